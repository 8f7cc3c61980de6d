/** The configuration of a gateway process: the families of all subgraphs, and the demo company's credentials. */
import { demoCredentials } from "#contracts/demo-credentials.ts";
import type { Environment } from "#platform/config/kinds.ts";
import { type Config, readConfig } from "#platform/config/read.ts";
import type { SettingFiles } from "#platform/config/setting-file.ts";
import { familiesOf } from "./gateway.ts";

/**
 * @param files where the texts of files come from
 * @throws ConfigurationError with every mistake in it
 */
export const readGatewayConfig = (env: Environment, files?: SettingFiles): Config => {
  const families = familiesOf();
  return readConfig(env, families, "gateway", demoCredentials, families, files);
};
