/** A service that answers the calls of a folder's connectors as their mappings expect, with lists of ten rows. */
import { GraphQLList, type GraphQLOutputType, type GraphQLSchema, isObjectType } from "graphql";
import { MockAgent } from "undici";
import type { Connector } from "#subgraphs/declared/model.ts";
import { bodySample, merged, withRows } from "./sample.ts";

export const ORIGIN = "http://public.invalid";

/** Rows of each list. */
const ROWS = 10;

/** A request that arrived. */
export interface Request {
  /** Method, path and body, and the headers that a file can set. */
  readonly text: string;
  /** Numbers of objects that a call with `$batch` names. */
  readonly keys: readonly number[];
}

export interface Service extends AsyncDisposable {
  readonly dispatcher: MockAgent;
  readonly requests: Request[];
}

interface Route {
  readonly connector: Connector;
  readonly pattern: RegExp;
  /** Number of characters of the path that are the same in all calls. */
  readonly fixed: number;
  /** Names of query parameters. */
  readonly parameters: readonly string[];
}

/**
 * Starts a service.
 * @param schema The schema of the folder's subgraph, which exists when the first call arrives.
 */
export function startService(connectors: readonly Connector[], schema: () => GraphQLSchema): Service {
  const dispatcher = new MockAgent();
  dispatcher.disableNetConnect();
  const requests: Request[] = [];
  const routes = connectors.map(routeOf);
  const answer = (method: string, path: string, body: unknown, headers: unknown): string => {
    const sent = typeof body === "string" ? body : "";
    const [pathname = "", query = ""] = path.split("?");
    const { answering, values } = answeringIn(routes, method, decodeURIComponent(pathname), query);
    const variables = [values, decodeURIComponent(query.replaceAll("+", " ")), sent];
    const isBatch = answering.some(({ kind }) => kind === "batch");
    const keys = isBatch ? numbersIn(variables.join(" ")) : [];
    requests.push({ text: JSON.stringify([method, path, sent, ownHeaders(headers)]), keys });
    return JSON.stringify(bodyOf(answering, schema(), keys, variables));
  };
  for (const method of new Set(connectors.map((connector) => connector.method)))
    dispatcher
      .get(ORIGIN)
      .intercept({ path: () => true, method })
      .reply(200, ({ path, body, headers }) => answer(method, path, body, headers), {
        headers: { "content-type": "application/json" },
      })
      .persist();
  return { dispatcher, requests, [Symbol.asyncDispose]: () => dispatcher.close() };
}

/** Headers that differ between tries of one request. */
const OF_TRY = new Set(["traceparent", "x-request-id"]);

const ownHeaders = (headers: unknown): unknown =>
  typeof headers === "object" && headers !== null
    ? Object.entries(headers)
        .filter(([name]) => !OF_TRY.has(name))
        .sort(([one], [other]) => (one < other ? -1 : 1))
    : [];

function routeOf(connector: Connector): Route {
  const { url, path, query, source } = connector;
  const [text = ""] = url.text
    .replace(/^https?:\/\/[^/]+/, "")
    .replace(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, HOLE)
    .split("?");
  const fixed = text.replace(/^\/|\/$/g, "");
  const escaped = fixed.replace(/[.*+?^$|()[\]\\{}]/g, "\\$&").replaceAll(HOLE, "([^/]+)");
  const more = path || source.path ? "(?:/.*)?" : "";
  return {
    connector,
    pattern: new RegExp(`(?:^|/)${escaped}/?${more}$`),
    fixed: fixed.replaceAll(HOLE, "").length,
    parameters: [
      ...[...url.text.matchAll(/[?&]([^=&{}]+)=/g)].map(([, name = ""]) => name),
      ...(query?.members ?? []),
    ],
  };
}

/** Stands for a value in a path; no path has this character. */
const HOLE = "\u00a4";

/** The connectors that can have made a call, and the values in its path. */
function answeringIn(
  routes: readonly Route[],
  method: string,
  path: string,
  query: string,
): { readonly answering: readonly Connector[]; readonly values: string } {
  const fitting = routes.filter(
    ({ connector, pattern }) => connector.method === method && pattern.test(path),
  );
  const sent = new URLSearchParams(query);
  // A path with more of its text in the file is nearer, then a query with more of the same parameters.
  const fitness = ({ fixed, parameters }: Route): number =>
    fixed * 100 + parameters.reduce((sum, name) => sum + (sent.has(name) ? 1 : -1), 0);
  const most = Math.max(...fitting.map(fitness));
  const best = fitting.filter((route) => fitness(route) === most);
  const values = best[0]?.pattern.exec(path)?.slice(1) ?? [];
  return { answering: best.map(({ connector }) => connector), values: values.join(" ") };
}

const numbersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

/** The body that all connectors that can have made the call read. Its object has the number of the request. */
function bodyOf(
  connectors: readonly Connector[],
  schema: GraphQLSchema,
  keys: readonly number[],
  variables: readonly string[],
): unknown {
  // The last value of a path is the object's own key; those before it are of what the object belongs to.
  const [values = "", ...others] = variables;
  const number = numbersIn(values).at(-1) ?? others.flatMap(numbersIn)[0] ?? 0;
  const rows = keys.length > 0 ? keys : Array.from({ length: ROWS }, (_, row) => number * ROWS + row + 1);
  return connectors.reduce<unknown>((body, connector) => {
    const type = valueType(connector, schema);
    const sample = (own: number) => bodySample(connector.selection.parsed, type, own);
    return merged(body, withRows(sample(number), rows.map(sample)) ?? {});
  }, undefined);
}

/** The type of the value of a connector's selection. */
export function valueType(connector: Connector, schema: GraphQLSchema): GraphQLOutputType {
  const { typeName, fieldName, returns, paging, kind } = connector;
  const owner = schema.getType(typeName);
  const field = fieldName && isObjectType(owner) ? owner.getFields()[fieldName] : undefined;
  const named = schema.getType(returns) as GraphQLOutputType;
  if (paging || kind === "batch") return new GraphQLList(named);
  return field?.type ?? named;
}
