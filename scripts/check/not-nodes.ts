/** Every type with a global id is a `Node`, or its SDL says why it cannot be read by the id (`@notNode`). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, type GraphQLSchema, isObjectType } from "graphql";
import { typesWithoutNode } from "#scripts/docs/not-nodes.ts";
import { ROOT } from "#scripts/tables.ts";

/** Families that have not declared the reasons of their types yet, by their folder in `schema/`. */
const NOT_YET = ["collaboration/support-desk"];

/** The folder of the family that defines a type. */
function folderOf(type: string): string | undefined {
  const definition = new RegExp(`^type ${type}\\b`, "m");
  const schema = join(ROOT, "schema");
  return readdirSync(schema, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.split("/").length === 3 && file.endsWith(".graphql"))
    .filter((file) => definition.test(readFileSync(join(schema, file), "utf8")))
    .map((file) => file.slice(0, file.lastIndexOf("/")))
    .at(0);
}

/** A reason names the fields to select instead, so each of them has to exist. */
function unknownFields(schema: GraphQLSchema, type: string, reason: string): string[] {
  return [...reason.matchAll(/`([A-Z]\w*)\.(\w+)`/g)].flatMap(([, owner = "", field = ""]) => {
    const named = schema.getType(owner);
    return isObjectType(named) && Object.hasOwn(named.getFields(), field)
      ? []
      : [`${type}: the reason of @notNode names ${owner}.${field}, which does not exist`];
  });
}

/**
 * @returns a sentence for each type with an id that is no `Node` and has no reason, for each that is both,
 *   for each reason that names a field which does not exist, and for each family that is listed above and lacks nothing
 */
export function notNodeProblems(): string[] {
  const { types, contradicting } = typesWithoutNode();
  const schema = buildSchema(readFileSync(join(ROOT, "schema/api.graphql"), "utf8"));
  const undeclared = types
    .filter(({ reason }) => reason === undefined)
    .map(({ type }) => ({ type, folder: folderOf(type) ?? "schema" }));
  const lacking = new Set(undeclared.map(({ folder }) => folder));
  return [
    ...undeclared
      .filter(({ folder }) => !NOT_YET.includes(folder))
      .map(({ type }) => `${type} has an id: implement Node, or declare @notNode(reason:) in the SDL`),
    ...contradicting.map((type) => `${type} is a Node: remove @notNode`),
    ...types
      .filter(({ reason }) => reason !== undefined && !/^[A-Z].{20,}\.$/.test(reason))
      .map(({ type }) => `${type}: the reason of @notNode must be a sentence`),
    ...types.flatMap(({ type, reason }) => unknownFields(schema, type, reason ?? "")),
    ...NOT_YET.filter((folder) => !lacking.has(folder)).map(
      (folder) => `${folder} declares all of its types: remove it from NOT_YET (scripts/check/not-nodes.ts)`,
    ),
  ];
}
