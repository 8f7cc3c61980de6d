/** A gateway whose objects are derived from their ids, so that an object has the same values in every selection. */
import { createHash } from "node:crypto";
import {
  execute,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
} from "graphql";
import type { Send } from "#reports/kit/asking/client.ts";
import { isFields } from "#reports/kit/asking/lists.ts";
import { apiSchema } from "#reports/kit/document/document.ts";

const MOST_ITEMS = 5;
const OBJECTS = 6;

/** A number from 0 to `below` that a text leads to. */
const numberOf = (text: string, below: number): number =>
  createHash("sha256").update(text).digest().readUInt32BE() % below;

const seedOf = (source: unknown): string => (isFields(source) ? String(source["seed"]) : "root");

function leafOf(type: GraphQLOutputType, seed: string): unknown {
  if (!isNonNullType(type) && numberOf(`${seed}?`, 6) === 0) return null;
  const plain = getNullableType(type);
  if (isListType(plain))
    return Array.from({ length: numberOf(seed, 3) }, (_, at) => leafOf(plain.ofType, seed + at));
  const named = getNamedType(type);
  if (isEnumType(named))
    return named.getValues()[numberOf(seed, Math.min(3, named.getValues().length))]?.value;
  const number = numberOf(seed, 4);
  switch (named.name) {
    case "Int":
      return number;
    case "Float":
      return number / 2;
    case "Boolean":
      return number > 1;
    case "DateTime":
      return `2026-0${number + 1}-01T00:00:00Z`;
    case "Date":
      return `2026-0${number + 1}-01`;
    case "Decimal":
      return `${number}.50`;
    default:
      return "abcd"[number];
  }
}

/** One of few objects of a type, so that lists and links contain the same objects repeatedly. */
function objectOf(type: GraphQLOutputType, seed: string): Record<string, unknown> {
  const named = getNamedType(type);
  const concrete = isAbstractType(named) ? apiSchema().getPossibleTypes(named)[0] : named;
  const name = concrete?.name ?? "";
  const hasId = isObjectType(concrete) && concrete.getFields()["id"] !== undefined;
  return hasId
    ? { __typename: name, seed: `${name}:${numberOf(seed, OBJECTS)}` }
    : { __typename: name, seed: `${seed}/` };
}

const resolve: GraphQLFieldResolver<unknown, unknown> = (source, args: Record<string, unknown>, _, info) => {
  const { fieldName, returnType, parentType } = info;
  if (isFields(source) && Object.hasOwn(source, fieldName)) return source[fieldName];
  const { after, first, ...others } = args;
  const seed = `${seedOf(source)}.${fieldName}${JSON.stringify(others)}`;
  if (fieldName === "id" && parentType.getInterfaces().some(({ name }) => name === "Node"))
    return seedOf(source);
  if (fieldName === "node") return { __typename: String(args["id"]).split(":")[0], seed: String(args["id"]) };
  const named = getNamedType(returnType);
  if (isLeafType(named)) return leafOf(returnType, seed);
  if (named.name === "Money") {
    if (!isNonNullType(returnType) && numberOf(seed, 5) === 0) return null;
    return { amount: `${numberOf(seed, 3)}.25`, currency: ["USD", "EUR"][numberOf(`${seed}c`, 2)] };
  }
  if (named.name.endsWith("Connection") && isObjectType(named)) {
    const nodes = named.getFields()["nodes"];
    const count = numberOf(seed, MOST_ITEMS);
    const start = typeof after === "string" ? Number(after) + 1 : 0;
    const size = typeof first === "number" ? first : count;
    const items = Array.from({ length: Math.max(0, Math.min(size, count - start)) }, (_, at) =>
      objectOf(nodes?.type ?? named, `${seed}${start + at}`),
    );
    return {
      totalCount: count,
      nodes: items,
      edges: items.map((node, at) => ({ node, cursor: String(start + at) })),
      pageInfo: { hasNextPage: start + size < count, endCursor: String(start + items.length - 1) },
    };
  }
  if (isListType(getNullableType(returnType)))
    return Array.from({ length: numberOf(seed, 3) }, (_, at) => objectOf(named, seed + at));
  if (!isNonNullType(returnType) && !/^root/.test(seed) && numberOf(seed, 6) === 0) return null;
  return objectOf(named, seed);
};

/** Answers every query of the API. */
export const answers: Send = async ({ query, variables }) => {
  const { data, errors = [] } = await execute({
    schema: apiSchema(),
    document: parse(query),
    variableValues: variables,
    fieldResolver: resolve,
    typeResolver: (value) => (isFields(value) ? String(value["__typename"]) : undefined),
  });
  return {
    data,
    errors: errors.map(({ message, path }) => ({ message, path, extensions: { code: "UNKNOWN" } })),
  };
};
