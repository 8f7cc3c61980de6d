/** The check of a front end's documents: validity, scopes, REST calls, limits, deprecated use, breaking changes. */
import {
  type DefinitionNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoDeprecatedCustomRule,
  type OperationDefinitionNode,
  print,
  type Source,
  type ValidationRule,
  validate,
  visit,
} from "graphql";
import type { Estimate, Estimator } from "#gateway/policy/estimate.ts";
import { changesByDocument, rules, rulesBeforeCompiling } from "#scripts/api-changes.ts";
import { parseDocument } from "#scripts/client-documents.ts";
import { MAX_FIRST } from "#subgraphs/kit/loading/connection.ts";
import { unknownIds } from "./unknown-ids.ts";

export interface Finding {
  readonly level: "error" | "warning";
  readonly kind: "invalid" | "limit" | "deprecated" | "scopes" | "change";
  readonly message: string;
  /** Line and column in the file; undefined for findings about a whole operation. */
  readonly line?: number;
  readonly column?: number;
}

export interface CheckedOperation {
  readonly name: string;
  readonly type: string;
  /** Expected REST calls, by measurements; `most` is the maximum. Absent for operations that cannot run. */
  readonly likely?: number;
  readonly most?: number;
  readonly families?: Estimate["families"];
  /** Scopes that a caller must have. */
  readonly scopes?: readonly string[];
}

export interface CheckedFile {
  readonly file: string;
  readonly operations: readonly CheckedOperation[];
  readonly findings: readonly Finding[];
}

export interface CheckOptions {
  readonly schema: GraphQLSchema;
  /** The API of all families, with which `released` is compared; `schema` by default. */
  readonly whole?: GraphQLSchema;
  readonly released: GraphQLSchema;
  readonly estimate: Estimator;
  /** The scopes of the callers; undefined if they are not known. */
  readonly scopes?: readonly string[] | undefined;
}

/** A source with its definitions, which may use fragments of other sources. */
interface ParsedSource {
  readonly source: Source;
  readonly definitions: readonly DefinitionNode[];
  readonly compiled: boolean;
}

/** Checks documents; a fragment may be in another file than the operation that spreads it. */
export function checkDocuments(sources: readonly Source[], options: CheckOptions): readonly CheckedFile[] {
  const files = new Map<string, { operations: CheckedOperation[]; findings: Finding[] }>();
  for (const { name } of sources) files.set(name, { operations: [], findings: [] });
  const add = ({ name }: Source, finding: Finding) => files.get(name)?.findings.push(finding);

  const parsed = sources.flatMap((source): ParsedSource[] => {
    try {
      const { document, compiled } = parseDocument(source);
      return [{ source, definitions: document.definitions, compiled }];
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      add(source, { level: "error", kind: "invalid", message: error.message, ...placeOf(error, source) });
      return [];
    }
  });
  const fragments = fragmentsOf(parsed);
  for (const { source, definitions } of parsed)
    for (const definition of definitions) {
      if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
      const { value } = definition.name;
      if (fragments.get(value) !== definition)
        add(source, { level: "error", kind: "invalid", message: definedTwice(value) });
    }
  // Client compilers define variables of fragments by directives, which can be in any file.
  const compiled = parsed.some((one) => one.compiled);
  for (const { source, definitions } of parsed) {
    const all = withFragments(definitions, fragments);
    for (const finding of problemsIn(source, all, definitions, options, compiled)) add(source, finding);
  }
  const isInvalid = [...files.values()].some(({ findings }) =>
    findings.some(({ kind }) => kind === "invalid"),
  );
  for (const { source, definitions } of parsed)
    for (const definition of definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      const { operation, problem, findings } = estimated(definition, fragments, options);
      files.get(source.name)?.operations.push(operation);
      for (const finding of findings) add(source, finding);
      // Validation reports most problems, with their places; others are limits of a document.
      if (problem !== undefined && !isInvalid && !compiled)
        add(source, { level: "error", kind: "limit", message: `${operation.name}: ${problem}` });
    }
  const { released, schema, whole: current = schema } = options;
  const documents = parsed.map(({ source, definitions }) => ({
    name: source.name,
    text: definitions.map(print).join("\n"),
  }));
  for (const [file, changes] of changesByDocument({ released, current, documents }))
    for (const message of changes)
      files.get(file)?.findings.push({ level: "error", kind: "change", message });
  return [...files].map(([file, { operations, findings }]) => ({
    file,
    operations,
    findings: unique(findings),
  }));
}

/** The fragments of all sources by name. If a name is defined twice, its first definition counts. */
export function fragmentsOf(
  parsed: readonly Pick<ParsedSource, "definitions">[],
): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of parsed.flatMap(({ definitions }) => definitions))
    if (definition.kind === Kind.FRAGMENT_DEFINITION && !fragments.has(definition.name.value))
      fragments.set(definition.name.value, definition);
  return fragments;
}

export const definedTwice = (fragment: string): string => `The fragment ${fragment} is defined twice`;

