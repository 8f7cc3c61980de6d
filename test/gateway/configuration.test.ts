/** The configuration of a deployment with its families. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { connectors } from "#contracts/connectors/index.ts";
import { CONNECT_TOKEN, demoCredentials, demoSecret } from "#contracts/demo-credentials.ts";
import { erp } from "#contracts/erp/index.ts";
import type { Family } from "#contracts/kit/contract.ts";
import { treasury } from "#contracts/treasury/index.ts";
import { familiesOf } from "#gateway/gateway.ts";
import { readConfig } from "#platform/config/read.ts";
import type { Environment } from "#platform/config/setting.ts";
import { configurationDoc } from "#scripts/docs/configuration.ts";
import { providerIds, psaAIds, psaBIds } from "#services/demo/things/connectors.ts";
import { FIRST_COMPANY } from "#services/demo/things/erp.ts";
import { MAIN_ACCOUNT } from "#services/demo/things/treasury.ts";
import { settings } from "#test/kit/settings.ts";

const read = (env: Environment, families: readonly Family[]) =>
  readConfig({ env, families, role: "gateway", demo: demoCredentials });

describe("the configuration of all families", () => {
  it("needs no setting: it has the local families with the demo company's credentials", () => {
    const config = read({}, familiesOf());
    expect(config.families["banking"]).toEqual({
      baseUrl: "http://127.0.0.1:4100/banking",
      credential: { secret: demoSecret("banking") },
    });
    expect(config.families["supportDesk"]?.baseUrl).toBe("http://127.0.0.1:4100/support-desk");
    expect(config.families["identity"]?.scope).toMatchObject({
      peopleGroupId: "people",
      projectPersonAttribute: "projectPersonId",
    });
    expect(config.families["crm"]?.scope).toBeUndefined();
    expect(config.localFamilies).toEqual(familiesOf().map(({ name }) => name));
    expect(config.listeners["eSignature"]).toEqual({ kind: "token", tokens: [CONNECT_TOKEN] });
    expect(config).toMatchObject({
      host: "127.0.0.1",
      auth: { kind: "off" },
      console: true,
      production: false,
    });
  });

  it("includes the demo company's scope keys for local families only", () => {
    const families = [erp, treasury, connectors];
    const { families: local } = read({}, families);
    expect(local["connectors"]?.scope).toEqual({
      provider_id: providerIds[0],
      psa_a: psaAIds[0],
      psa_b: psaBIds[0],
    });
    expect(local["erp"]?.scope).toEqual({ company_id: FIRST_COMPANY, namespace: "erp.actions" });
    expect(local["treasury"]?.scope).toEqual({ financial_account: MAIN_ACCOUNT });
    const env = {
      ERP_URL: "https://erp.example/",
      ERP_CREDENTIAL: "service:s",
      ...settings({ families: { treasury: { scope: { financialAccount: "fa_1" } } } }),
    };
    const { families: real } = read({ ...env, DEMO: "on" }, families);
    expect(real["erp"]).toEqual({
      baseUrl: "https://erp.example",
      credential: { secret: "s" },
      scope: { namespace: "erp.actions" },
    });
    expect(real["treasury"]?.scope).toEqual({ financial_account: "fa_1" });
  });

  it("is documented in docs/configuration.md as its program prints it", () => {
    const page = readFileSync(new URL("../../docs/configuration.md", import.meta.url), "utf8");
    expect(page).toBe(configurationDoc());
  });
});
