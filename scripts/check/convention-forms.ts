/** Conventions about the form of types and fields: casing, lists, pages, nullability, enums, deprecation, descriptions. */
import {
  GraphQLID,
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import type { Facts, Field, Rule } from "./convention-facts.ts";

const typesOf = ({ schema }: Facts): readonly GraphQLNamedType[] =>
  Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));

/** The values of all enums. */
const valuesOf = (facts: Facts) =>
  typesOf(facts)
    .filter(isEnumType)
    .flatMap((type) =>
      type.getValues().map(({ name, description, deprecationReason }) => ({
        coordinate: `${type.name}.${name}`,
        owner: type.name,
        name,
        description,
        deprecationReason,
      })),
    );

/** Type of the items of a list. Undefined for another type. */
const itemOf = (type: GraphQLOutputType): GraphQLOutputType | undefined => {
  const list = getNullableType(type);
  return isListType(list) ? list.ofType : undefined;
};

/** True if a name is the plural of another one. */
const isPluralOf = (plural: string, name: string): boolean =>
  [`${name}s`, name.replace(/y$/, "ies"), name.replace(/erson$/, "eople")].some(
    (form) => form === plural && form !== name,
  );

const isNode = (type: GraphQLOutputType): boolean => {
  const named = getNamedType(type);
  return isObjectType(named) && named.getInterfaces().some(({ name }) => name === "Node");
};

const leadsToPage = ({ type }: Field) => getNamedType(type).name.endsWith("Connection");
const beside = ({ schema }: Facts, { owner }: Field, name: string) => {
  const type = schema.getType(owner);
  return isObjectType(type) ? type.getFields()[name] : undefined;
};

/** Fields of `User` and `Company` that are answered without any family. */
const KEYS_OF_HUBS = new Set(["id", "email", "domain", "sources"]);
/** Types whose fields are records of families. */
const RECORDS_OF = new Set(["User", "Company"]);
const STATE_OR_KIND = /(^s|S)tatus$|(^(?!media|content)\w*T|^t)ype$|(^c|C)hannel$/;

