/** Things of the connectors in the demo company that have a name, for seeds and tests. */
import { guidOf } from "#contracts/kit/guid.ts";
import type { Organization } from "#services/demo/company.ts";

/** 24 hexadecimal digits, as the directory's own ids. */
export const objectIdOf = (name: string) => guidOf(`connectors ${name}`).replaceAll("-", "").slice(0, 24);

export const providerIds = [objectIdOf("provider 0"), objectIdOf("provider 1")] as const;
export const psaAIds = [guidOf("connectors psa_a 0"), guidOf("connectors psa_a 1")] as const;
export const psaBIds = [guidOf("connectors psa_b 0"), guidOf("connectors psa_b 1")] as const;
export const organizationIdOf = ({ index }: Organization) => objectIdOf(`organization ${index}`);

/** The people who administer each provider, by index. */
export const administratorsOf = [
  [0, 1, 7, 19, 42],
  [11, 23],
] as const;
/** Organizations from this index on are the second provider's. */
export const SECOND_PROVIDER_FROM = 8;

/**
 * Logins that the system accepts: the one in use, and a second one for tests that change it. Their
 * secrets are worth nothing.
 */
export const psaALogins = [0, 1].map((index) => ({
  url: `https://psa-a-${index}.example`,
  companyId: `provider-${index}`,
  publicKey: `demo-public-${index}`,
  privateKey: `demo-private-key-${index}`,
}));
export const OTHER_PSA_A_LOGIN = {
  url: "https://psa-a-eu.example",
  companyId: "provider-0",
  publicKey: "demo-public-9",
  privateKey: "demo-private-key-9",
};
export const companyIdOf = (n: number) => String(101 + n);
/** Every company has at least one agreement, all but the last ones an addition to it. */
export const agreementIdOf = (n: number, k = 0) => String(2_001 + n * 3 + k);
export const additionIdOf = (n: number, k = 0, m = 0) => String(10_001 + (n * 3 + k) * 4 + m);
/** Number of companies, from the first, with mapped organizations. The third has no other mapping. */
export const MAPPED = 4;

/** Logins that the system accepts: the one in use and another one. Their secrets are worth nothing. */
export const psaBLogins = [0, 1].map((index) => ({
  subdomain: `provider-${index}`,
  apiToken: `demo-api-token-${index}`,
}));
export const OTHER_PSA_B_LOGIN = { subdomain: "provider-eu", apiToken: "demo-api-token-9" };

export const psaBCompanyIdOf = (n: number) => String(501 + n);
