/** The configuration of a gateway process: the families of all subgraphs, and the demo company's credentials. */
import { demoCredentials } from "#contracts/demo-credentials.ts";
import type { Config } from "#platform/config/config.ts";
import type { SettingFiles } from "#platform/config/file/setting-file.ts";
import { readConfig } from "#platform/config/read.ts";
import type { Environment } from "#platform/config/setting.ts";
import { familiesOf } from "./gateway.ts";

const OF_GATEWAY = { role: "gateway", demo: demoCredentials } as const;

/**
 * @param files The source of the texts of files
 * @throws ConfigurationError with every mistake in it
 */
export const readGatewayConfig = (env: Environment, files?: SettingFiles): Config => {
  const families = familiesOf();
  return readConfig({ ...OF_GATEWAY, env, families, ...(files && { files }) });
};

/**
 * The same for a program that neither calls families nor is called by them: their secrets need not be there.
 * @throws ConfigurationError with every mistake in it
 */
export const readConfigWithoutCalls = (env: Environment): Config =>
  readConfig({ ...OF_GATEWAY, env, families: familiesOf(), calls: false });