/** The rules by name. */
export const formRules: Readonly<Record<string, Rule>> = {
  "casing of names": (facts) => [
    ...typesOf(facts)
      .filter(({ name }) => !/^[A-Z][A-Za-z0-9]*$/.test(name))
      .map(({ name }) => ({ coordinate: name, problem: "is written in PascalCase" })),
    ...[...facts.fields, ...facts.inputs]
      .filter(({ name }) => !/^[a-z][A-Za-z0-9]*$/.test(name))
      .map(({ coordinate }) => ({ coordinate, problem: "is written in camelCase" })),
    ...valuesOf(facts)
      .filter(({ name }) => !/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(name))
      .map(({ coordinate }) => ({ coordinate, problem: "is written in UPPER_CASE" })),
  ],

  "names of ids": ({ fields }) =>
    fields
      .filter(({ name, type }) => getNamedType(type).name === "ID" && !/^id$|Ids?$/.test(name))
      .map(({ coordinate }) => ({ coordinate, problem: "is an id, so its name ends with Id or Ids" })),

  "form of connections": ({ schema, fields }) => [
    ...fields.filter(leadsToPage).flatMap(({ coordinate, args }) => {
      const missing = ["first: Int", "after: String"].filter(
        (wanted) => !args.some(({ name, type }) => wanted === `${name}: ${type}`),
      );
      const names = args.map(({ name }) => name);
      const isHalf = names.includes("last") !== names.includes("before");
      return missing.length > 0 || isHalf
        ? [{ coordinate, problem: "takes first and after, and last together with before" }]
        : [];
    }),
    ...Object.values(schema.getTypeMap()).flatMap((type) => {
      if (!isObjectType(type) || !type.name.endsWith("Connection")) return [];
      const row = type.name.replace(/Connection$/, "");
      const form = { edges: `[${row}Edge!]!`, nodes: `[${row}!]!`, pageInfo: "PageInfo!", totalCount: "Int" };
      const wrong = Object.entries(form).filter(
        ([name, wanted]) => String(type.getFields()[name]?.type) !== wanted,
      );
      return wrong.map(([name, wanted]) => ({ coordinate: type.name, problem: `has ${name}: ${wanted}` }));
    }),
  ],

  "items of lists are never null": ({ fields }) =>
    fields.flatMap(({ coordinate, type }) => {
      const item = itemOf(type);
      return item && !isNonNullType(item) ? [{ coordinate, problem: "has items that are never null" }] : [];
    }),

  "fields that need a call are nullable": ({ schema, fields }) =>
    fields.flatMap(({ coordinate, owner, name, type }) => {
      const isRoot = owner === schema.getQueryType()?.name || owner === schema.getMutationType()?.name;
      const isOfHub = (owner === "User" || owner === "Company") && !KEYS_OF_HUBS.has(name);
      const isFetched = isRoot || isOfHub || /(Connection|Payload)$/.test(getNamedType(type).name);
      return isFetched && isNonNullType(type)
        ? [{ coordinate, problem: "is nullable: a family that is down would take its parent with it" }]
        : [];
    }),

  "one object is read by id": ({ fields }) =>
    fields.flatMap(({ coordinate, type, args }) => {
      const id = args.find(({ name }) => name === "id");
      const isMany = itemOf(type) !== undefined || getNamedType(type).name.endsWith("Connection");
      return id && (getNullableType(id.type) !== GraphQLID || isMany)
        ? [{ coordinate, problem: "gives one object for one id: ID" }]
        : [];
    }),

  "records are one field: of a person the record, of a company the list": (facts) =>
    facts.fields.flatMap((one) => {
      const type = facts.schema.getType(one.owner);
      if (!isObjectType(type) || !RECORDS_OF.has(one.owner) || itemOf(one.type) !== undefined) return [];
      const many = Object.values(type.getFields()).find(
        (field) =>
          isPluralOf(field.name, one.name) &&
          itemOf(field.type) !== undefined &&
          getNamedType(field.type) === getNamedType(one.type),
      );
      if (!many || one.deprecationReason || many.deprecationReason) return [];
      // `User.sources` has the ids of several records, but records that are no nodes need the list field.
      if (one.owner === "User" && !isNode(one.type)) return [];
      return one.owner === "Company"
        ? [{ coordinate: one.coordinate, problem: `is deprecated, because the list is ${many.name}` }]
        : [{ coordinate: `${one.owner}.${many.name}`, problem: `is deprecated for ${one.name}` }];
    }),

  "states and kinds are enums": (facts) =>
    facts.fields
      .filter(({ name, type }) => getNamedType(type).name === "String" && STATE_OR_KIND.test(name))
      .filter(({ name, deprecationReason }) => !/^raw[A-Z]/.test(name) && !deprecationReason)
      // A text that was released earlier may have its enum in a second field.
      .filter((field) => !beside(facts, field, `known${field.name[0]?.toUpperCase()}${field.name.slice(1)}`))
      .map(({ coordinate }) => ({ coordinate, problem: "is an enum, with the raw text beside it" })),

  "raw texts stand beside an enum": (facts) =>
    facts.fields.flatMap((field) => {
      const [, head = "", rest = ""] = /^raw([A-Z])(\w*)$/.exec(field.name) ?? [];
      const value = beside(facts, field, `${head.toLowerCase()}${rest}`);
      return head === "" || (value && isEnumType(getNamedType(value.type)))
        ? []
        : [{ coordinate: field.coordinate, problem: "stands beside the enum of that name" }];
    }),

  "fractions are Decimal": ({ fields }) =>
    fields
      .filter(({ type, deprecationReason }) => getNamedType(type).name === "Float" && !deprecationReason)
      .map(({ coordinate }) => ({ coordinate, problem: "is a Decimal, which is exact" })),

  "deprecated members name their replacement": (facts) =>
    [...facts.fields, ...facts.inputs, ...valuesOf(facts)]
      .filter(({ deprecationReason }) => deprecationReason && !/^Use `[^`]+`/.test(deprecationReason))
      .map(({ coordinate }) => ({ coordinate, problem: "has a reason that begins with: Use `…`" })),

  "sort keys begin with By": (facts) =>
    valuesOf(facts)
      .filter(({ owner, description }) => owner.endsWith("OrderField") && !description?.startsWith("By "))
      .map(({ coordinate }) => ({ coordinate, problem: "has a description that begins with By" })),

  "descriptions are whole sentences": (facts) =>
    [
      ...typesOf(facts).map(({ name, description }) => ({ coordinate: name, description })),
      ...[...facts.fields, ...facts.inputs, ...valuesOf(facts)],
    ]
      .filter(({ description }) => description && !/^["`A-Z0-9].*[.)]$/s.test(description.trim()))
      .map(({ coordinate }) => ({ coordinate, problem: "has a description that ends with a period" })),
};
