/** The configuration of a gateway process: the families of all subgraphs, and the demo company's credentials. */
import { demoCredentials } from "#contracts/demo-credentials.ts";
import type { Environment } from "#platform/config/kinds.ts";
import { type Config, readConfig } from "#platform/config/read.ts";
import { familiesOf } from "./gateway.ts";

/** @throws ConfigurationError with every mistake in it */
export const readGatewayConfig = (env: Environment): Config =>
  readConfig(env, familiesOf(), "gateway", demoCredentials);
