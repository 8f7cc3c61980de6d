/** Reads from an operation the values that its cost and size depend on. */
import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from "graphql";
import { domainIn, domainOfEmail, spellingsOf } from "#platform/domain.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { type Fragments, fieldsIn, fragmentsIn } from "#platform/graphql/selections.ts";
import { DEFAULT_FIRST, MAX_FIRST } from "#subgraphs/kit/loading/connection.ts";
import { parseGlobalId } from "#subgraphs/kit/mapping/ids.ts";
import { costRelevantValue, lengthsIn, type TypeFacts } from "./schema-facts.ts";

const ROOTS = { query: "Query", mutation: "Mutation", subscription: "Subscription" } as const;

/** The domain in an argument's text, by the name of the argument. Undefined for a text without a domain. */
const domainsBy: Readonly<Record<string, (text: string) => string | undefined>> = {
  domain: domainIn,
  email: domainOfEmail,
  id: domainOfId,
  ids: domainOfId,
};

/** The domain in the global id of a company or a person. */
function domainOfId(id: string): string | undefined {
  const { type, parts: [key] = [] } = parseGlobalId(id) ?? {};
  return type === "Company" ? domainIn(key) : type === "User" ? domainOfEmail(key) : undefined;
}

const spellingCount = (domain: string | undefined) => (domain === undefined ? 1 : spellingsOf(domain).length);

/** The values of an operation's variables, as the client sent them. */
export type Variables = Readonly<Record<string, unknown>>;

/** Reads the selections of an operation, and the lengths of lists in its arguments. */
export class OperationReader {
  readonly #types: ReadonlyMap<string, TypeFacts>;
  readonly #operation: OperationDefinitionNode;
  readonly #variables: Variables;
  readonly #pageSize: number;
  readonly #fragments: Fragments;

  /** @param pageSize The longest page that may be requested. */
  constructor(
    types: ReadonlyMap<string, TypeFacts>,
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Variables,
    pageSize: number,
  ) {
    this.#types = types;
    this.#operation = operation;
    this.#variables = variables;
    this.#pageSize = pageSize;
    this.#fragments = fragmentsIn(document);
  }

  /** The root type of the operation. */
  get root(): "Mutation" | "Query" | "Subscription" {
    return ROOTS[this.#operation.operation];
  }

  /** The selected fields of an object type, also those in fragments. */
  fieldsOf(selectionSet: SelectionSetNode, type: string): readonly FieldNode[] {
    return fieldsIn(
      selectionSet,
      this.#fragments,
      (on) => on === type || this.#types.get(on)?.objects.has(type) === true,
    );
  }

  /** The requested length of a page. @throws BAD_USER_INPUT for a page that is too long */
  pageOf(args: readonly ArgumentNode[]): number {
    for (const { name, value: node } of args) {
      if (name.value !== "first" && name.value !== "last") continue;
      const value = this.#valueOf(node);
      // The list itself refuses an invalid length, at its own path.
      if (typeof value !== "number" || !(value >= 1 && value <= MAX_FIRST)) continue;
      if (value > this.#pageSize)
        throw badInput(`"${name.value}" goes from 1 to ${this.#pageSize}`, name.value);
      return value;
    }
    return Math.min(DEFAULT_FIRST, this.#pageSize);
  }

  /** The length of the longest list among the arguments, which is the number of requested keys. */
  listedIn(args: readonly ArgumentNode[]): number | undefined {
    const lengths = args.flatMap(({ value: node }) => {
      const value = this.#valueOf(node);
      return Array.isArray(value) ? value.length : [];
    });
    return lengths.length > 0 ? Math.max(...lengths) : undefined;
  }

  /** The length of the longest list within an input, for a write that is sent in parts. */
  listedWithin(args: readonly ArgumentNode[]): number | undefined {
    const lengths = args.flatMap(({ value: node }) => lengthsIn(this.#valueOf(node)));
    return lengths.length > 0 ? Math.max(...lengths) : undefined;
  }

  /**
   * Spellings by which a company is looked up, if the arguments name its domain or a person of it: two for a
   * domain with non-ASCII letters. Undefined if they name neither.
   */
  spellingsIn(args: readonly ArgumentNode[]): number | undefined {
    const counts = args.flatMap(({ name, value: node }) => {
      const domainFor = domainsBy[name.value];
      const value = domainFor && this.#valueOf(node);
      const texts = Array.isArray(value) ? value : [value];
      return domainFor && texts.every((text) => typeof text === "string")
        ? texts.map((text) => spellingCount(domainFor(text)))
        : [];
    });
    return counts.length > 0 ? Math.max(...counts) : undefined;
  }

  /** Number of ids in the arguments by type. Undefined if the type of an id is not in the schema. */
  typesIn(args: readonly ArgumentNode[]): ReadonlyMap<string, number> | undefined {
    const named = new Map<string, number>();
    for (const { name, value: node } of args) {
      if (name.value !== "id" && name.value !== "ids") continue;
      const value = this.#valueOf(node);
      for (const id of Array.isArray(value) ? value : [value]) {
        const type = typeof id === "string" ? id.slice(0, Math.max(0, id.indexOf(":"))) : "";
        if (!this.#types.get(type)?.objects.has(type)) return undefined;
        named.set(type, (named.get(type) ?? 0) + 1);
      }
    }
    return named.size > 0 ? named : undefined;
  }

  #valueOf(node: ValueNode): unknown {
    if (node.kind !== Kind.VARIABLE) return costRelevantValue(node);
    const name = node.name.value;
    if (this.#variables[name] !== undefined) return this.#variables[name];
    const defined = this.#operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
    return defined?.defaultValue && costRelevantValue(defined.defaultValue);
  }
}
