/** The facts of a service that an OpenAPI document states beside its operations: address, credential, errors. */

import type { ModelOperation } from "#scripts/family-new/model.ts";
import {
  dereferenced,
  isObject,
  type Json,
  listIn,
  objectIn,
  textIn,
} from "#scripts/family-new/read-json.ts";
import { pathText } from "./lists.ts";

type Route = Pick<ModelOperation, "method" | "path">;

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
  /** Parts of an operation that the file lacks. */
  partsLost(route: Route): readonly string[];
}

const MESSAGES = ["message", "detail", "error_description", "title", "msg"];

export function serviceFacts(document: Json, family: string): ServiceFacts {
  const resolved = (value: unknown): Json | undefined => {
    const found = dereferenced(document, value);
    return isObject(found) ? found : undefined;
  };
  const itemAt = (path: string) => resolved(objectIn(document, "paths", path));
  const operationAt = ({ method, path }: Route) => objectIn(itemAt(path), method);
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

  const upper = family.replaceAll(/([a-z])([A-Z])/g, "$1_$2").toUpperCase();
  const headers: string[] = [];
  const settings: string[] = [];
  let query: string | undefined;
  const [scheme] = Object.values(objectIn(document, "components", "securitySchemes") ?? {}).map(resolved);
  const type = textIn(scheme, "type");
  const name = textIn(scheme, "name") ?? "";
  if (type === "apiKey" && textIn(scheme, "in") === "header") {
    headers.push(`{ name: ${JSON.stringify(name)}, value: "{$config.key}" }`);
    settings.push(`config: { key: \${${upper}_KEY} }`);
  } else if (type === "apiKey" && textIn(scheme, "in") === "query") {
    query = `${JSON.stringify(name)}: $config.key`;
    settings.push(`config: { key: \${${upper}_KEY} }`);
  } else if (textIn(scheme, "scheme")?.toLowerCase() === "basic") {
    headers.push('{ name: "authorization", value: "Basic {$config.basic}" }');
    settings.push(`config: { basic: \${${upper}_BASIC} } # base64 of user:password`);
  } else if (type === "apiKey") lost.push(`The credential in the ${textIn(scheme, "in")} ${name}`);
  else if (scheme) settings.push(`credential: service:\${${upper}_TOKEN}`);

  return {
    baseUrl: isWhole ? address.replace(/\/$/, "") : "https://service.example",
    headers,
    query,
    errors: errorsIn(document, resolved),
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
    partsLost(route) {
      const operation = operationAt(route);
      const parameters = [
        ...listIn(itemAt(route.path), "parameters"),
        ...listIn(operation, "parameters"),
      ].flatMap((one): readonly Json[] => {
        const parameter = resolved(one);
        return parameter ? [parameter] : [];
      });
      return [
        ...parameters.flatMap((one) => {
          const place = textIn(one, "in");
          return place === "header" || place === "cookie" ? `the ${place} ${textIn(one, "name")}` : [];
        }),
        ...(objectIn(operation, "callbacks") ? ["its callbacks"] : []),
      ];
    },
  };
}

/** The message of the first documented failure that has one. */
function errorsIn(document: Json, resolved: (value: unknown) => Json | undefined): string | undefined {
  for (const item of Object.values(objectIn(document, "paths") ?? {}))
    for (const operation of Object.values(isObject(item) ? item : {}))
      for (const [status, given] of Object.entries(objectIn(operation, "responses") ?? {})) {
        if (!/^(4|5|default)/.test(status)) continue;
        const content = objectIn(resolved(given), "content") ?? {};
        const media = Object.entries(content).find(([type]) => /[/+]json\b/.test(type))?.[1];
        const schema = resolved(objectIn({ media }, "media")?.["schema"]);
        const message = messageIn(schema, resolved);
        if (message) return `{ message: ${JSON.stringify(message)} }`;
      }
  return undefined;
}

function messageIn(
  schema: Json | undefined,
  resolved: (value: unknown) => Json | undefined,
): string | undefined {
  const properties = objectIn(schema, "properties") ?? {};
  const own = MESSAGES.find((name) => textIn(resolved(properties[name]), "type") === "string");
  if (own !== undefined) return pathText([own]);
  const inner = resolved(properties["error"]);
  const below = MESSAGES.find(
    (name) => textIn(resolved(objectIn(inner, "properties")?.[name]), "type") === "string",
  );
  return below === undefined ? undefined : pathText(["error", below]);
}
