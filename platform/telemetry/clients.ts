/**
 * Name and version of the client of an operation, from headers of Apollo's and other clients. Clients choose both,
 * so their form is checked, and the number of values that become labels is limited.
 */
import type { IncomingHttpHeaders } from "node:http";

export interface ClientIdentity {
  readonly name: string;
  /** Empty if the client sends none. */
  readonly version: string;
}

/** The labels of a client in metrics. */
export interface ClientLabels {
  readonly client_name: string;
  readonly client_version: string;
}

const CLIENT_HEADERS = [
  "apollographql-client-name",
  "graphql-client-name",
  "apollographql-client-version",
  "graphql-client-version",
] as const;

/** Matches also names of packages, for example `@acme/shop`, but no e-mail address. */
const NAME = /^@?[\w.+/ -]{1,64}$/;
const VERSION = /^[\w.+-]{1,32}$/;

/** Most names that become labels, and most versions of each. */
const MAX_NAMES = 50;
const MAX_VERSIONS = 10;

const OTHER = "other";

/** Client that a request names; undefined if the name is missing or malformed. */
export function clientOf(headers: IncomingHttpHeaders): ClientIdentity | undefined {
  const name = headers["apollographql-client-name"] ?? headers["graphql-client-name"];
  if (typeof name !== "string" || !NAME.test(name)) return undefined;
  const version = headers["apollographql-client-version"] ?? headers["graphql-client-version"];
  return { name, version: typeof version === "string" && VERSION.test(version) ? version : "" };
}

/** Headers of a request by which the client names itself. */
export const clientHeadersIn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(CLIENT_HEADERS.flatMap((name) => (name in headers ? [[name, headers[name]]] : [])));

/** Limits the clients with labels of their own. Later ones are `other`. */
export class ClientNames {
  readonly #versions = new Map<string, Set<string>>();

  /** The labels of a client; empty ones if the request names none. */
  labelsOf(client: ClientIdentity | undefined): ClientLabels {
    if (!client) return { client_name: "", client_version: "" };
    const { name, version } = client;
    const known = this.#versions.get(name);
    if (!known) {
      if (this.#versions.size >= MAX_NAMES) return { client_name: OTHER, client_version: "" };
      this.#versions.set(name, new Set([version]));
    } else if (!known.has(version)) {
      if (known.size >= MAX_VERSIONS) return { client_name: name, client_version: OTHER };
      known.add(version);
    }
    return { client_name: name, client_version: version };
  }
}
