/** Values for the variables of a front end's operations. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import {
  coerceInputValue,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type Source,
  typeFromAST,
  valueFromASTUntyped,
  visit,
} from "graphql";
import { CommandError, readJson } from "#scripts/cli/exit.ts";
import { demoObjects } from "#scripts/docs/demo-company.ts";
import { demoVariables } from "#scripts/routers/questions.ts";
import type { DemoCompany } from "#services/demo/company.ts";

export type Values = Readonly<Record<string, unknown>>;

/** File with the variables of a document file's operations. */
const variablesFile = (file: string): string => file.replace(/\.\w+$/, ".variables.json");

const isObject = (value: unknown): value is Values =>
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

/** Values for the variables of operations: those of files, and objects of the demo company. */
export class VariableValues {
  readonly #schema: GraphQLSchema;
  readonly #known: Values;
  /** Operations of each file. */
  readonly #operations = new Map<string, OperationDefinitionNode[]>();

  /** @param parsed definitions of each source, by the name of its file */
  constructor(
    parsed: readonly { readonly source: Source; readonly definitions: readonly DefinitionNode[] }[],
    schema: GraphQLSchema,
    company: DemoCompany,
  ) {
    this.#schema = schema;
    const { email, emails, domain } = demoVariables(company);
    this.#known = { email, emails, domain, ...byArgument() };
    for (const { source, definitions } of parsed) {
      const own = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
      this.#operations.set(source.name, [...(this.#operations.get(source.name) ?? []), ...own]);
    }
  }

  /** Variables of an operation. A variable with a default, or an optional one, has a value only from a file. */
  of(
    { variableDefinitions = [] }: OperationDefinitionNode,
    {
      file,
      name,
      document,
    }: { readonly file: string; readonly name: string; readonly document: DocumentNode },
  ): { readonly variables: Values; readonly problem?: string } {
    const beside = variablesFile(file);
    const { values, unknown } = this.#besideOf(file, name);
    if (unknown.length > 0)
      return {
        variables: {},
        problem: `${beside} has values for unknown names: ${unknown.join(", ")}`,
      };
    const uses = usesOf(document);
    const variables: Record<string, unknown> = {};
    const missing: string[] = [];
    for (const { variable, type: node, defaultValue } of variableDefinitions) {
      const key = variable.name.value;
      const type = typeFromAST(this.#schema, node as never);
      if (Object.hasOwn(values, key)) variables[key] = values[key];
      else if (isInputType(type) && isNonNullType(type) && !defaultValue) {
        const known = [this.#known[uses.get(key) ?? ""], this.#known[key], ofType(type)];
        const value = known.find((one) => one !== undefined && fits(one, type));
        if (value === undefined) missing.push(`$${key}`);
        else variables[key] = value;
      }
    }
    if (missing.length === 0) return { variables };
    return { variables, problem: `No value for ${missing.join(", ")}: write ${beside}` };
  }

  /** Values in the file beside a document: by operation name, or one object for all operations. */
  #besideOf(file: string, name: string): { readonly values: Values; readonly unknown: readonly string[] } {
    const beside = variablesFile(file);
    if (!existsSync(resolve(beside))) return { values: {}, unknown: [] };
    const all = readJson(beside);
    if (!isObject(all)) throw new CommandError(`${beside} must have an object`);
    const operations = this.#operations.get(file) ?? [];
    const names = operations.flatMap((one) => one.name?.value ?? []);
    const ofAll = Object.fromEntries(Object.entries(all).filter(([key]) => !names.includes(key)));
    const own = names.includes(name) ? all[name] : undefined;
    if (own !== undefined && !isObject(own)) throw new CommandError(`${beside}: ${name} must have an object`);
    const declaredBy = (some: readonly OperationDefinitionNode[]) =>
      new Set(
        some.flatMap((one) => (one.variableDefinitions ?? []).map(({ variable }) => variable.name.value)),
      );
    const inFile = declaredBy(operations);
    const inOwn = declaredBy(operations.filter((one) => one.name?.value === name));
    return {
      values: own ?? ofAll,
      unknown: [
        ...Object.keys(own ?? {}).filter((key) => !inOwn.has(key)),
        ...Object.keys(ofAll).filter((key) => !inFile.has(key)),
      ],
    };
  }
}

/** The argument that takes each variable, as `field.argument`. */
function usesOf(document: DocumentNode): ReadonlyMap<string, string> {
  const uses = new Map<string, string>();
  visit(document, {
    Field({ name, arguments: args = [] }) {
      for (const arg of args)
        if (arg.value.kind === Kind.VARIABLE)
          uses.set(arg.value.name.value, `${name.value}.${arg.name.value}`);
    },
  });
  return uses;
}

/** True if a variable of the type takes the value. */
function fits(value: unknown, type: GraphQLInputType): boolean {
  let isRefused = false;
  coerceInputValue(value, type, () => {
    isRefused = true;
  });
  return !isRefused;
}

/** A value of an enum, Int, Float, Boolean, or of a list of these. Undefined for other types. */
function ofType(type: GraphQLInputType): unknown {
  const own = getNullableType(type);
  if (isListType(own)) {
    const item = ofType(own.ofType);
    return item === undefined ? undefined : [item];
  }
  if (isEnumType(own)) return own.getValues()[0]?.name;
  return { Int: 10, Boolean: true, Float: 10 }[own.toString()];
}
