/** Finds links to and from people in the graph, and types with an e-mail address but no link to a person. */
import { readFileSync } from "node:fs";
import { buildSchema, getNamedType, isObjectType } from "graphql";
import { resolversByType } from "#gateway/schemas/declared-links.ts";
import { wireMembersOf } from "#subgraphs/kit/mapping/wire-fields.ts";

const api = buildSchema(readFileSync(new URL("../schema/api.graphql", import.meta.url), "utf8"));

/** Coordinates of fields that return people (`toPeople`), and of a person's fields that return objects of families. */
function personFields(): { readonly toPeople: Set<string>; readonly ofPeople: Set<string> } {
  const toPeople = new Set<string>();
  const ofPeople = new Set<string>();
  for (const type of Object.values(api.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__") || type === api.getQueryType()) continue;
    for (const field of Object.values(type.getFields())) {
      const gives = getNamedType(field.type);
      const coordinate = `${type.name}.${field.name}`;
      // Pages and edges of people are skipped, because the field of the list is the link.
      if (gives.name === "User" && !/(Connection|Edge)$/.test(type.name)) toPeople.add(coordinate);
      // `sources` is skipped, because it uses the calls of the other fields.
      else if (type.name === "User" && isObjectType(gives) && gives.name !== "UserSource")
        ofPeople.add(coordinate);
    }
  }
  return { toPeople, ofPeople };
}

export const { toPeople, ofPeople } = personFields();

const ADDRESS = /e-?mail(?!Subject)/i;

/** Types with an address that identifies no further person, and the owner of the address. */
const noPersons: Readonly<Record<string, string>> = {
  ConnectorsProvider: "a company's",
  PsaBCompany: "a company's",
  DirectoryUserGroup: "a group's",
  User: "the person's own",
};

/** Types with an address, in the graph or on the wire, but without a link to a person. */
export function withoutPerson(): string[] {
  const holding = new Set<string>();
  for (const type of Object.values(api.getTypeMap()))
    if (isObjectType(type) && !type.name.startsWith("__"))
      for (const { name, type: gives } of Object.values(type.getFields()))
        if (ADDRESS.test(name) && getNamedType(gives).name === "String") holding.add(type.name);
  for (const [type, fields] of resolversByType())
    if (wireMembersOf(fields).some((member) => ADDRESS.test(member))) holding.add(type);
  const leading = new Set([...toPeople].map((coordinate) => coordinate.split(".")[0]));
  return [...holding].filter((type) => !leading.has(type) && !Object.hasOwn(noPersons, type));
}
