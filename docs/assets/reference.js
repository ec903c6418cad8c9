// Lets readers of the reference choose which unstable members they see. Without it all are shown.
(function () {
  "use strict";
  const KEY = "acp-reference-shows";

  function featuresOf(element) {
    if (element.dataset.features !== undefined) {
      return element.dataset.features.toLowerCase().split(" ");
    }
    return Array.from(element.querySelectorAll(".flag"), (flag) => flag.textContent.trim());
  }

  function apply(members, choice) {
    for (const [element, features] of members) {
      const shown =
        choice === "all" || features.every((name) => choice.split(" ").includes(name));
      element.classList.toggle("filtered", !shown);
      for (const heading of element.querySelectorAll("[id]")) {
        const link = document.querySelector(`.md-nav--secondary a[href="#${CSS.escape(heading.id)}"]`);
        if (link !== null) link.parentElement.classList.toggle("filtered", !shown);
      }
    }
  }

  function control(members) {
    const names = new Set(members.flatMap(([, features]) => features));
    const select = document.createElement("select");
    const options = [["all", "everything"], ["stable", "stable members"]];
    for (const name of Array.from(names).sort()) options.push([name, `stable, and ${name}`]);
    for (const [value, text] of options) select.add(new Option(text, value));
    const stored = localStorage.getItem(KEY);
    select.value = options.some(([value]) => value === stored) ? stored : stored === null ? "all" : "stable";
    select.addEventListener("change", () => {
      localStorage.setItem(KEY, select.value);
      apply(members, select.value);
    });
    const label = document.createElement("label");
    label.append("Show ", select);
    const box = document.createElement("p");
    box.className = "filter";
    box.append(label);
    return [box, select];
  }

  const elements = document.querySelectorAll(".member.unstable, .branch.unstable, .filterable tbody tr");
  const members = Array.from(elements, (element) => [element, featuresOf(element)]).filter(
    ([, features]) => features.length > 0
  );
  const title = document.querySelector("article h1");
  if (members.length > 0 && title !== null) {
    const [box, select] = control(members);
    title.after(box);
    apply(members, select.value);
  }
})();
