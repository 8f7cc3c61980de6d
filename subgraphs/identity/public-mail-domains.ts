/** Public mail domains, such as those of free mail providers. They belong to no company. */
import { publicMailDomains } from "#contracts/identity/settings.ts";
import type { IdentityContext } from "./context.ts";

/** Domains by setting, so that each setting is parsed once. The configuration has validated them. */
const parsed = new Map<string, ReadonlySet<string>>();

function domainsIn(setting: string): ReadonlySet<string> {
  let domains = parsed.get(setting);
  if (!domains) {
    domains = new Set(setting.split(","));
    parsed.set(setting, domains);
  }
  return domains;
}

/** True for a domain in `families.identity.scope.publicMailDomains`; the default list without an identity provider. */
export function isPublicMailDomain(domain: string, context: IdentityContext): boolean {
  const setting = context.serves("identity")
    ? context.identity.client.upstream.settings.scope?.["publicMailDomains"]
    : undefined;
  return domainsIn(setting ?? publicMailDomains).has(domain);
}
