/** Checks that each type with a global id is a `Node`, or has a reason in the SDL (`@notNode`). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, type GraphQLSchema, isObjectType } from "graphql";
import { typesWithoutNode } from "#scripts/docs/not-nodes.ts";
import { ROOT } from "#scripts/tables.ts";

/** A reason names the fields to select instead, so each of them has to exist. */
function unknownFields(schema: GraphQLSchema, type: string, reason: string): string[] {
  return [...reason.matchAll(/`([A-Z]\w*)\.(\w+)`/g)].flatMap(([, owner = "", field = ""]) => {
    const named = schema.getType(owner);
    return isObjectType(named) && Object.hasOwn(named.getFields(), field)
      ? []
      : [`${type}: the reason of @notNode names ${owner}.${field}, which does not exist`];
  });
}

/** Finds types whose `id` is no global id. Client caches store objects by `id`, so no other id may have the name. */
function otherIds(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => String(type.getFields()["id"]?.type ?? "ID!") !== "ID!")
    .map(
      ({ name }) =>
        `${name}.id must be ID!: the id of another object, or one that can be missing, has another name`,
    );
}

/**
 * @returns a sentence for each type with an id that is no `Node` and has no reason, for each that is both,
 *   for each reason that names a field which does not exist, and for each `id` that is no global id
 */
export function notNodeProblems(): string[] {
  const { types, contradicting } = typesWithoutNode();
  const schema = buildSchema(readFileSync(join(ROOT, "schema/api.graphql"), "utf8"));
  return [
    ...types
      .filter(({ reason }) => reason === undefined)
      .map(({ type }) => `${type} has an id: implement Node, or declare @notNode(reason:) in the SDL`),
    ...contradicting.map((type) => `${type} is a Node: remove @notNode`),
    ...types
      .filter(({ reason }) => reason !== undefined && !/^[A-Z].{20,}\.$/.test(reason))
      .map(({ type }) => `${type}: the reason of @notNode must be a sentence`),
    ...types.flatMap(({ type, reason }) => unknownFields(schema, type, reason ?? "")),
    ...otherIds(schema),
  ];
}
