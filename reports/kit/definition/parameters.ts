/** Parameters of a report: the variables of its documents, and parameters of its SQL. */
import {
  coerceInputValue,
  type GraphQLInputType,
  GraphQLString,
  getNullableType,
  isEnumType,
  isInputType,
  isLeafType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  parseType,
  typeFromAST,
  valueFromAST,
} from "graphql";
import { apiSchema, type ReadDocument } from "#reports/kit/document/document.ts";
import type { BoundParameter, ParameterType } from "#reports/kit/sql/parameters.ts";
import { otherNames, ParameterError, type ParameterProblem, UsageError } from "#reports/kit/usage-error.ts";
import type { ParameterSpec } from "./definition.ts";
import { holdsPerson, PERSON, personOf } from "./person.ts";

/** The control that a form needs for a parameter. */
export type ParameterKind =
  | "text"
  | "id"
  | "person"
  | "enum"
  | "integer"
  | "number"
  | "boolean"
  | "instant"
  | "day"
  | "decimal"
  | "list"
  | "json";

export interface Parameter {
  readonly name: string;
  readonly label: string;
  readonly about: string | undefined;
  readonly type: GraphQLInputType;
  readonly kind: ParameterKind;
  readonly required: boolean;
  /** Default in the document or in the report. Undefined if there is none. */
  readonly default: unknown;
  /** Of an enum. */
  readonly values: readonly string[] | undefined;
}

/** Values of parameters: texts from a command line, or JSON. */
export type ParameterValues =
  | { readonly texts: Readonly<Record<string, string>> }
  | { readonly values: Readonly<Record<string, unknown>> };

interface Declared {
  readonly type: GraphQLInputType;
  readonly required: boolean;
  readonly default: unknown;
}

/**
 * The parameters of a report.
 * @param specs parameters in `report.yaml`, by name
 * @throws UsageError if documents, or a document and `report.yaml`, declare different types
 */
export function parametersOf(
  documents: readonly ReadDocument[],
  specs: Readonly<Record<string, ParameterSpec>> = {},
): readonly Parameter[] {
  const declared = new Map<string, Declared>();
  for (const { operation } of documents)
    for (const [name, one] of variablesOf(operation)) {
      const there = declared.get(name);
      if (there && String(getNullableType(there.type)) !== String(getNullableType(one.type)))
        throw new UsageError(`The documents declare "$${name}" as ${there.type} and as ${one.type}`);
      declared.set(name, there?.required ? there : one);
    }
  for (const [name, spec] of Object.entries(specs)) {
    const there = declared.get(name);
    if (spec.type === undefined && !there)
      throw new UsageError(`report.yaml: the parameter "${name}" needs a type: no document declares it`);
    if (spec.type === undefined) continue;
    if (spec.type === PERSON) {
      if (!there) declared.set(name, { type: GraphQLString, required: false, default: undefined });
      else if (!holdsPerson(there.type))
        throw new UsageError(
          `report.yaml: the parameter "${name}" is a person: a document must declare it as String or ID, not ${there.type}`,
        );
      continue;
    }
    const type = typeNamed(spec.type, name);
    if (there && String(getNullableType(there.type)) !== String(getNullableType(type)))
      throw new UsageError(
        `report.yaml: the parameter "${name}" is ${there.type} in the document, not ${type}`,
      );
    if (!there) declared.set(name, { type, required: isNonNullType(type), default: undefined });
  }
  return [...declared].map(([name, { type, required, default: written }]) => {
    const spec = specs[name];
    const isPerson = spec?.type === PERSON;
    const given = spec?.default === undefined ? written : coerced(name, spec.default, type);
    const value = isPerson ? personOf(name, given, type) : given;
    const plain = getNullableType(type);
    return {
      name,
      label: spec?.label ?? name,
      about: spec?.about,
      type,
      kind: isPerson ? PERSON : kindOf(type),
      required: required && value === undefined,
      default: value,
      values: isEnumType(plain) ? plain.getValues().map((one) => one.name) : undefined,
    };
  });
}

