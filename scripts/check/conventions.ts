/**
 * The conventions of `docs/schema-conventions.md` that a machine can test, a rule each: those about names
 * here, those about form in `convention-forms.ts`. An exception stands in `exceptions/conventions.ts` with
 * its reason.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildSchema,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { ROOT } from "#scripts/tables.ts";
import {
  type Facts,
  type Finding,
  factsOf,
  type InputMember,
  type Member,
  owners,
  PREFIXES,
  type Rule,
} from "./convention-facts.ts";
import { formRules } from "./convention-forms.ts";
import { exceptions, notYet } from "./exceptions/conventions.ts";

const LIST_ARGUMENTS = new Set(["filter", "orderBy", "first", "after", "last", "before"]);
/** Phrases that describe an order: `newest first`, `in the order of …`, `The service decides the order.` */
const ORDER_WORDS = /\bfirst\b(?! \d)|\bin (the )?order\b|in chronological order|decides the order/;
const TEXT_NAMES = /^(search|query|q|searchText|keywords?|term|searchTerm|fullText)$/;
/** Names that no family uses, with the name of the same concept in all families. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  emailAddress: "email",
  mail: "email",
  phoneNumber: "phone",
  telephone: "phone",
  createdOn: "createdAt",
  creationDate: "createdAt",
  createdTime: "createdAt",
  modifiedAt: "updatedAt",
  lastModifiedAt: "updatedAt",
  lastUpdatedAt: "updatedAt",
  lastModified: "updatedAt",
  updatedOn: "updatedAt",
};
const BRITISH = /cancelled|cancelling|organis|colour|favour|behaviour|authoris|licence|catalogue/i;

const isConnection = (type: GraphQLOutputType) => getNamedType(type).name.endsWith("Connection");
const isList = (type: GraphQLOutputType | GraphQLInputType) => isListType(getNullableType(type));
const isFilter = ({ owner }: Member) => owner.endsWith("Filter");
const isSingleTypes = ({ name, type }: InputMember) => name === "types" && !isList(type);
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The rules by name, in the order of the page. */
export const rules: Readonly<Record<string, Rule>> = {
  "prefix of types": ({ schema, familyOf }) =>
    Object.keys(schema.getTypeMap()).flatMap((name) => {
      const prefixes = PREFIXES[familyOf(name) ?? ""];
      const isWritten = /(Input|Payload)$/.test(name);
      if (!prefixes || isWritten || prefixes.some((prefix) => name.startsWith(prefix))) return [];
      return [{ coordinate: name, problem: `begins with ${prefixes.join(" or ")}` }];
    }),

  "names of concepts": ({ fields, inputs }) =>
    [...fields, ...inputs].flatMap(({ coordinate, name }) => {
      const right = Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : undefined;
      return right ? [{ coordinate, problem: `is called ${right}` }] : [];
    }),

  "names of instants and days": ({ fields }) =>
    fields.flatMap(({ coordinate, name, type }) => {
      const scalar = getNamedType(type).name;
      if (scalar === "DateTime" && !isList(type) && !/(^at|At|^until|Until|Since)$/.test(name))
        return [{ coordinate, problem: "is an instant, so its name ends with At, Until or Since" }];
      if (scalar === "Date" && !isList(type) && !/(^date|Date)$/.test(name))
        return [{ coordinate, problem: "is a day, so its name ends with Date" }];
      return [];
    }),

  "names of people, parties and things": ({ fields, schema }) =>
    fields.flatMap(({ coordinate, owner, name, type }) => {
      if (getNamedType(type).name !== "String" || (name !== "name" && name !== "displayName")) return [];
      const ownerType = schema.getType(owner);
      const members = isObjectType(ownerType) ? ownerType.getFields() : {};
      // An object with an address, or with a link to the person, represents a person or a party.
      const isParty = members["email"] !== undefined || members["user"] !== undefined;
      if (isParty === (name === "displayName")) return [];
      const problem = isParty
        ? "is the name of a person or a party, so it is called displayName"
        : "is the name of a thing or an organization, so it is called name";
      return [{ coordinate, problem }];
    }),

  "names of Booleans": ({ fields, inputs }) =>
    [...fields, ...inputs].flatMap(({ coordinate, name, type }) =>
      getNamedType(type).name === "Boolean" && /^is[A-Z]/.test(name)
        ? [{ coordinate, problem: "has no is before an adjective" }]
        : [],
    ),

  "names of kinds": ({ fields, inputs }) => [
    ...[...fields, ...inputs]
      .filter(({ name }) => /(^k|K)inds?$/.test(name))
      .map(({ coordinate }) => ({ coordinate, problem: "is called type" })),
    ...inputs
      .filter((member) => isFilter(member) && (member.name === "type" || isSingleTypes(member)))
      .map(({ coordinate }) => ({ coordinate, problem: "is a list, and is called types" })),
  ],

  "nouns of payloads": ({ fields, familyOf }) =>
    fields.flatMap(({ coordinate, owner, name, type }) => {
      const named = getNamedType(type);
      if (!owner.endsWith("Payload") || !isObjectType(named) || !familyOf(named.name)) return [];
      // The field ends with the last word of its type, in the plural for a list.
      const [word = ""] = /[A-Z][a-z]+$/.exec(named.name.replace(/Reference$/, "")) ?? [];
      const words = [word, `${word}s`, word.replace(/y$/, "ies"), word.replace(/^Person$/, "people")];
      const isNamedSo = words.some((one) => name.toLowerCase().endsWith(one.toLowerCase()));
      return isNamedSo ? [] : [{ coordinate, problem: `is called after ${named.name}` }];
    }),

  "names of counts": ({ fields }) =>
    fields.flatMap(({ coordinate, name, type }) =>
      getNamedType(type).name === "Int" &&
      /^(numberOf|num[A-Z]|total(?!Count$))|(Total|Counts|[^s]sCount)$/.test(name)
        ? [{ coordinate, problem: "is a number of things, so its name is the singular and Count" }]
        : [],
    ),

  "American spelling": ({ schema, fields, inputs }) => [
    ...[...fields, ...inputs]
      .filter(({ name }) => BRITISH.test(name))
      .map(({ coordinate }) => ({ coordinate, problem: "has American spelling" })),
    ...Object.values(schema.getTypeMap()).flatMap((type) =>
      isEnumType(type)
        ? type
            .getValues()
            .filter(({ name }) => BRITISH.test(name))
            .map(({ name }) => ({ coordinate: `${type.name}.${name}`, problem: "has American spelling" }))
        : [],
    ),
  ],

  "enums have OTHER": ({ schema, fields, familyOf }) =>
    [...new Set(fields.map(({ type }) => getNamedType(type)))].flatMap((type) =>
      isEnumType(type) && familyOf(type.name) && !type.getValue("OTHER") && schema.getType(type.name)
        ? [{ coordinate: type.name, problem: "has the value OTHER" }]
        : [],
    ),

  "the tenant is an argument of the namespace": ({ fields }) =>
    fields.flatMap(({ coordinate, owner, args }) =>
      owner === "Query"
        ? []
        : args
            .filter(({ name }) => name === "tenantId" || name === "companyId")
            .map(({ name }) => ({
              coordinate: `${coordinate}(${name}:)`,
              problem: "is an argument of the namespace field in Query",
            })),
    ),

  "lists are narrowed by their filter": ({ fields }) =>
    fields.flatMap(({ coordinate, type, args }) =>
      isConnection(type) || isList(type)
        ? args
            .filter(({ name }) => !LIST_ARGUMENTS.has(name))
            .map(({ name }) => ({ coordinate: `${coordinate}(${name}:)`, problem: "is a member of filter" }))
        : [],
    ),

  "filters are called Filter": ({ fields }) =>
    fields.flatMap(({ coordinate, args }) =>
      args
        .filter(({ name, type }) => name === "filter" && !getNamedType(type).name.endsWith("Filter"))
        .map(({ type }) => ({
          coordinate,
          problem: `has a filter whose type ends with Filter, not ${type}`,
        })),
    ),

  "search text is filter.text": ({ inputs }) =>
    inputs
      .filter((member) => isFilter(member) && TEXT_NAMES.test(member.name))
      .map(({ coordinate }) => ({ coordinate, problem: "is called text" })),

  "periods and ranges are one member": ({ inputs }) =>
    inputs.flatMap((member) => {
      const type = getNamedType(member.type).name;
      const isTime = type === "DateTime" || type === "Date";
      const isBound = /^(min|max)[A-Z]|(From|Until|Since|After|Before|Min|Max)$/.test(member.name);
      if (!isFilter(member) || !(isTime || (isBound && type !== "Boolean"))) return [];
      return [
        { coordinate: member.coordinate, problem: "is a DateTimeRange, a DateRange or a DecimalRange" },
      ];
    }),

  "states are filter.statuses": ({ inputs }) =>
    inputs.flatMap((member) => {
      if (!isFilter(member)) return [];
      const { coordinate, name, type } = member;
      if (/^(status|state|states)$/.test(name)) return [{ coordinate, problem: "is called statuses" }];
      if (name !== "statuses" || (isList(type) && isEnumType(getNamedType(type)))) return [];
      return [{ coordinate, problem: "is a list of an enum" }];
    }),

  "ids in a filter are lists": ({ inputs }) =>
    inputs
      .filter((member) => isFilter(member) && getNamedType(member.type).name === "ID")
      .filter(({ name, type }) => !isList(type) || !/[a-z]Ids$/.test(name))
      .map(({ coordinate }) => ({ coordinate, problem: "is a list of ids, and its name ends with Ids" })),

  "the order is orderBy": ({ fields }) =>
    fields.flatMap(({ coordinate, args }) =>
      args.flatMap((argument) => {
        const { name, type } = argument;
        if (/^(sort|sortBy|order|orders|sortOrder|sortDirection|direction)$/.test(name))
          return [{ coordinate: `${coordinate}(${name}:)`, problem: "is called orderBy" }];
        return name === "orderBy" && !isOrder(type)
          ? [{ coordinate, problem: "takes orderBy: [{ field: ENUM!, direction: SortDirection }]" }]
          : [];
      }),
    ),

  "the order of a list is described": ({ fields }) =>
    fields
      .filter(({ type, args }) => isConnection(type) && !args.some(({ name }) => name === "orderBy"))
      .filter(({ description }) => !ORDER_WORDS.test(description ?? ""))
      .map(({ coordinate }) => ({
        coordinate,
        problem:
          "has no orderBy, so its description says which comes first, or that the service decides the order",
      })),

  "many objects are read by Query.nodes": ({ fields }) =>
    fields
      .filter(({ name }) => /ByIds?$/.test(name))
      .map(({ coordinate }) => ({ coordinate, problem: "is left to Query.nodes, or to the singular field" })),

  "names of mutations": ({ fields, familyOf }) =>
    fields.flatMap(({ coordinate, owner, name }) => {
      const prefixes = PREFIXES[familyOf(coordinate) ?? ""];
      if (owner !== "Mutation" || !prefixes) return [];
      const fits = prefixes.some((prefix) => new RegExp(`^[a-z]+([A-Z][a-z]+)*?${prefix}`).test(name));
      return fits ? [] : [{ coordinate, problem: `is a verb and a type name (${prefixes.join(", ")} …)` }];
    }),

  "form of mutations": ({ fields, schema }) =>
    fields.flatMap(({ coordinate, owner, name, type, args }) => {
      if (owner !== "Mutation") return [];
      const [input, ...more] = args;
      const noun = upperFirst(name);
      const payload = schema.getType(getNamedType(type).name);
      if (!input || more.length > 0 || input.name !== "input" || !isNonNullType(input.type))
        return [{ coordinate, problem: "has exactly one argument, input, which is required" }];
      if (getNamedType(input.type).name !== `${noun}Input`)
        return [{ coordinate, problem: `takes ${noun}Input` }];
      if (getNamedType(type).name !== `${noun}Payload`)
        return [{ coordinate, problem: `gives ${noun}Payload` }];
      if (!isObjectType(payload) || String(payload.getFields()["userErrors"]?.type) !== "[UserError!]!")
        return [{ coordinate, problem: "has a payload with userErrors: [UserError!]!" }];
      return [];
    }),

  "deleted objects are deletedId or deletedIds": ({ schema, fields }) =>
    fields.flatMap(({ coordinate, owner, name, type }) => {
      if (owner.endsWith("Payload") && /^(deleted|removed)(?!Ids?$).*Ids?$/.test(name))
        return [{ coordinate, problem: "is called deletedId or deletedIds" }];
      if (owner !== "Mutation" || !/^delete[A-Z]/.test(name)) return [];
      const payload = schema.getType(getNamedType(type).name);
      const members = isObjectType(payload) ? payload.getFields() : {};
      return members["deletedId"] || members["deletedIds"]
        ? []
        : [{ coordinate, problem: "has a payload with deletedId or deletedIds" }];
    }),

  ...formRules,
};

