/** Opens the configured gateway in this process, for reports without `--url`. */

import { buildASTSchema, print } from "graphql";
import { startStandInServices } from "#gateway/demo/stand-in-services.ts";
import { familiesOf } from "#gateway/gateway.ts";
import { readGatewayConfig } from "#gateway/read-config.ts";
import { configuredSchemas } from "#gateway/schemas/configured-schemas.ts";
import { openGateway } from "#gateway/serve.ts";
import { ConfigurationError, type Environment } from "#platform/config/setting.ts";
import { demoWarning, withStartedServices } from "#platform/config/started-services.ts";
import { StartError } from "#platform/http/lifecycle.ts";
import { createLog } from "#platform/http/log.ts";
import type { ClientOptions, Connected } from "./kit/asking/client.ts";
import { type Served, servedOf } from "./kit/definition/absent-families.ts";
import { setApiSchema } from "./kit/document/document.ts";

/**
 * The configured gateway as in `npm start`, without a port, with the stand-in services for families without a URL.
 * A user with access to its configuration may read everything.
 */
export async function openLocalGateway(
  env: Environment,
  { headers, patienceMs, signal }: ClientOptions,
): Promise<Connected> {
  const config = readGatewayConfig(env);
  const needed = config.localFamilies.length > 0 && !config.localFamiliesElsewhere;
  const local = needed ? await started() : undefined;
  const warning = demoWarning(config);
  if (warning !== undefined) console.warn(warning);
  // The output of a report is its rows, so only its errors are printed.
  const log = createLog("silent");
  const { gateway, close } = await openGateway(withStartedServices(config, local), log);
  return {
    send: (request) =>
      gateway.execute(request, { headers, ...(patienceMs > 0 && { patienceMs }), ...(signal && { signal }) }),
    async close() {
      await close();
      await local?.stop();
    },
  };
}

/**
 * Part of the API that the configured gateway serves. Undefined if it serves everything. Its declared families
 * become part of the schema of reports.
 */
export async function servedLocally(env: Environment): Promise<Served | undefined> {
  let config: ReturnType<typeof readGatewayConfig>;
  try {
    config = readGatewayConfig(env);
  } catch (error) {
    // A list of reports needs no configuration. A run reads it again, and reports its mistakes.
    if (error instanceof ConfigurationError) return undefined;
    throw error;
  }
  const { served, declared } = config;
  const isWhole = familiesOf().every(({ name }) => served.includes(name));
  if (isWhole && !declared) return undefined;
  const { schemas } = await configuredSchemas(config);
  if (declared) setApiSchema(print(schemas.api));
  if (isWhole) return undefined;
  const schema = buildASTSchema(schemas.api, { assumeValid: true });
  return servedOf(served, () => schema);
}

async function started() {
  try {
    return await startStandInServices({ output: "ignore" });
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    throw new StartError(
      `${error.message}. Where "npm start" runs already, ask that: --url http://127.0.0.1:4000/graphql`,
    );
  }
}
