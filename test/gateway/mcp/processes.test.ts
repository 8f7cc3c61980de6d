/** Agents at the built gateway over stdio, with runs of reports. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "#test/gateway/processes.ts";
import { type ToolAnswer, toolAnswer } from "./agent-client.ts";

const LARGE =
  "query Large($first: Int!) { users(first: $first) { nodes { id email displayName tickets(first: 5) { nodes { id subject description } } } } }";

describe("an agent over stdio", () => {
  const folder = mkdtempSync(join(tmpdir(), "tributary-mcp-test-"));
  const client = new Client({ name: "test", version: "1" });
  const progress: string[] = [];

  beforeAll(async () => {
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [join(root, "dist/gateway/agents.js")],
        cwd: root,
        stderr: "ignore",
        env: {
          PATH: process.env["PATH"] ?? "",
          NODE_ENV: "test",
          LOG_LEVEL: "info",
          SERVICES_PORT: "0",
          REPORTS_FOLDER: join(folder, "reports"),
          INBOX_FILE: join(folder, "inbox.db"),
          MCP_TOKEN: "a-token-that-nobody-checks",
        },
      }),
      { timeout: 60_000 },
    );
  });
  afterAll(async () => {
    await client.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const call = async (name: string, input: object): Promise<ToolAnswer> =>
    toolAnswer(
      await client.callTool(
        { name, arguments: { ...input } },
        { timeout: 60_000, onprogress: ({ message }) => void progress.push(message ?? "") },
      ),
    );

  it("has the four tools", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["search", "describe", "check", "run"]);
  });

  it("gets a large answer truncated, with the handle of a report run that has all rows", async () => {
    const { value } = await call("run", { document: LARGE, variables: { first: 100 } });
    expect(progress).toContain("REST calls made");
    expect(value).toMatchObject({
      handle: expect.stringMatching(/^[0-9a-f]{32}$/),
      restCalls: expect.any(Number),
    });
    expect(value["summary"]).toMatchObject({ "users.nodes": 100 });
    const { handle } = value;
    let read = await call("run", { handle });
    while (String(read.value["notes"]).includes("Run the handle again")) read = await call("run", { handle });
    expect(read.isError, read.text).toBe(false);
    expect(read.value["answer"]).toMatchObject({
      columns: expect.arrayContaining(["email"]),
      rows: expect.any(Array),
    });
    expect(read.value["notes"]).toContainEqual(expect.stringMatching(/^Rows 1 to \d+ of \d+/));
    const [, next = ""] = /"offset": (\d+)/.exec(String(read.value["notes"])) ?? [];
    const more = await call("run", { handle, offset: Number(next) });
    expect(more.value["notes"]).toContainEqual(expect.stringContaining(`Rows ${Number(next) + 1} to`));
  });

  it("is refused an unknown or malformed handle", async () => {
    expect(await call("run", { handle: "0".repeat(32) })).toMatchObject({ isError: true });
    expect((await call("run", { handle: "../../etc" })).text).toContain("A handle has 32 characters");
  });
});
