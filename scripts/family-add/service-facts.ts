/** The facts of a service that an OpenAPI document states beside its operations: address, credential, errors. */

import type { ModelOperation } from "#scripts/family-new/model.ts";
import { errorPlacesIn } from "#scripts/family-new/openapi/read-errors.ts";
import {
  dereferenced,
  isObject,
  type Json,
  listIn,
  objectIn,
  parametersIn,
  textIn,
} from "#scripts/family-new/openapi/read-json.ts";
import { pathText } from "./lists.ts";
import { memberName } from "./names.ts";
import { type ArgumentHeader, requestHeaders } from "./request-headers.ts";

type Route = Pick<ModelOperation, "method" | "pathInDocument">;

export interface ServiceFacts {
  readonly baseUrl: string;
  /** Headers of all calls, as `@source` has them. */
  readonly headers: readonly string[];
  /** Mapping of query parameters of all calls. */
  readonly query: string | undefined;
  /** `errors` of `@source`. */
  readonly errors: string | undefined;
  /** Settings of the source, as YAML. */
  readonly settings: readonly string[];
  readonly lost: readonly string[];
  /** Media type of the body of an operation; undefined without one. */
  bodyOf(route: Route): string | undefined;
  /** True if the answer has the header `Link`. */
  hasLink(route: Route): boolean;
  /** Headers that an operation takes from arguments of its field. */
  headersOf(route: Route): readonly ArgumentHeader[];
  /** Parts of an operation that the file lacks. */
  partsLost(route: Route): readonly string[];
}

export function serviceFacts(document: Json, family: string): ServiceFacts {
  const resolved = (value: unknown): Json | undefined => {
    const found = dereferenced(document, value);
    return isObject(found) ? found : undefined;
  };
  const itemAt = (path: string) => resolved(objectIn(document, "paths", path));
  const operationAt = ({ method, pathInDocument: path }: Route) => resolved(itemAt(path)?.[method]);
  const lost: string[] = [];
  const [server] = listIn(document, "servers").filter(isObject);
  const variables = objectIn(server, "variables");
  const address = (textIn(server, "url") ?? "").replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => textIn(objectIn(variables, name), "default") ?? name,
  );
  const isWhole = /^https?:\/\//.test(address);
  if (!isWhole) lost.push("The document has no whole address of the service: write it in baseURL");
  for (const part of ["webhooks", "x-webhooks"])
    if (objectIn(document, part)) lost.push("Webhooks, which families without code do not have");

  const parametersAt = (route: Route) =>
    parametersIn(document, itemAt(route.pathInDocument) ?? {}, operationAt(route) ?? {});

  const upper = snake(family);
  const headers: string[] = [];
  const named = new Set<string>();
  const config = new Map<string, string>();
  const settings: string[] = [];
  let query: string | undefined;
  for (const scheme of schemesIn(document, resolved)) {
    const type = textIn(scheme, "type");
    const name = textIn(scheme, "name") ?? "";
    if (type === "apiKey" && textIn(scheme, "in") === "header") {
      const key = config.has("key") ? (memberName(name) ?? "key") : "key";
      headers.push(`{ name: ${JSON.stringify(name)}, value: "{$config.${key}}" }`);
      named.add(name.toLowerCase());
      config.set(key, `\${${upper}_${snake(key)}}`);
    } else if (type === "apiKey" && textIn(scheme, "in") === "query") {
      query = `${JSON.stringify(name)}: $config.key`;
      config.set("key", `\${${upper}_KEY}`);
    } else if (textIn(scheme, "scheme")?.toLowerCase() === "basic") {
      headers.push('{ name: "authorization", value: "Basic {$config.basic}" }');
      config.set("basic", `\${${upper}_BASIC}`);
    } else if (type === "apiKey") lost.push(`The credential in the ${textIn(scheme, "in")} ${name}`);
    else if (settings.length === 0) settings.push(`credential: service:\${${upper}_TOKEN}`);
  }
  const routes = Object.keys(objectIn(document, "paths") ?? {}).flatMap((pathInDocument) =>
    METHODS.map((method) => ({ method, pathInDocument }))
      .filter(operationAt)
      .map(parametersAt),
  );
  const ofRequests = requestHeaders(routes, named);
  headers.push(...ofRequests.ofSource);
  for (const name of ofRequests.config) config.set(name, `\${${upper}_${snake(name)}}`);
  if (config.size > 0) {
    const entries = [...config].map(([name, value]) => `${name}: ${value}`).join(", ");
    settings.push(
      `config: { ${entries} }${config.has("basic") ? " # basic is base64 of user:password" : ""}`,
    );
  }

  const message = errorPlacesIn(document)?.message;
  return {
    baseUrl: isWhole ? address.replace(/\/$/, "") : "https://service.example",
    headers,
    query,
    errors: message && `{ message: ${JSON.stringify(pathText(message))} }`,
    settings,
    lost,
    bodyOf(route) {
      const content = resolved(resolved(operationAt(route)?.["requestBody"])?.["content"]);
      return Object.keys(content ?? {})[0];
    },
    hasLink(route) {
      const responses = objectIn(operationAt(route), "responses") ?? {};
      const [, success] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? [];
      return Object.keys(objectIn(resolved(success), "headers") ?? {}).some((one) => /^link$/i.test(one));
    },
    headersOf: (route) => ofRequests.argumentsOf(parametersAt(route)),
    partsLost: (route) => [
      ...parametersAt(route).flatMap((one) =>
        textIn(one, "in") === "cookie" ? `the cookie ${textIn(one, "name")}` : [],
      ),
      ...(objectIn(operationAt(route), "callbacks") ? ["its callbacks"] : []),
    ],
  };
}

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

/** @example snake("xeroTenantId") // "XERO_TENANT_ID" */
const snake = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, "$1_$2").toUpperCase();

/** The credentials that a call needs together: those of the first requirement, else the first one. */
function schemesIn(document: Json, resolved: (value: unknown) => Json | undefined): readonly Json[] {
  const all = objectIn(document, "components", "securitySchemes") ?? {};
  const [required] = listIn(document, "security").filter(isObject);
  const names = Object.keys(required ?? {}).filter((name) => Object.hasOwn(all, name));
  const wanted = names.length > 0 ? names : Object.keys(all).slice(0, 1);
  return wanted.flatMap((name): readonly Json[] => {
    const scheme = resolved(all[name]);
    return scheme ? [scheme] : [];
  });
}
