/** Domains whose e-mail addresses belong to anybody: they are no company's. */
import { publicMailDomains } from "#contracts/identity/settings.ts";
import type { IdentityContext } from "./context.ts";

/** The domains of a setting, which is read once. The configuration has refused what is no domain. */
const parsed = new Map<string, ReadonlySet<string>>();

function domainsIn(setting: string): ReadonlySet<string> {
  let domains = parsed.get(setting);
  if (!domains) {
    domains = new Set(setting.split(","));
    parsed.set(setting, domains);
  }
  return domains;
}

/** Whether a domain is listed in `families.identity.scope.publicMailDomains`; the default list counts without an identity provider. */
export function isPublicMailDomain(domain: string, context: IdentityContext): boolean {
  const setting = context.serves("identity")
    ? context.identity.client.upstream.settings.scope?.["publicMailDomains"]
    : undefined;
  return domainsIn(setting ?? publicMailDomains).has(domain);
}
