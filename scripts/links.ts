/** The ways to people in the graph, and the types with an address that lead to none. */
import { readFileSync } from "node:fs";
import { buildSchema, getNamedType, isObjectType } from "graphql";
import { resolversByType } from "#gateway/schemas/declared-links.ts";
import { wireMembersOf } from "#subgraphs/kit/mapping/wire-fields.ts";

const api = buildSchema(readFileSync(new URL("../schema/api.graphql", import.meta.url), "utf8"));

/** Fields of objects that give people, and those of a person that give what families know of them. */
function personFields(): { readonly toPeople: Set<string>; readonly ofPeople: Set<string> } {
  const toPeople = new Set<string>();
  const ofPeople = new Set<string>();
  for (const type of Object.values(api.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__") || type === api.getQueryType()) continue;
    for (const field of Object.values(type.getFields())) {
      const gives = getNamedType(field.type);
      const coordinate = `${type.name}.${field.name}`;
      // A page of people leads to nobody by itself: its list does.
      if (gives.name === "User" && !/(Connection|Edge)$/.test(type.name)) toPeople.add(coordinate);
      // `sources` goes the ways of the other fields.
      else if (type.name === "User" && isObjectType(gives) && gives.name !== "UserSource")
        ofPeople.add(coordinate);
    }
  }
  return { toPeople, ofPeople };
}

export const { toPeople, ofPeople } = personFields();

const ADDRESS = /e-?mail(?!Subject)/i;

/** Types whose objects hold an address that is no person's, and whose it is. */
const noPersons: Readonly<Record<string, string>> = {
  ConnectorsProvider: "a company's",
  PsaBCompany: "a company's",
  DirectoryUserGroup: "a group's",
  User: "the person's own",
};

/** Types that hold an address, in the graph or on the wire, and do not lead to a person by it. */
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
