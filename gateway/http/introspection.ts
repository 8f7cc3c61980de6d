/**
 * Introspection, answered once. What tools ask for is the whole schema, a megabyte and a half that is
 * the same for every caller: its answer is cached by its document, and known by an ETag.
 */
import type { FastifyRequest } from "fastify";
import { Kind, type OperationDefinitionNode, parse, stripIgnoredCharacters } from "graphql";
import { StaticBody } from "#platform/http/encoding/static-body.ts";

/** Documents whose answers are cached: tools have a few of their own. */
const MAX_ANSWERS = 8;
/** A longer document is none of a tool's. */
const MAX_LENGTH = 16_384;
const ROOT_FIELDS: ReadonlySet<string> = new Set(["__schema", "__type", "__typename"]);

type Fields = Readonly<Record<string, unknown>>;

/** Answers to introspection by document and accepted media type. */
export class IntrospectionAnswers {
  readonly #answers = new Map<string, StaticBody>();

  /**
   * The key of a request that asks for nothing but the schema, whatever its blanks, commas and comments;
   * undefined for every other. Costs other operations the search for a word.
   */
  keyOf(request: FastifyRequest, { query, operationName, extensions }: Fields): string | undefined {
    if (typeof query !== "string" || query.length > MAX_LENGTH || !query.includes("__schema"))
      return undefined;
    // Persisted queries are stored on their way, and a GET without the header is refused: both elsewhere.
    if (extensions !== undefined && extensions !== null) return undefined;
    if (request.method === "GET" && !request.headers["apollo-require-preflight"]) return undefined;
    const document = introspectionIn(query, operationName);
    return document && `${request.headers.accept ?? ""}\n${document}`;
  }

  /** The cached answer, if there is one. */
  get(key: string): StaticBody | undefined {
    return this.#answers.get(key);
  }

  /**
   * Caches an answer that came of the usual way through the server, which has refused what it had to.
   * @returns undefined for one with errors, which is not cached
   */
  add(key: string, text: string, type: string): StaticBody | undefined {
    const { data, errors } = JSON.parse(text) as { readonly data?: unknown; readonly errors?: unknown };
    if (errors !== undefined || !data) return undefined;
    const [oldest] = this.#answers.keys();
    if (this.#answers.size >= MAX_ANSWERS && oldest !== undefined) this.#answers.delete(oldest);
    // No report: nothing was called for it.
    const body = new StaticBody(JSON.stringify({ data }), type);
    this.#answers.set(key, body);
    return body;
  }
}

/** The normalized document, where it is one query without variables for the schema alone. */
function introspectionIn(query: string, operationName: unknown): string | undefined {
  try {
    const text = stripIgnoredCharacters(query);
    const { definitions } = parse(text, { noLocation: true });
    const operations = definitions.filter(
      (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
    );
    const [operation] = operations;
    if (!operation || operations.length > 1 || operation.operation !== "query") return undefined;
    if (operation.variableDefinitions?.length) return undefined;
    if ((operationName ?? undefined) !== undefined && operationName !== operation.name?.value)
      return undefined;
    const schemaOnly = operation.selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && ROOT_FIELDS.has(selection.name.value),
    );
    return schemaOnly ? text : undefined;
  } catch {
    return undefined; // The server has its own words for a document that cannot be parsed.
  }
}
