// An agent built on the SDK: node agent.mjs v1|v2 stable|unstable
import { info, load, MEGABYTES_20, stream } from "./peer.mjs";

const [version, surface] = process.argv.slice(2);
const { acp, fixtures, updates } = await load(version, surface);
const anything = (params) => params;
const cancelled = new Map();

const chunk = (text) => ({
  sessionUpdate: "agent_message_chunk",
  content: { type: "text", text },
  ...(version === "v2" ? { messageId: "m" } : {}),
});

async function turn({ params, client, signal }) {
  const { sessionId, prompt } = params;
  const send = (update) => client.notify("session/update", { sessionId, update });
  const say = (value) => send(chunk(JSON.stringify(value)));
  const [command, ...blocks] = prompt;
  switch (command.text) {
    case "content":
      for (const content of blocks) await send({ ...chunk(""), content });
      break;
    case "updates":
      for (const update of updates) await send(update);
      break;
    case "permission":
      await say(await client.request("session/request_permission", { sessionId, ...fixtures.permission }));
      break;
    case "files": {
      await client.request("fs/write_text_file", { sessionId, path: "/f", content: "written" });
      await say(await client.request("fs/read_text_file", { sessionId, path: "/f", line: 1, limit: 2 }));
      break;
    }
    case "terminal": {
      const { terminalId } = await client.request("terminal/create", {
        sessionId, command: "ls", args: ["-l"], env: [{ name: "A", value: "b" }], cwd: "/",
      });
      const id = { sessionId, terminalId };
      await say(await client.request("terminal/output", id));
      await say(await client.request("terminal/wait_for_exit", id));
      await client.request("terminal/kill", id);
      await client.request("terminal/release", id);
      break;
    }
    case "extension":
      await client.notify("_note", { a: 1 });
      await say(await client.request("_ask", { b: [2] }));
      break;
    case "unknown":
      try {
        await client.request("_nothing", {});
      } catch (error) {
        await say(error.code);
      }
      break;
    case "big":
      await say(blocks[0].text.length);
      await send(chunk(MEGABYTES_20));
      break;
    case "wait":
      await say("waiting");
      await new Promise((resolve) => {
        cancelled.set(sessionId, () => resolve("session/cancel"));
        signal.addEventListener("abort", () => resolve("$/cancel_request"));
      }).then(say);
      return "cancelled";
  }
  return "end_turn";
}

const app = acp.agent({ name: "peer" })
  .onRequest("initialize", ({ params }) => ({
    protocolVersion: params.protocolVersion,
    ...(version === "v2" ? { info } : { agentInfo: info, agentCapabilities: { loadSession: true } }),
  }))
  .onRequest("session/new", ({ params }) => ({
    sessionId: "session",
    _meta: { cwd: params.cwd, servers: params.mcpServers },
  }))
  .onNotification("session/cancel", ({ params }) => cancelled.get(params.sessionId)?.())
  .onRequest("_echo", anything, ({ params }) => ({ echoed: params }))
  .onRequest("session/prompt", async (context) => {
    const stopReason = await turn(context);
    if (version === "v1") return { stopReason };
    const { sessionId } = context.params;
    const update = { sessionUpdate: "state_update", state: "idle", stopReason };
    await context.client.notify("session/update", { sessionId, update });
    return { messageId: "mine" };
  });

if (surface === "unstable") {
  app.onRequest("session/fork", ({ params }) => ({ sessionId: `${params.sessionId}-fork` }));
}

await app.connect(stream(acp, process.stdout, process.stdin)).closed;
