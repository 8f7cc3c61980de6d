/** Makes the calls of connectors: renders a request, reads and maps its answer. */
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { badInput, codeIn, TributaryError } from "#platform/errors/catalog.ts";
import type { FamilyClient } from "#subgraphs/kit/calls/family-client.ts";
import type { OperationContext } from "#subgraphs/kit/calls/operation-context.ts";
import { scrubbed } from "./error-texts.ts";
import { PATH } from "./family.ts";
import { type Scope, scopeOf } from "./mapping/evaluate.ts";
import { isHollow, isMembers } from "./mapping/methods.ts";
import type { Value } from "./mapping/syntax.ts";
import { queryOf, queryString, renderPath, renderText, safePath, segmentOf } from "./mapping/template.ts";
import type { Connector, Header, Mapping } from "./model.ts";
import { parametersOf } from "./paging.ts";
import { type Reads, received } from "./reads.ts";

/** The values for a call. */
export interface CallInput {
  readonly args?: Value;
  readonly this?: Value;
  readonly batch?: readonly Value[];
  /** Query parameters that request a page of a list. */
  readonly page?: readonly (readonly [string, Value])[];
}

/** A mapped answer. */
export interface Mapped {
  readonly value: Value;
  /** The scope of the answer, for mappings outside the selection. */
  readonly scope: Scope;
}

/** Endpoint of a connector's source. */
export interface Endpoint {
  readonly operation: BoundOperation;
  /** `$config` of the source. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Texts of `$config` and `$env` that its calls may send. */
  readonly secrets: readonly string[];
  /** True if its calls contain headers of the caller. */
  readonly sendsCallers: boolean;
  /** Query parameters of the base URL. */
  readonly baseQuery: readonly (readonly [string, string])[];
  readonly clientOf: (context: OperationContext) => FamilyClient;
  /** Compares a value of the selection with the value that clients get. */
  readonly watch: (mapped: Value, shaped: Value) => void;
}

/** Marks an answer that was not requested. It has no value at the path of its call. */
const NOT_CALLED = undefined;

const MAX_DETAILS = 2_000;

/**
 * Makes the call of a connector.
 * @param reads The operation's earlier reads; a read among them is not sent again.
 * @returns the value of its selection; undefined if the service has no such object, or if a value of the parent
 *   that the path needs is missing
 * @throws TributaryError
 */
export async function callConnector(
  connector: Connector,
  endpoint: Endpoint,
  input: CallInput,
  context: OperationContext,
  reads: Reads = new Map(),
): Promise<Mapped | undefined> {
  const variables = variablesOf(input, endpoint, context);
  const scope = scopeOf(undefined, variables);
  const client = endpoint.clientOf(context);
  let request: Readonly<Record<string, unknown>> | undefined;
  try {
    request = requestOf(connector, endpoint, input.page, scope, context);
  } catch (error) {
    // Without arguments, the unusable value is from the service.
    throw isMembers(input.args) && Object.keys(input.args).length > 0 ? error : ofService(error, client);
  }
  if (request === NOT_CALLED) return undefined;
  const { status, headers, body, failure } = await received(
    endpoint.operation,
    request,
    input.batch?.length ?? 1,
    client,
    reads,
  );
  const after = scopeOf(body, {
    ...variables,
    status,
    response: {
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat()])),
    },
  });
  if (!isSuccess(connector, after, failure)) {
    if (isAbsence(connector, status)) return undefined;
    const { ownSecret = "" } = client.upstream;
    const secrets = [
      ...endpoint.secrets,
      ownSecret,
      // With and without the scheme before a credential.
      ...Object.values(context.forwarded).flatMap((text) => [text, text.slice(text.lastIndexOf(" ") + 1)]),
    ];
    throw errorOf(connector, endpoint, after, failure, client, status, secrets);
  }
  const mapped = connector.selection.evaluate(after);
  // An HTML or text page instead of data: the mapping finds nothing in it.
  if (typeof body === "string" && isEmpty(mapped)) throw client.badResponse();
  return { value: body === null && isHollow(mapped) ? null : (mapped ?? null), scope: after };
}

/** The caller's data that mappings can read. */
type Caller = Pick<OperationContext, "forwarded" | "requestId" | "viewerEmail" | "callerName">;

/** Rows of a page that is read only to check that the service answers. */
const FEW = 5;

/** The input of a read that needs no argument. Undefined for any other call. */
export function staticRequest(
  connector: Connector,
  endpoint: Endpoint,
): Readonly<Record<string, unknown>> | undefined {
  const { typeName, method, body, paging } = connector;
  if (typeName !== "Query" || method !== "GET" || body) return undefined;
  const caller: Caller = {
    forwarded: {},
    requestId: "doctor",
    viewerEmail: undefined,
    callerName: undefined,
  };
  const page = paging && parametersOf(paging, { size: Math.min(paging.most, FEW) });
  try {
    return requestOf(
      connector,
      endpoint,
      page,
      scopeOf(undefined, variablesOf({}, endpoint, caller)),
      caller,
    );
  } catch {
    return undefined; // its path needs an argument
  }
}