/** `[{ field: ENUM!, direction: SortDirection }]`. */
function isOrder(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  if (!isList(type) || !isInputObjectType(named)) return false;
  const { field, direction } = named.getFields();
  return (
    isEnumType(field && getNamedType(field.type)) &&
    direction !== undefined &&
    getNamedType(direction.type).name === "SortDirection"
  );
}

/** @returns all violations, exceptions included */
export const findingsIn = (facts: Facts): readonly Finding[] =>
  Object.entries(rules).flatMap(([rule, find]) => find(facts).map((finding) => ({ rule, ...finding })));

type Exceptions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * @param excused Reasons of the exceptions, by rule and coordinate.
 * @param waiting Families whose schema does not follow a rule yet, by rule.
 * @returns a sentence for each violation, and for each exception or waiting family that has none
 */
export function problemsIn(
  facts: Facts,
  excused: Exceptions,
  waiting: Readonly<Record<string, readonly string[]>>,
): string[] {
  const findings = findingsIn(facts);
  const isWaiting = ({ rule, coordinate }: Finding) =>
    waiting[rule]?.includes(facts.familyOf(coordinate) ?? "none") === true;
  const isExcused = ({ rule, coordinate }: Finding) => Object.hasOwn(excused[rule] ?? {}, coordinate);
  return [
    ...findings
      .filter((finding) => !isExcused(finding) && !isWaiting(finding))
      .map(({ rule, coordinate, problem }) => `${coordinate} ${problem} (${rule})`),
    ...Object.entries(excused).flatMap(([rule, reasons]) =>
      Object.keys(reasons)
        .filter((coordinate) => !findings.some((one) => one.rule === rule && one.coordinate === coordinate))
        .map((coordinate) => `${coordinate} needs no exception anymore (${rule})`),
    ),
    ...Object.entries(waiting).flatMap(([rule, families]) =>
      families
        .filter(
          (family) =>
            !findings.some(
              (one) =>
                one.rule === rule && !isExcused(one) && (facts.familyOf(one.coordinate) ?? "none") === family,
            ),
        )
        .map((family) => `${family} follows the rule now, so it leaves the list notYet (${rule})`),
    ),
  ];
}

/** @returns a sentence for each place where the schema does not follow a convention */
export function conventionProblems(): string[] {
  const schema = buildSchema(readFileSync(join(ROOT, "schema/api.graphql"), "utf8"));
  return problemsIn(factsOf(schema, owners()), exceptions, notYet);
}