function variablesOf(operation: OperationDefinitionNode): [string, Declared][] {
  return (operation.variableDefinitions ?? []).map((definition) => {
    const { value: name } = definition.variable.name;
    const type = typeFromAST(apiSchema(), definition.type);
    if (!isInputType(type)) throw new UsageError(`"$${name}" is of no input type`);
    const written = definition.defaultValue && valueFromAST(definition.defaultValue, type);
    return [name, { type, required: isNonNullType(type) && written === undefined, default: written }];
  });
}

function typeNamed(text: string, name: string): GraphQLInputType {
  let type: unknown;
  try {
    type = typeFromAST(apiSchema(), parseType(text));
  } catch {
    type = undefined;
  }
  if (!isInputType(type))
    throw new UsageError(
      `report.yaml: the parameter "${name}" has the type "${text}", which is no input type`,
    );
  return type;
}

/**
 * The parameters of one run.
 * @returns values by name, defaults included
 * @throws ParameterError with all unknown, missing and malformed parameters
 */
export function readParameters(
  parameters: readonly Parameter[],
  given: ParameterValues,
): Record<string, unknown> {
  const problems: ParameterProblem[] = [];
  const values: Record<string, unknown> = {};
  const input: Readonly<Record<string, unknown>> = "texts" in given ? given.texts : given.values;
  for (const name of Object.keys(input))
    if (!parameters.some((one) => one.name === name))
      problems.push({ name, message: `there is no variable "${name}"${otherNames(parameters)}` });
  for (const { name, type, kind, required, default: normally } of parameters) {
    const value = Object.hasOwn(input, name) ? input[name] : undefined;
    if (value === undefined) {
      if (normally !== undefined) values[name] = normally;
      else if (required) {
        const taken = takenText({ type: getNullableType(type), kind });
        const message =
          "texts" in given
            ? `"${name}" is needed: --var ${name}=<${taken}>`
            : `"${name}" is needed: ${taken}`;
        problems.push({ name, message });
      }
      continue;
    }
    try {
      const one = coerced(name, "texts" in given ? valueIn(String(value), type) : value, type);
      values[name] = kind === PERSON ? personOf(name, one, type) : one;
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      problems.push({ name, message: error.message });
    }
  }
  if (problems.length > 0) throw new ParameterError(problems);
  return values;
}

/** Accepted values of a parameter, for the help text. */
export const takenText = ({ type, kind }: Pick<Parameter, "type" | "kind">): string =>
  kind === PERSON ? "e-mail address or global id of a person" : String(type);

function coerced(name: string, value: unknown, type: GraphQLInputType): unknown {
  return coerceInputValue(value, type, (path, _value, error) => {
    throw new UsageError(`"${[name, ...path].join(".")}": ${error.message}`);
  });
}

/** Value of a text: the text itself for a string, an enum or a custom scalar, otherwise JSON. */
function valueIn(text: string, type: GraphQLInputType): unknown {
  const plain = getNullableType(type);
  if (text === "null" && !isNonNullType(type)) return null;
  if (isEnumType(plain)) return text;
  if (isLeafType(plain) && !["Int", "Float", "Boolean", "JSON"].includes(plain.name)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UsageError(`"${text}" is no ${plain}${isLeafType(plain) ? "" : " in JSON"}`);
  }
}

const kinds: Readonly<Record<string, ParameterKind>> = {
  ID: "id",
  Int: "integer",
  Float: "number",
  Boolean: "boolean",
  DateTime: "instant",
  Date: "day",
  Decimal: "decimal",
  JSON: "json",
};

function kindOf(type: GraphQLInputType): ParameterKind {
  const plain = getNullableType(type);
  if (isEnumType(plain)) return "enum";
  if (isListType(plain)) return isLeafType(getNullableType(plain.ofType)) ? "list" : "json";
  return isLeafType(plain) ? (kinds[plain.name] ?? "text") : "json";
}

const sqlTypes: Readonly<Partial<Record<ParameterKind, ParameterType>>> = {
  integer: "integer",
  number: "number",
  boolean: "boolean",
  instant: "instant",
  day: "day",
  decimal: "decimal",
  list: "list",
};

/** The parameters in the form that SQL reads. */
export const boundParameters = (
  parameters: readonly Parameter[],
  values: Readonly<Record<string, unknown>>,
): BoundParameter[] =>
  parameters.map(({ name, kind }) => ({ name, type: sqlTypes[kind] ?? "text", value: values[name] ?? null }));
