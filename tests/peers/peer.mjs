// What both peers share: the entry point of the SDK, the stream, the fixtures.
import { readFileSync } from "node:fs";
import { Readable, Writable } from "node:stream";

const ENTRIES = {
  v1: { stable: "@agentclientprotocol/sdk", unstable: "@agentclientprotocol/sdk/unstable" },
  v2: {
    stable: "@agentclientprotocol/sdk/experimental/v2",
    unstable: "@agentclientprotocol/sdk/experimental/v2/unstable",
  },
};

export const MEGABYTES_20 = "x".repeat(20_000_000);

export async function load(version, surface) {
  const acp = await import(ENTRIES[version][surface]);
  const text = readFileSync(new URL("fixtures.json", import.meta.url), "utf8");
  const fixtures = JSON.parse(text)[version];
  const updates = [...fixtures.updates, ...(surface === "unstable" ? fixtures.unstable : [])];
  return { acp, fixtures, updates };
}

export function stream(acp, output, input) {
  return acp.ndJsonStream(Writable.toWeb(output), Readable.toWeb(input), {
    maxMessageBytes: 64 * 1024 * 1024,
  });
}

export const info = { name: "peer", version: "1" };
