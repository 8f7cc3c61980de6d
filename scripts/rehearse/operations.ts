/** The operations of a front end's documents, each with variables. */
import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  LoneAnonymousOperationRule,
  print,
  type Source,
  specifiedRules,
  UniqueOperationNamesRule,
  validate,
} from "graphql";
import { rules, rulesBeforeCompiling } from "#scripts/api-changes.ts";
import { definedTwice, fragmentsOf, placeOf, withFragments } from "#scripts/check-documents/check.ts";
import { parseDocument } from "#scripts/client-documents.ts";
import type { DemoCompany } from "#services/demo/company.ts";
import { type Values, VariableValues } from "./variables.ts";

export interface Operation {
  /** File and name of the operation, with a number if the file has several of that name. */
  readonly key: string;
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly type: string;
  /** With all fragments that it needs. */
  readonly document: DocumentNode;
  readonly query: string;
  readonly variables: Values;
  /** Reason why the operation cannot be rehearsed. */
  readonly problem?: string;
}

interface ParsedFile {
  readonly source: Source;
  readonly definitions: readonly DefinitionNode[];
  readonly compiled: boolean;
  readonly problem?: Pick<Operation, "line"> & { readonly message: string };
}

interface Context {
  readonly schema: GraphQLSchema;
  readonly company: DemoCompany;
}

/**
 * Reads the operations of sources, in their order. A fragment may be in another file. A document that cannot be
 * parsed and a fragment that is not valid have an entry with the problem.
 */
export function operationsIn(sources: readonly Source[], context: Context): readonly Operation[] {
  const parsed = sources.map(parsedOf);
  const fragments = fragmentsOf(parsed);
  const compiled = parsed.some((one) => one.compiled);
  const values = new VariableValues(parsed, context.schema, context.company);
  const found = parsed.flatMap(({ source, definitions, problem }): Omit<Operation, "key">[] => {
    const { name: file } = source;
    if (problem)
      return [{ ...EMPTY, file, line: problem.line, name: "(not parsed)", problem: problem.message }];
    const inSource = { kind: Kind.DOCUMENT, definitions } as const;
    const clashes = validate(context.schema, inSource, [
      UniqueOperationNamesRule,
      LoneAnonymousOperationRule,
    ]);
    return definitions.flatMap((definition): Omit<Operation, "key">[] => {
      const about = { ...EMPTY, file, line: lineOf(definition, source) };
      if (definition.kind === Kind.FRAGMENT_DEFINITION) {
        const message = fragmentProblem(definition, { fragments, compiled, schema: context.schema });
        if (message === undefined) return [];
        return [{ ...about, name: `fragment ${definition.name.value}`, problem: message }];
      }
      if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
      const document: DocumentNode = {
        kind: Kind.DOCUMENT,
        definitions: withFragments([definition], fragments),
      };
      const own = {
        ...about,
        name: definition.name?.value ?? "(without a name)",
        type: definition.operation,
        document,
        query: print(document),
      };
      const [mistake] = [
        ...clashes.filter(({ nodes = [] }) =>
          nodes.some((node) => node === definition || node === definition.name),
        ),
        ...validate(context.schema, document, specifiedRules),
      ];
      if (mistake) return [{ ...own, problem: mistake.message }];
      if (own.type === "subscription") return [{ ...own, problem: "Subscriptions are not rehearsed" }];
      const { variables, problem: lacks } = values.of(definition, own);
      return [{ ...own, variables, ...(lacks !== undefined && { problem: lacks }) }];
    });
  });
  const times = new Map<string, number>();
  return found.map((one) => {
    const own = `${one.file} ${one.name}`;
    const time = (times.get(own) ?? 0) + 1;
    times.set(own, time);
    return { ...one, key: time === 1 ? own : `${own} (${time})` };
  });
}

const EMPTY: Pick<Operation, "type" | "document" | "query" | "variables"> = {
  type: "query",
  document: { kind: Kind.DOCUMENT, definitions: [] },
  query: "",
  variables: {},
};

const lineOf = ({ loc }: DefinitionNode, { locationOffset }: Source): number =>
  (loc?.startToken.line ?? 1) + locationOffset.line - 1;

function parsedOf(source: Source): ParsedFile {
  try {
    const { document, compiled } = parseDocument(source);
    return { source, definitions: document.definitions, compiled };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { line = source.locationOffset.line } = placeOf(error, source);
    return { source, definitions: [], compiled: false, problem: { line, message: error.message } };
  }
}

/** First mistake in a fragment. Mistakes in fragments that it spreads are reported there. */
function fragmentProblem(
  fragment: FragmentDefinitionNode,
  {
    fragments,
    compiled,
    schema,
  }: {
    readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
    readonly compiled: boolean;
    readonly schema: GraphQLSchema;
  },
): string | undefined {
  const { value } = fragment.name;
  if (fragments.get(value) !== fragment) return definedTwice(value);
  const document = { kind: Kind.DOCUMENT, definitions: withFragments([fragment], fragments) } as const;
  const isWithin = ({ start, end }: { readonly start: number; readonly end: number }) =>
    fragment.loc !== undefined && start >= fragment.loc.start && end <= fragment.loc.end;
  return validate(schema, document, compiled ? rulesBeforeCompiling : rules).find(({ nodes = [] }) =>
    nodes.some(({ loc }) => loc?.source === fragment.loc?.source && loc !== undefined && isWithin(loc)),
  )?.message;
}