function variablesOf(
  { args, this: own, batch }: CallInput,
  { config }: Endpoint,
  context: Caller,
): Scope["variables"] {
  const { forwarded, requestId, viewerEmail: email, callerName: caller } = context;
  return {
    args,
    this: own,
    batch,
    config,
    env: process.env,
    context: { requestId, email, caller },
    request: {
      headers: Object.fromEntries(Object.entries(forwarded).map(([name, value]) => [name, [value]])),
    },
  };
}

/** The input of the operation. Undefined if a value of the parent is missing in the path. @throws BAD_USER_INPUT */
function requestOf(
  connector: Connector,
  { baseQuery }: Endpoint,
  page: CallInput["page"],
  scope: Scope,
  { forwarded }: Pick<OperationContext, "forwarded">,
): Readonly<Record<string, unknown>> | undefined {
  const { source, url, body } = connector;
  const path = renderPath(url, scope);
  if (path === undefined) {
    if (connector.kind === "field" && ROOTS.has(connector.typeName))
      throw badInput(`${connector.coordinate} lacks a value that the path of its call needs`);
    return NOT_CALLED;
  }
  const segments = [source.path, connector.path].flatMap((mapping) => listOf(mapping?.evaluate(scope)));
  const whole = [path.replace(/\/$/, segments.length > 0 ? "" : "/"), ...segments.map(segmentOf)].join("/");
  // A connector's parameter replaces that of the source.
  const query = new Map<string, Value>(baseQuery);
  for (const [name, value] of entriesOf(source.query, scope)) query.set(name, value);
  for (const [name, value] of queryOf(url, scope)) query.set(name, value);
  for (const [name, value] of entriesOf(connector.query, scope)) query.set(name, value);
  for (const [name, value] of page ?? []) query.set(name, value);
  const rendered = whole === "" || whole.startsWith("/") ? whole : `/${whole}`;
  return {
    ...headersOf(source.headers, scope, forwarded),
    ...headersOf(connector.headers, scope, forwarded),
    [PATH]: safePath(rendered) + queryString(query),
    ...(body && { body: body.evaluate(scope) ?? null }),
  };
}

const ROOTS = new Set(["Query", "Mutation"]);

const listOf = (value: Value): readonly Value[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

function entriesOf(mapping: Mapping | undefined, scope: Scope): readonly (readonly [string, Value])[] {
  const value = mapping?.evaluate(scope);
  return isMembers(value) ? Object.entries(value).filter(([, one]) => one !== null && one !== undefined) : [];
}

function headersOf(
  headers: readonly Header[],
  scope: Scope,
  forwarded: Readonly<Record<string, string>>,
): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    headers.map((header) => [
      header.name,
      "from" in header ? forwarded[header.from] : renderText(header.value, scope),
    ]),
  );
}

function isSuccess({ isSuccess: own, source }: Connector, scope: Scope, failure: unknown): boolean {
  const rule = own ?? source.isSuccess;
  return rule ? rule.evaluate(scope) === true : failure === undefined;
}

/** A single object that does not exist is null, unless the file defines its own error statuses. */
function isAbsence(connector: Connector, status: number): boolean {
  const { method, source, errors, isSuccess: own } = connector;
  const says = own ?? source.isSuccess ?? errors.message ?? source.errors.message;
  return says === undefined && method === "GET" && (status === 404 || status === 410);
}

const ofService = (error: unknown, client: FamilyClient): unknown =>
  error instanceof TributaryError && error.code === "BAD_USER_INPUT" ? client.badResponse() : error;

function errorOf(
  connector: Connector,
  { sendsCallers }: Endpoint,
  scope: Scope,
  failure: unknown,
  client: FamilyClient,
  status: number,
  secrets: readonly string[],
): unknown {
  const { source, errors } = connector;
  const message = scrubbed((errors.message ?? source.errors.message)?.evaluate(scope), secrets);
  const own = { ...membersOf(source.errors.extensions, scope), ...membersOf(errors.extensions, scope) };
  const extensions = membersIn(scrubbed(own, secrets));
  const failed = failure ?? client.badResponse();
  if (!(failed instanceof TributaryError)) return failed;
  // Only the headers in the file can have been refused.
  const isOurs = failed.code === "UNAUTHENTICATED" && !sendsCallers;
  const { code: _, retryable, ...known } = failed.extensions;
  const error = isOurs ? new TributaryError("UPSTREAM_MISCONFIGURED", known) : failed;
  if (typeof message !== "string" && Object.keys(extensions).length === 0) return error;
  const { code, ...details } = extensions;
  const isShort = JSON.stringify(details).length <= MAX_DETAILS;
  return new TributaryError(
    error.code,
    {
      ...known,
      ...(!isOurs && { retryable }),
      status,
      ...(typeof code === "string" && { familyCode: codeIn(code) }),
      ...(isShort && Object.keys(details).length > 0 && { details }),
    },
    typeof message === "string" && message !== "" ? message : error.message,
  );
}

const membersIn = (value: Value): Readonly<Record<string, Value>> => (isMembers(value) ? value : {});

const membersOf = (mapping: Mapping | undefined, scope: Scope): Readonly<Record<string, Value>> =>
  membersIn(mapping?.evaluate(scope));

const isEmpty = (value: Value): boolean => value === null || value === undefined || isHollow(value);
