/** The operations of a front end's documents, each with variables. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type Source,
  specifiedRules,
  typeFromAST,
  validate,
  valueFromASTUntyped,
  visit,
} from "graphql";
import { withFragments } from "#scripts/check-documents/check.ts";
import { withFile } from "#scripts/cli/exit.ts";
import { parseDocument } from "#scripts/client-documents.ts";
import { demoObjects } from "#scripts/docs/demo-company.ts";
import { demoVariables } from "#scripts/routers/questions.ts";
import type { DemoCompany } from "#services/demo/company.ts";

export interface Operation {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly type: string;
  /** With all fragments that it needs. */
  readonly document: DocumentNode;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The reason why it cannot be rehearsed. */
  readonly problem?: string;
}

interface Parsed {
  readonly source: Source;
  readonly definitions: readonly DefinitionNode[];
  readonly problem?: string;
}

/** Reads the operations of sources, in their order. A fragment may be in another file. */
export function operationsIn(
  sources: readonly Source[],
  { schema, company }: { readonly schema: GraphQLSchema; readonly company: DemoCompany },
): readonly Operation[] {
  const parsed = sources.map(parsedOf);
  const fragments = new Map<string, FragmentDefinitionNode>(
    parsed
      .flatMap(({ definitions }) => definitions)
      .flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  );
  const known = { ...demoVariables(company), ...byArgument() };
  return parsed.flatMap(({ source, definitions, problem }): Operation[] => {
    const { name: file, locationOffset } = source;
    if (problem !== undefined)
      return [{ ...EMPTY, file, line: locationOffset.line, name: "(not parsed)", problem }];
    return definitions.flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
      const document: DocumentNode = {
        kind: Kind.DOCUMENT,
        definitions: withFragments([definition], fragments),
      };
      const name = definition.name?.value ?? "(without a name)";
      const line = (definition.loc?.startToken.line ?? 1) + locationOffset.line - 1;
      const about = { file, line, name, type: definition.operation, document, query: print(document) };
      const [mistake] = validate(schema, document, specifiedRules);
      if (mistake) return [{ ...about, variables: {}, problem: mistake.message }];
      if (definition.operation === "subscription")
        return [{ ...about, variables: {}, problem: "Subscriptions are not rehearsed" }];
      const { variables, missing } = variablesOf(definition, document, schema, known, besideOf(file, name));
      const lacks = `No value for ${missing.map((one) => `$${one}`).join(", ")}: write ${variablesFile(file)}`;
      return [{ ...about, variables, ...(missing.length > 0 && { problem: lacks }) }];
    });
  });
}

const EMPTY = {
  type: "query",
  document: { kind: Kind.DOCUMENT, definitions: [] },
  query: "",
  variables: {},
} as const;

function parsedOf(source: Source): Parsed {
  try {
    return { source, definitions: parseDocument(source).document.definitions };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return { source, definitions: [], problem: error.message };
  }
}

/** The file with the variables of a file's operations. */
const variablesFile = (file: string): string => file.replace(/\.\w+$/, ".variables.json");

/** The variables of the file beside a document: by the operation's name, or one object for all. */
function besideOf(file: string, name: string): Readonly<Record<string, unknown>> {
  const beside = resolve(variablesFile(file));
  if (!existsSync(beside)) return {};
  const values: unknown = withFile(`${variablesFile(file)} cannot be read`, () =>
    JSON.parse(readFileSync(beside, "utf8")),
  );
  const own = isObject(values) ? (values[name] ?? values) : undefined;
  return isObject(own) ? own : {};
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Values of arguments in the queries of `docs/demo-company.md`, by `field.argument`. */
function byArgument(): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const { selection } of demoObjects())
    visit(parse(`{ ${selection} }`), {
      Field({ name, arguments: args = [] }) {
        for (const arg of args) found[`${name.value}.${arg.name.value}`] ??= valueFromASTUntyped(arg.value);
      },
    });
  return found;
}

/** Values of an operation's variables; those with a default, and optional ones without a known value, are left out. */
function variablesOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  document: DocumentNode,
  schema: GraphQLSchema,
  known: Readonly<Record<string, unknown>>,
  beside: Readonly<Record<string, unknown>>,
): { readonly variables: Record<string, unknown>; readonly missing: readonly string[] } {
  const uses = new Map<string, string>();
  visit(document, {
    Field({ name, arguments: args = [] }) {
      for (const arg of args)
        if (arg.value.kind === Kind.VARIABLE)
          uses.set(arg.value.name.value, `${name.value}.${arg.name.value}`);
    },
  });
  const variables: Record<string, unknown> = {};
  const missing: string[] = [];
  for (const { variable, type: node, defaultValue } of variableDefinitions) {
    const name = variable.name.value;
    const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined;
    const made = beside[name] ?? known[uses.get(name) ?? ""] ?? known[name];
    const value = made ?? (defaultValue || !type || !isNonNullType(type) ? undefined : ofType(type));
    if (value !== undefined) variables[name] = value;
    else if (!defaultValue && type && isNonNullType(type)) missing.push(name);
  }
  return { variables, missing };
}

/** Any value of a type that has few. */
function ofType(type: GraphQLInputType): unknown {
  const own = getNullableType(type);
  if (isListType(own)) {
    const item = ofType(own.ofType);
    return item === undefined ? undefined : [item];
  }
  if (isEnumType(own)) return own.getValues()[0]?.name;
  return { Int: 10, Boolean: true, Float: 1 }[own.toString()];
}
