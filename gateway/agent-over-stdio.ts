/** `npm run -s mcp`: the tools of agents over standard input and output, with a gateway in this process and no port. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { destination } from "pino";
import { secretsOf } from "#platform/config/secrets.ts";
import type { Environment } from "#platform/config/setting.ts";
import { withStartedServices } from "#platform/config/started-services.ts";
import { createLog } from "#platform/http/log.ts";
import { startStandInServices } from "./demo/stand-in-services.ts";
import { TrustedDocuments } from "./http/trusted-documents.ts";
import { agentsOf } from "./mcp/gateway-agent.ts";
import { mcpServer } from "./mcp/mcp-server.ts";
import { reportsOf } from "./mcp/own-reports.ts";
import { readGatewayConfig } from "./read-config.ts";
import { documentsOf, openGateway } from "./serve.ts";
import { withReports } from "./with-reports.ts";

const STANDARD_ERROR = 2;

/**
 * Serves one agent until its input ends. The configuration is that of `npm start`; the log goes to standard error.
 * @param env The environment; `MCP_TOKEN` is the bearer token of the caller, where access control is on.
 */
export async function serveAgentOverStdio(
  env: Environment,
  { stdin: input, stdout: output }: Pick<NodeJS.Process, "stdin" | "stdout"> = process,
): Promise<{ stop(): Promise<void> }> {
  const config = readGatewayConfig(env);
  const log = createLog(config.logLevel, secretsOf(config), destination(STANDARD_ERROR));
  const needed = config.localFamilies.length > 0 && !config.localFamiliesElsewhere;
  const local = needed ? await startStandInServices({ output: "ignore" }) : undefined;
  const placed = withStartedServices(config, local);
  const opened = await openGateway(placed, log);
  const added = await withReports(opened, placed, log);
  // Only this process asks here, for runs of reports.
  const folder = mkdtempSync(join(tmpdir(), "tributary-mcp-"));
  await opened.app.listen({ path: join(folder, "gateway.sock") });
  const { gateway, authenticate, app } = opened;
  const agentOf = agentsOf({ gateway, documents: new TrustedDocuments(documentsOf(placed)) });
  const token = env["MCP_TOKEN"];
  const authorization = token === undefined ? undefined : `Bearer ${token}`;
  const headers = { ...(authorization !== undefined && { authorization }) };
  const rawHeaders = Object.entries(headers).flat();
  const connection = serveStdio(
    () =>
      mcpServer(async () => {
        const caller = await authenticate({ headers, rawHeaders, address: "127.0.0.1" });
        return agentOf({
          operation: { headers, caller, callerName: caller.subject },
          report: reportsOf(app, headers),
        });
      }),
    {
      transport: new StdioServerTransport(input, output),
      maxSubscriptions: 0,
      onerror: ({ name }) => log.warn({ name }, "a message of the agent failed"),
    },
  );
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= (async () => {
      await connection.close();
      await app.close();
      await added.close();
      await opened.close();
      await local?.stop();
      rmSync(folder, { recursive: true, force: true });
    })();
    return stopping;
  };
  input.once("end", () => void stop());
  return { stop };
}
