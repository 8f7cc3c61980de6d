import { expect, it } from "vitest";
import { banking } from "#contracts/banking/index.ts";
import { misspeltSettings } from "#platform/config/file/misspelt-settings.ts";

it.each([
  ["REDIS_ULR", ["REDIS_ULR is no setting: did you mean REDIS_URL?"]],
  ["JWT_SECRET_FIEL", ["JWT_SECRET_FIEL is no setting: did you mean JWT_SECRET_FILE?"]],
  ["BANKING_UR", ["BANKING_UR is no setting: did you mean BANKING_URL?"]],
  ["BANKING_TIMEOUT", ["BANKING_TIMEOUT is no setting, although it begins with BANKING_"]],
  ["METRICS_PROT", ["METRICS_PROT is no setting: did you mean METRICS_PORT?"]],
  ["REDIS_URL", []],
  ["JWT_SECRET_FILE", []],
  ["HOME", []],
  ["HOSTNAME", []],
  ["NODE_OPTIONS", []],
  ["HTTP_PROXY", []],
  ["BANKING_SERVICE_HOST", []],
  ["BANKING_SERVICE_PORT_HTTP", []],
  ["BANKING_PORT", []],
  ["BANKING_PORT_80_TCP_ADDR", []],
  ["npm_config_port", []],
])("%s in the environment", (name, expected) => {
  expect(misspeltSettings({ [name]: "a value that is never printed" }, [banking])).toEqual(expected);
});