/** Definitions with the fragments of other files that they spread, directly or by another fragment. */
export function withFragments(
  definitions: readonly DefinitionNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): DefinitionNode[] {
  const found = new Set<DefinitionNode>(definitions);
  for (const definition of found)
    visit(definition, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (fragment) found.add(fragment);
      },
    });
  return [...found];
}

const NOT_SERVED = "A family that this configuration does not serve has it.";

/** Mistakes and deprecated use in the own definitions of a source. Other files report theirs. */
function problemsIn(
  source: Source,
  all: readonly DefinitionNode[],
  own: readonly DefinitionNode[],
  { schema, whole = schema }: CheckOptions,
  compiled: boolean,
): Finding[] {
  const document = { kind: Kind.DOCUMENT, definitions: all } as const;
  const isOwn = ({ nodes }: GraphQLError) =>
    nodes === undefined || own.some(({ loc }) => nodes.some((node) => node.loc?.source === loc?.source));
  const findings = (level: Finding["level"], kind: Finding["kind"], errors: readonly GraphQLError[]) =>
    errors.filter(isOwn).map((error) => ({ level, kind, message: error.message, ...placeOf(error, source) }));
  const ownRules = [...(compiled ? rulesBeforeCompiling : rules), pagesRule];
  const invalid = validate(schema, document, ownRules);
  if (invalid.length > 0) {
    const wrongAnyway = new Set(
      whole === schema ? undefined : validate(whole, document, ownRules).map(({ nodes }) => nodes?.[0]),
    );
    const told = invalid.map((error) =>
      whole === schema || wrongAnyway.has(error.nodes?.[0])
        ? error
        : new GraphQLError(`${error.message} ${NOT_SERVED}`, { nodes: error.nodes ?? null }),
    );
    return findings("error", "invalid", told);
  }
  return findings("warning", "deprecated", validate(schema, document, [NoDeprecatedCustomRule]));
}

/** Refuses numbers of rows that are outside the limits of every list. */
const pagesRule: ValidationRule = (context) => ({
  Argument(node) {
    const { name, value } = node;
    if (!PAGES.has(name.value) || value.kind !== Kind.INT) return;
    if (!(Number(value.value) >= 1 && Number(value.value) <= MAX_FIRST))
      context.reportError(new GraphQLError(`"${name.value}" goes from 1 to ${MAX_FIRST}.`, { nodes: node }));
  },
});
const PAGES: ReadonlySet<string> = new Set(["first", "last"]);

/** The line and column of an error in the file of its source. */
export function placeOf(
  { locations }: GraphQLError,
  { locationOffset }: Source,
): Pick<Finding, "line" | "column"> {
  const [first] = locations ?? [];
  if (!first) return {};
  return {
    line: first.line + locationOffset.line - 1,
    column: first.line === 1 ? first.column + locationOffset.column - 1 : first.column,
  };
}

function estimated(
  definition: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  { estimate, schema, scopes: granted }: CheckOptions,
): {
  readonly operation: CheckedOperation;
  /** The reason why it cannot be estimated. */
  readonly problem?: string | undefined;
  readonly findings: readonly Finding[];
} {
  const name = definition.name?.value ?? "(without a name)";
  const type = definition.operation;
  const definitions = withFragments([definition], fragments);
  const query = definitions.map(print).join("\n");
  const caller = { authenticated: true, scopes: new Set(granted) };
  let variables: Record<string, string | readonly string[]> = {};
  let found = estimate({ query, variables }, caller);
  for (const [variable, values] of unknownIds({ kind: Kind.DOCUMENT, definitions }, schema)) {
    const dearest = values
      .map((value) => {
        const tried = { ...variables, [variable]: value };
        return { tried, estimate: estimate({ query, variables: tried }, caller) };
      })
      .sort((a, b) => (b.estimate.calls ?? 0) - (a.estimate.calls ?? 0))[0];
    if (dearest) ({ tried: variables, estimate: found } = dearest);
  }
  const { problem, calls, likely, exceeds, families, scopes, missingScopes, fits } = found;
  if (problem !== undefined || calls === undefined || likely === undefined)
    return { operation: { name, type }, problem, findings: [] };
  const findings: Finding[] = [];
  if (exceeds) {
    const advice = fits === undefined ? "" : `; lists of at most ${fits} would fit`;
    const how = { least: "exceeds", likely: "is likely to exceed", most: "may exceed" }[exceeds.by];
    findings.push({
      level: exceeds.by === "least" ? "error" : "warning",
      kind: "limit",
      message: `${name} ${how} ${exceeds.limit} (${exceeds.most})${advice}`,
    });
  }
  if (granted && missingScopes && missingScopes.length > 0)
    findings.push({
      level: "error",
      kind: "scopes",
      message: `${name} needs the scopes ${missingScopes.join(", ")}`,
    });
  const operation = {
    name,
    type,
    likely,
    most: calls,
    ...(families && { families }),
    ...(scopes && { scopes }),
  };
  return { operation, findings };
}

/** Removes duplicates, because several operations may use one fragment. */
function unique(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}
