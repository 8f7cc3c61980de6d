/**
 * Which client sends an operation, by the headers that Apollo's and other clients send. Both values are
 * chosen by the client: they are bounded in form, and in number where they become labels.
 */
import type { IncomingHttpHeaders } from "node:http";

export interface ClientIdentity {
  readonly name: string;
  /** Empty where the client sends none. */
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

/** Names of packages too, for example `@acme/shop`; never an e-mail address. */
const NAME = /^@?[\w.+/ -]{1,64}$/;
const VERSION = /^[\w.+-]{1,32}$/;

/** Names that become labels, and versions of each. */
const MAX_NAMES = 50;
const MAX_VERSIONS = 10;

const OTHER = "other";

/** The client that a request names; undefined where it names none, or by something that is no name. */
export function clientOf(headers: IncomingHttpHeaders): ClientIdentity | undefined {
  const name = headers["apollographql-client-name"] ?? headers["graphql-client-name"];
  if (typeof name !== "string" || !NAME.test(name)) return undefined;
  const version = headers["apollographql-client-version"] ?? headers["graphql-client-version"];
  return { name, version: typeof version === "string" && VERSION.test(version) ? version : "" };
}

/** The headers by which a client names itself, of those that a request has. */
export const clientHeadersIn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(CLIENT_HEADERS.flatMap((name) => (name in headers ? [[name, headers[name]]] : [])));

/** Bounds how many clients have labels of their own: those that come later are `other`. */
export class ClientNames {
  readonly #versions = new Map<string, Set<string>>();

  /** The labels of a client; empty ones where the request names none. */
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
