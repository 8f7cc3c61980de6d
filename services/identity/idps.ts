/** External identity providers. */
import { randomUUID } from "node:crypto";
import {
  type Idp,
  type IdpBody,
  type IdpProtocol,
  type idpOperations,
  idpStatuses,
} from "#contracts/identity/idps.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import { identityId } from "#services/demo/ids.ts";
import { seededRandom } from "#services/kit/data/random.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { notFound } from "./support/accounts.ts";
import type { IdentityTables } from "./tables.ts";

const isStatus = (status: string): status is Idp["status"] => idpStatuses.some((known) => known === status);

/** A protocol without the secrets of its credentials. */
function withoutSecrets({ credentials, ...protocol }: IdpProtocol): IdpProtocol {
  if (!credentials) return protocol;
  const { client, signing, ...rest } = credentials;
  const { client_secret: _, ...clientTold } = client ?? {};
  const { privateKey: __, ...signingTold } = signing ?? {};
  return {
    ...protocol,
    credentials: { ...rest, ...(client && { client: clientTold }), ...(signing && { signing: signingTold }) },
  };
}

export function idpHandlers(tables: IdentityTables): HandlersOf<typeof idpOperations> {
  const { idps, idpSecrets, idpKeys } = tables;

  function idpOf(idpId: string): Idp {
    const idp = idps.get(idpId);
    if (!idp) throw notFound(idpId, "IdentityProvider");
    return idp;
  }

  /** @throws 400 for an invalid provider */
  function check({ name, status, protocol, policy }: IdpBody, ownId: string): void {
    const refuse = (message: string, field: string): never => {
      throw new Problem(400, message, { field });
    };
    if (name !== undefined && name.trim() === "") refuse("name is blank", "name");
    if (idps.by("name", (name ?? "").toLowerCase()).some(({ id }) => id !== ownId))
      refuse("name: another identity provider has this name", "name");
    if (status !== undefined && !isStatus(status))
      refuse(`status must be one of: ${idpStatuses.join(", ")}`, "status");
    if ((policy?.maxClockSkew ?? 0) < 0) refuse("policy.maxClockSkew is negative", "policy.maxClockSkew");
    const { trust, signing } = protocol?.credentials ?? {};
    for (const [part, kid] of [
      ["trust", trust?.kid],
      ["signing", signing?.kid],
    ] as const)
      if (kid !== undefined && !idpKeys.get(kid))
        refuse(`There is no key ${kid}`, `protocol.credentials.${part}.kid`);
  }

  /** Stores secrets. Omitted ones stay, so that a client can write back a provider that it has read. */
  function keepSecrets(idpId: string, protocol: IdpProtocol | undefined): void {
    const { client, signing } = protocol?.credentials ?? {};
    const clientSecret = client?.client_secret ?? idpSecrets.get(idpId)?.clientSecret;
    const privateKey = signing?.privateKey ?? idpSecrets.get(idpId)?.privateKey;
    idpSecrets.put({
      idpId,
      ...(clientSecret !== undefined && { clientSecret }),
      ...(privateKey !== undefined && { privateKey }),
    });
  }

  /** The provider after a write. Ids, dates and links cannot be written. */
  function written(
    before: Idp,
    { name, type, status, issuerMode, policy, protocol }: IdpBody,
    at: string,
  ): Idp {
    return {
      ...before,
      name: name ?? before.name,
      type: type ?? before.type,
      status: status !== undefined && isStatus(status) ? status : before.status,
      issuerMode: issuerMode ?? before.issuerMode,
      policy: policy ?? before.policy,
      protocol: protocol ? withoutSecrets(protocol) : before.protocol,
      lastUpdated: at,
    };
  }

  function put(before: Idp, body: IdpBody, now: number): Idp {
    check(body, before.id);
    keepSecrets(before.id, body.protocol);
    return idps.put(written(before, body, new Date(now).toISOString()));
  }

  return {
    listIdps({ q, type }) {
      const part = q?.toLowerCase();
      return idps
        .all()
        .filter((idp) => (!part || idp.name.toLowerCase().includes(part)) && (!type || idp.type === type));
    },

    createIdp({ body }, { now }) {
      const id = identityId("0oa", seededRandom(randomUUID()));
      const at = new Date(now).toISOString();
      const blank: Idp = {
        id,
        name: `Identity provider ${id}`,
        type: "OIDC",
        status: "ACTIVE",
        created: at,
        issuerMode: "DYNAMIC",
        lastUpdated: at,
        policy: {},
        protocol: {},
      };
      return put(blank, body, now);
    },

    getIdp: ({ idpId }) => idpOf(idpId),

    updateIdp: ({ idpId, body }, { now }) => put(idpOf(idpId), body, now),

    deleteIdp({ idpId }) {
      idpOf(idpId);
      idps.delete(idpId);
      idpSecrets.delete(idpId);
      return undefined;
    },
  };
}
