/** Reads the configuration of a gateway process, for the families of all subgraphs. */
import { demoCredentials } from "#contracts/demo-credentials.ts";
import type { Config } from "#platform/config/config.ts";
import type { SettingFiles } from "#platform/config/file/setting-file.ts";
import { readConfig } from "#platform/config/read.ts";
import type { Environment } from "#platform/config/setting.ts";
import { familiesOf } from "./gateway.ts";

const OF_GATEWAY = { role: "gateway", demo: demoCredentials } as const;

/**
 * @param files Source of the texts of files.
 * @throws ConfigurationError with all mistakes
 */
export const readGatewayConfig = (env: Environment, files?: SettingFiles): Config => {
  const families = familiesOf();
  return readConfig({ ...OF_GATEWAY, env, families, ...(files && { files }) });
};

/**
 * Like `readGatewayConfig`, for a program without calls from or to families. Their secrets may be missing.
 * @throws ConfigurationError with all mistakes
 */
export const readConfigWithoutCalls = (env: Environment): Config =>
  readConfig({ ...OF_GATEWAY, env, families: familiesOf(), calls: false });
