/** Runs the gateway within another program: `createGateway` of the package. */
import { CONFIGURATION_VARIABLE, programEnvironment } from "#platform/config/file/configuration-file.ts";
import { secretsOf } from "#platform/config/secrets.ts";
import type { Environment } from "#platform/config/setting.ts";
import { withStartedServices } from "#platform/config/started-services.ts";
import { createLog } from "#platform/http/log.ts";
import { startStandInServices } from "./demo/stand-in-services.ts";
import type { CreateGateway, GatewayOptions } from "./embedded.ts";
import { readGatewayConfig } from "./read-config.ts";
import { openGateway } from "./serve.ts";

/**
 * Opens the configured gateway in this process, with stand-in services for families without a URL unless they
 * run elsewhere. It listens on no port and handles no signal.
 * @throws ConfigurationError with all mistakes in the settings
 */
export const createGateway: CreateGateway = async (options = {}) => {
  const config = readGatewayConfig(environmentOf(options));
  const needed = config.localFamilies.length > 0 && !config.localFamiliesElsewhere;
  const services = needed ? await startStandInServices({ output: "ignore", port: config.port }) : undefined;
  try {
    const log = createLog(config.logLevel, secretsOf(config));
    const { app, gateway, authenticate, close } = await openGateway(
      withStartedServices(config, services),
      log,
    );
    await app.ready();
    return {
      get schema() {
        return gateway.apiSchema();
      },
      async execute(operation, { headers = {}, signal } = {}) {
        const caller = await authenticate({ headers, address: "127.0.0.1" });
        return gateway.execute(operation, { headers, caller, ...(signal && { signal }) });
      },
      handle: app.routing,
      async close() {
        await app.close();
        await close();
        await services?.stop();
      },
    };
  } catch (error) {
    await services?.stop();
    throw error;
  }
};

function environmentOf({ settings, env }: GatewayOptions): Environment {
  if (settings === undefined) return env ?? programEnvironment();
  const named = typeof settings === "string" ? settings : JSON.stringify(settings);
  return { ...(env ?? process.env), [CONFIGURATION_VARIABLE]: named };
}
