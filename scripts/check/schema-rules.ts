/** Rules of the API schema: missing descriptions, links that are not declared. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildSchema,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
} from "graphql";
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { familiesOf } from "#gateway/gateway.ts";
import { declaredLinks } from "#gateway/schemas/declared-links.ts";
import { composedSchemas } from "#gateway/schemas/supergraph.ts";
import { ofPeople, toPeople, withoutPerson } from "#scripts/links.ts";
import { ROOT } from "#scripts/tables.ts";
import { allDemands } from "#subgraphs/kit/access/authorization-requirements.ts";
import { descriptionProblems } from "./wording/words.ts";

const apiSchema = () => buildSchema(readFileSync(join(ROOT, "schema/api.graphql"), "utf8"));

/** @returns a sentence for each description of the API that is not in plain words; see `words.ts` */
export const wordingProblems = (): string[] => descriptionProblems(apiSchema());

/**
 * Readers of the explorer see one type at a time, so each member needs its own description. A field of an object
 * needs one even if an interface describes it, because only the object knows its service. The root types are
 * exempt, because SDL extends them, and extensions have no description.
 * @returns a sentence for each type, field, argument, input field and enum value without a description
 */
export function missingDescriptionProblems(api: GraphQLSchema = apiSchema()): string[] {
  const problems: string[] = [];
  const look = (
    coordinate: string,
    { description }: { readonly description?: string | null | undefined },
  ) => {
    if (!description?.trim()) problems.push(`${coordinate} has no description`);
  };
  const roots: readonly unknown[] = [api.getQueryType(), api.getMutationType(), api.getSubscriptionType()];
  for (const type of Object.values(api.getTypeMap())) {
    if (type.name.startsWith("__") || isSpecifiedScalarType(type)) continue;
    if (!roots.includes(type)) look(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) look(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) look(`${type.name}.${field.name}`, field);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      look(`${type.name}.${field.name}`, field);
      for (const argument of field.args) look(`${type.name}.${field.name}(${argument.name}:)`, argument);
    }
  }
  return problems;
}

/** A field, and alternative lists of scopes, of which a caller needs one. */
interface Demand {
  readonly coordinate: string;
  readonly anyOf: readonly (readonly string[])[];
}

/** Scopes that operations require beyond reading and writing their family; without roles. */
function scopesOfOperations(): ReadonlySet<string> {
  const operations = familiesOf().flatMap(({ bound }) => Object.values<BoundOperation>(bound));
  return new Set(
    operations.flatMap(({ spec }) => [spec.secret ?? [], spec.rawQuery ?? [], spec.scopes ?? []].flat()),
  );
}

/**
 * The API schema shows no scopes, so clients learn of a special scope from the description only.
 * @param special scopes beyond `<family>:read` and `<family>:write`
 * @returns a sentence for each field that demands a special scope and does not name it
 */
export function unstatedScopeProblems(
  api: GraphQLSchema = apiSchema(),
  demands: readonly Demand[] = allDemands(composedSchemas().supergraph),
  special: ReadonlySet<string> = scopesOfOperations(),
): string[] {
  return demands.flatMap(({ coordinate, anyOf }) => {
    const scopes = anyOf.flat().filter((scope) => special.has(scope));
    const [typeName = "", fieldName = ""] = coordinate.split(".");
    const type = api.getType(typeName);
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[fieldName] : undefined;
    if (!field || scopes.length === 0 || scopes.some((scope) => field.description?.includes(scope)))
      return [];
    return [`${coordinate} demands the scope ${scopes.join(" or ")}, and its description does not say so`];
  });
}

/**
 * Links to and from people must be declared beside their resolvers, so that docs/links.md is complete.
 * @returns a sentence for each link that is not declared
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
