/** Facts about the schema that the rules test: fields, input members, and the family of each. */
import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isInputObjectType,
  isObjectType,
  Kind,
} from "graphql";
import { contractIn } from "#contracts/index.ts";
import { type SubgraphName, sdlFilesOf } from "#subgraphs/kit/schema/type-defs.ts";

const SUBGRAPHS: readonly SubgraphName[] = ["business", "collaboration", "identity"];

/** Prefixes of the types of each family, by its folder. */
export const PREFIXES: Readonly<Record<string, readonly string[]>> = {
  identity: ["Identity"],
  directory: ["Directory"],
  catalog: ["Api"],
  connectors: ["Psa", "Connectors"],
  "support-desk": ["Ticket", "Support"],
  "e-signature": ["Envelope", "Connect", "ESignature"],
  meetings: ["Meeting", "Webinar"],
  "contact-centre": ["ContactCentre"],
  social: ["Social"],
  erp: ["Erp"],
  accounting: ["Accounting"],
  projects: ["Project"],
  marketing: ["Marketing"],
  banking: ["Bank"],
  treasury: ["Treasury"],
  crm: ["Crm"],
};

/** A violation: a coordinate of the schema, and its required form. */
export interface Finding {
  readonly rule: string;
  readonly coordinate: string;
  readonly problem: string;
}

export interface Member {
  readonly coordinate: string;
  readonly owner: string;
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly deprecationReason?: string | null | undefined;
}

export interface Field extends Member {
  readonly type: GraphQLOutputType;
  readonly args: readonly GraphQLArgument[];
}

export interface InputMember extends Member {
  readonly type: GraphQLInputType;
}

export interface Facts {
  readonly schema: GraphQLSchema;
  readonly fields: readonly Field[];
  readonly inputs: readonly InputMember[];
  /** The folder of the family that declares a coordinate; undefined if no family does. */
  readonly familyOf: (coordinate: string) => string | undefined;
}

export type Rule = (facts: Facts) => readonly Omit<Finding, "rule">[];

/** Family that declares each coordinate, by the folders of the SDL. */
export function owners(): Map<string, string> {
  const families = new Map<string, string>();
  for (const { family, definitions } of SUBGRAPHS.flatMap((name) => sdlFilesOf(name, { contractIn }))) {
    // Files beside the folders belong to no family.
    if (family === undefined || !(family in PREFIXES)) continue;
    for (const definition of definitions) {
      if (!("name" in definition) || !definition.name) continue;
      const { value: owner } = definition.name;
      if (!definition.kind.endsWith("Extension")) families.set(owner, family);
      const isFielded =
        definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION;
      if (isFielded)
        for (const { name } of definition.fields ?? []) families.set(`${owner}.${name.value}`, family);
    }
  }
  return families;
}

/** Facts for the rules: a schema, and the families of its coordinates. */
export function factsOf(schema: GraphQLSchema, families: ReadonlyMap<string, string>): Facts {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
  const place = (owner: string, name: string) => ({ coordinate: `${owner}.${name}`, owner, name });
  return {
    schema,
    fields: types.flatMap((type) =>
      isObjectType(type)
        ? Object.values(type.getFields()).map((field) => ({
            ...place(type.name, field.name),
            description: field.description,
            deprecationReason: field.deprecationReason,
            type: field.type,
            args: field.args,
          }))
        : [],
    ),
    inputs: types.flatMap((type) =>
      isInputObjectType(type)
        ? Object.values(type.getFields()).map((field) => ({
            ...place(type.name, field.name),
            description: field.description,
            deprecationReason: field.deprecationReason,
            type: field.type,
          }))
        : [],
    ),
    familyOf(coordinate) {
      const bare = coordinate.replace(/\(.*$/, "");
      const owner = bare.split(".")[0] ?? "";
      const node = owner.replace(/(Connection|Edge)$/, "");
      return families.get(bare) ?? families.get(owner) ?? families.get(node);
    },
  };
}
