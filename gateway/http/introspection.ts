/**
 * Cache of introspection answers. Tools request the whole schema, 1.5 MB that are equal for all callers, so the
 * answer is cached by document, with an ETag.
 */
import type { FastifyRequest } from "fastify";
import { Kind, type OperationDefinitionNode, parse, stripIgnoredCharacters } from "graphql";
import { StaticBody } from "#platform/http/encoding/static-body.ts";

/** Most cached answers. Each tool has few documents. */
const MAX_ANSWERS = 8;
/** Most characters of a document that a tool sends. */
const MAX_LENGTH = 16_384;
const ROOT_FIELDS: ReadonlySet<string> = new Set(["__schema", "__type", "__typename"]);

type Fields = Readonly<Record<string, unknown>>;

/** Answers to introspection by document and accepted media type. */
export class IntrospectionAnswers {
  readonly #answers = new Map<string, StaticBody>();

  /**
   * The key of a request that selects only introspection, without ignored characters; undefined for all others.
   * For other operations, this costs only the search for a word.
   */
  keyOf(request: FastifyRequest, { query, operationName, extensions }: Fields): string | undefined {
    if (typeof query !== "string" || query.length > MAX_LENGTH || !query.includes("__schema"))
      return undefined;
    // Passed on to the server, which stores persisted queries and refuses a GET without the header.
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
   * Caches an answer of the server, which has already checked the request.
   * @returns undefined for an answer with errors, which is not cached
   */
  add(key: string, text: string, type: string): StaticBody | undefined {
    const { data, errors } = JSON.parse(text) as { readonly data?: unknown; readonly errors?: unknown };
    if (errors !== undefined || !data) return undefined;
    const [oldest] = this.#answers.keys();
    if (this.#answers.size >= MAX_ANSWERS && oldest !== undefined) this.#answers.delete(oldest);
    // Without extensions, because no call was made.
    const body = new StaticBody(JSON.stringify({ data }), type);
    this.#answers.set(key, body);
    return body;
  }
}

/** The normalized document, if it is one query without variables that selects only introspection. */
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
    return undefined; // The server reports the syntax error.
  }
}
