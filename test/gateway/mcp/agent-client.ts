/** An agent for tests: the SDK's client, connected to a deployment. */
import { type CallToolResult, Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

/** A tool's answer in a form for tests. */
export interface ToolAnswer {
  readonly isError: boolean;
  /** All texts of the answer. */
  readonly text: string;
  /** The structured answer in the type that the test expects. */
  readonly value: Readonly<Record<string, unknown>>;
}

export interface TestAgent extends AsyncDisposable {
  readonly client: Client;
  /** Tools that were called. */
  readonly calls: readonly string[];
  call(name: string, input: Readonly<Record<string, unknown>>): Promise<ToolAnswer>;
}

const isRecord = (value: unknown): value is ToolAnswer["value"] =>
  typeof value === "object" && value !== null;

/** An answer without its SDK types. */
export function toolAnswer({ isError = false, content, structuredContent }: CallToolResult): ToolAnswer {
  const text = content.map((one) => (one.type === "text" ? one.text : "")).join("\n");
  return { isError, text, value: isRecord(structuredContent) ? structuredContent : {} };
}

/** Connects to `/mcp` of a gateway. @param mode Version of the protocol in the client. */
export async function connectAgent(
  origin: string,
  { token, mode = "legacy" }: { readonly token?: string; readonly mode?: "auto" | "legacy" } = {},
): Promise<TestAgent> {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { requestInit: { headers } }),
  );
  const calls: string[] = [];
  return {
    client,
    calls,
    async call(name, input) {
      calls.push(name);
      return toolAnswer(await client.callTool({ name, arguments: { ...input } }));
    },
    [Symbol.asyncDispose]: () => client.close(),
  };
}
