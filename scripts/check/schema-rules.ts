/** Rules of the API schema: what may be null, what is described, which links are declared. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, type GraphQLObjectType, getNamedType, isNonNullType, isObjectType } from "graphql";
import { declaredLinks, ofPeople, toPeople, withoutPerson } from "#scripts/links.ts";
import { ROOT } from "#scripts/tables.ts";
import { descriptionProblems } from "./words.ts";

const apiSchema = () => buildSchema(readFileSync(join(ROOT, "schema/api.graphql"), "utf8"));

/** @returns a sentence for each description of the API that is not in plain words; see `words.ts` */
export const wordingProblems = (): string[] => descriptionProblems(apiSchema());

/**
 * One family that is down costs its own fields and nothing else, so what needs a REST call may be null.
 * @returns a sentence for each field that is not nullable, or has no description
 */
export function nullabilityProblems(): string[] {
  const problems: string[] = [];
  const api = apiSchema();
  for (const type of Object.values(api.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      const coordinate = `${type.name}.${field.name}`;
      const named = getNamedType(field.type).name;
      const isHub = type.name === "User" || type.name === "Company";
      const hub = isHub && !["id", "email", "domain"].includes(field.name);
      const root = type === api.getQueryType() || type === api.getMutationType();
      if (isNonNullType(field.type) && (hub || root || /(Connection|Payload)$/.test(named)))
        problems.push(`${coordinate} must be nullable: a family that is down would take its parent with it`);
      if (!field.description && !interfaceFieldOf(type, field.name))
        problems.push(`${coordinate} has no description`);
      for (const argument of field.args)
        if (!argument.description) problems.push(`${coordinate}(${argument.name}:) has no description`);
    }
  }
  return problems;
}

/** A field that an interface of the type describes already. */
function interfaceFieldOf(type: GraphQLObjectType, name: string): boolean {
  return type.getInterfaces().some((one) => one.getFields()[name]?.description);
}

/**
 * The ways to people and from them are declared beside their resolvers, so that docs/links.md is whole.
 * @returns a sentence for each way that is not declared
 */
export function linkProblems(): string[] {
  const declared = new Set(declaredLinks().map(({ coordinate }) => coordinate));
  return [
    ...[...toPeople, ...ofPeople]
      .filter((coordinate) => !declared.has(coordinate))
      .map((coordinate) => `${coordinate} is not declared as a link (subgraphs/kit/people/relations.ts)`),
    ...[...withoutPerson()].map((type) => `${type} holds an address, and has no field that gives the person`),
  ];
}
