// A client built on the SDK: node client.mjs v1|v2 stable|unstable COMMAND...
// Runs through everything with the agent that COMMAND starts; any difference ends it with an error.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { info, load, MEGABYTES_20, stream } from "./peer.mjs";

const [version, surface, command, ...args] = process.argv.slice(2);
const { acp, fixtures, updates } = await load(version, surface);
const process_ = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
const exited = new Promise((resolve) => process_.on("exit", resolve));

let seen = [];
let idle = () => {};
const calls = [];
const record = (answer) => ({ method, params }) => {
  calls.push([method, params]);
  return answer;
};

const app = acp.client({ name: "peer" })
  .onNotification("session/update", ({ params }) => {
    const { update } = params;
    if (update.sessionUpdate === "state_update" && update.state === "idle") idle(update.stopReason);
    else seen.push(update);
  })
  .onRequest("session/request_permission", record({ outcome: { outcome: "selected", optionId: "y" } }))
  .onRequest("_ask", (params) => params, record({ answered: true }))
  .onNotification("_note", (params) => params, record(undefined));

if (version === "v1") {
  app
    .onRequest("fs/write_text_file", record({}))
    .onRequest("fs/read_text_file", record({ content: "text" }))
    .onRequest("terminal/create", record({ terminalId: "t" }))
    .onRequest("terminal/output", record({ output: "out", truncated: false }))
    .onRequest("terminal/wait_for_exit", record({ exitCode: 3, signal: null }))
    .onRequest("terminal/kill", record({}))
    .onRequest("terminal/release", record({}));
}

const texts = () => seen.map((update) => JSON.parse(update.content.text));
const methods = () => calls.splice(0).map(([method]) => method);

await app.connectWith(stream(acp, process_.stdin, process_.stdout), async (agent) => {
  const number = Number(version.slice(1));
  const hello = await agent.request("initialize", {
    protocolVersion: number,
    ...(version === "v2" ? { info, capabilities: {} } : { clientInfo: info }),
  });
  assert.equal(hello.protocolVersion, number);

  const servers = [{ name: "s", command: "/c", args: ["a"], env: [{ name: "K", value: "V" }],
    ...(version === "v2" ? { type: "stdio" } : {}) }];
  const { sessionId } = await agent.request("session/new", { cwd: "/w", mcpServers: servers });
  assert.equal(sessionId, "session");

  const prompt = async (text, blocks = [], options = undefined) => {
    seen = [];
    const stopped = new Promise((resolve) => (idle = resolve));
    const body = { sessionId, prompt: [{ type: "text", text }, ...blocks] };
    const result = await agent.request("session/prompt", body, options);
    return version === "v1" ? result.stopReason : await stopped;
  };

  assert.equal(await prompt("content", fixtures.content), "end_turn");
  assert.deepEqual(seen.map((update) => update.content), fixtures.content);

  assert.equal(await prompt("updates"), "end_turn");
  assert.deepEqual(seen, updates);

  await prompt("permission");
  assert.deepEqual(texts(), [{ outcome: { outcome: "selected", optionId: "y" } }]);
  assert.deepEqual(calls.pop()[1], { sessionId, ...fixtures.permission });

  if (version === "v1") {
    await prompt("files");
    assert.deepEqual(texts(), [{ content: "text" }]);
    assert.deepEqual(methods(), ["fs/write_text_file", "fs/read_text_file"]);
    await prompt("terminal");
    assert.deepEqual(texts(), [{ output: "out", truncated: false }, { exitCode: 3 }]);
    assert.deepEqual(methods(), [
      "terminal/create", "terminal/output", "terminal/wait_for_exit", "terminal/kill", "terminal/release",
    ]);
  }

  await prompt("extension");
  assert.deepEqual(texts(), [{ answered: true }]);
  assert.deepEqual(calls.splice(0), [["_note", { a: 1 }], ["_ask", { b: [2] }]]);
  assert.deepEqual(await agent.request("_echo", { x: [1, "ä"] }), { echoed: { x: [1, "ä"] } });
  await assert.rejects(agent.request("_nothing", {}), { code: -32601 });
  await assert.rejects(agent.request("session/new", { cwd: 5, mcpServers: [] }), { code: -32602 });

  await prompt("big", [{ type: "text", text: MEGABYTES_20 }]);
  assert.equal(seen[0].content.text, "20000000");
  assert.equal(seen[1].content.text.length, 20_000_000);

  const waiting = prompt("wait");
  while (seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await agent.notify("session/cancel", { sessionId });
  assert.equal(await waiting, "cancelled");
  assert.deepEqual(texts(), ["waiting", "session/cancel"]);

  const controller = new AbortController();
  const aborted = prompt("wait", [], { cancellationSignal: controller.signal });
  while (seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  controller.abort();
  await assert.rejects(aborted, { code: -32800 });

  if (surface === "unstable") {
    const fork = await agent.request("session/fork", { sessionId, cwd: "/w" });
    assert.equal(fork.sessionId, "session-fork");
  } else {
    await assert.rejects(agent.request("session/fork", { sessionId, cwd: "/w" }), { code: -32601 });
  }
});

process_.stdin.end();
assert.equal(await exited, 0, "the agent ends with its input");
console.log("ok");
