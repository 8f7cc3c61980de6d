/** The client of a family for an operation. The test answers its calls without a socket. */
import { bearer } from "#contracts/kit/auth.ts";
import { type BoundOperation, type Family, family, get, type Operations } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import type { PageStyle } from "#contracts/kit/pages/style.ts";
import { RefusedError } from "#platform/errors/catalog.ts";
import { FamilyClient } from "#subgraphs/kit/calls/family-client.ts";
import { type ContextInit, contextFactory } from "#subgraphs/kit/context/context.ts";
import { type RestAnswer, RestClient } from "#subgraphs/kit/rest/rest-client.ts";

type Input = Readonly<Record<string, unknown>>;

export interface FakeCall {
  readonly name: string;
  readonly input: Input;
  readonly keys: number;
}

/** Answers a call with a body, or throws. */
export type Answerer = (
  input: Input,
  operation: BoundOperation,
) => unknown | { body: unknown; headers: Record<string, string> };

export class FakeClient extends FamilyClient {
  readonly calls: FakeCall[] = [];
  readonly #answer: Answerer;

  constructor(
    of: Family,
    answer: Answerer,
    init: Partial<ContextInit> = {},
    scope: Readonly<Record<string, string>> = {},
  ) {
    const upstream = new RestClient(of, {
      baseUrl: "http://127.0.0.1:1",
      credential: { secret: "x" },
      scope,
    });
    const open = contextFactory([], new Map());
    super(upstream, open({ requestId: "r", signal: new AbortController().signal, forwarded: {}, ...init }));
    this.#answer = answer;
  }

  override async fetch(operation: BoundOperation, input: Input, keys = 1): Promise<RestAnswer> {
    this.upstream.prepare(operation, input, this.context);
    this.calls.push({ name: operation.name, input, keys });
    const answer = await this.#answer(input, operation);
    const whole = answer instanceof Paged ? answer : { body: answer, headers: {} };
    return { status: 200, headers: whole.headers, body: JSON.parse(JSON.stringify(whole.body)) };
  }
}

export class Paged {
  constructor(
    readonly body: unknown,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

export function fakeFamily<const O extends Operations>(operations: O): Family<"fake", O> {
  return family(
    "fake",
    {
      subgraph: "business",
      auth: bearer(),
      errors: errorBody(({ message }) => ({ error: message }), { message: ["error"] }),
    },
    operations,
  );
}

export const refused = (code: RefusedError["code"] = "BAD_USER_INPUT", message = "No") =>
  new RefusedError(code, { family: "fake", status: 400 }, { message });

/** A list of a family in one page style, paged like the style's stand-in service. */
export function listOf(style: PageStyle<unknown>, rows: () => readonly unknown[]): FakeClient {
  const tokens = new Map<string, string>();
  const context = {
    now: () => 0,
    seal(value: unknown) {
      const token = `t${tokens.size}`;
      tokens.set(token, JSON.stringify(value));
      return token;
    },
    open(token: string) {
      const value = tokens.get(token);
      if (value === undefined) throw refused();
      return JSON.parse(value) as unknown;
    },
    path: "/list",
    search: new URLSearchParams(),
  };
  const operations = { list: get("/list", { page: style }) };
  return new FakeClient(fakeFamily(operations), (input) => {
    const { body, headers } = style.cut(rows(), input, context);
    return new Paged(body, headers);
  });
}

/** A body with fewer rows than the page's size, as from a family that hides some rows from the caller. */
export function leavingOut(body: unknown, hidden: (row: unknown) => boolean): unknown {
  return JSON.parse(JSON.stringify(body), (_key, value: unknown) =>
    Array.isArray(value) ? value.filter((row) => !hidden(row)) : value,
  );
}
