/** Names of fields and arguments by the conventions of the schema. */
import { OTHER_NAMES } from "#scripts/check/conventions.ts";
import type { Member, ObjectType, ValueType } from "./model.ts";
import { camel } from "./names.ts";

/** The name of a member in the graph, in inputs too, by the conventions for kinds, Booleans and concepts. */
export function graphNameOf({ name, shape }: Member): string {
  const own = camel(name);
  const concept = Object.hasOwn(OTHER_NAMES, own) ? OTHER_NAMES[own] : undefined;
  if (concept !== undefined) return concept;
  if (shape.kind === "flag") return own.replace(/^is([A-Z])/, (_, first: string) => first.toLowerCase());
  return own.replace(/^kind(?=s?$)/, "type").replace(/Kind(?=s?$)/, "Type");
}

/** True for the type of a person or a party, which has an address. */
const isParty = (type: ObjectType | undefined) =>
  type?.members.some((one) => one.shape.kind === "email" || graphNameOf(one) === "email") === true;

/** The name of a number of things by the conventions: the singular and Count. */
function countNameOf(name: string): string {
  const [, things] =
    /^(?:numberOf|num(?=[A-Z])|total(?=[A-Z]))(.+?)(?:Count)?$/.exec(name) ??
    /^(.+?)(?:Total|Counts?)$/.exec(name) ??
    [];
  if (things === undefined) return name === "total" ? "totalCount" : name;
  return `${camel(things).replace(/([^s])s$/, "$1")}Count`;
}

/** The name of a field that shows a member of a type, by the conventions of the schema. */
export function fieldNameOf(member: Member, type?: ObjectType): string {
  const { name, shape } = member;
  const own = graphNameOf(member);
  if (name === "id") return "upstreamId";
  if (own === "name" || own === "displayName") {
    const right = isParty(type) ? "displayName" : "name";
    return type?.members.some((one) => one !== member && graphNameOf(one) === right) ? own : right;
  }
  if (shape.kind === "whole") return countNameOf(own);
  if (shape.kind === "day" && !/(^date|Date)$/.test(own)) return `${own.replace(/(On|At)$/, "")}Date`;
  if (shape.kind === "instant" && !/(^at|At|^until|Until|Since)$/.test(own))
    return `${own.replace(/(Time|Date|On)$/, "")}At`;
  return own;
}

/** The two bounds of a period in `filter`. */
type Bound = "from" | "until";

/** A query parameter as an argument of the graph. */
export interface Argument {
  readonly parameter: Member;
  readonly name: string;
  /** The shape in the graph. */
  readonly shape: ValueType;
  /** True for a list in the graph, if the service takes one value. */
  readonly takesOne: boolean;
  /** The bound of a period that the parameter is. */
  readonly bound?: Bound;
}

const BOUNDS: Readonly<Record<Bound, RegExp>> = {
  from: /(^(from|since|after|start|min)(?=[A-Z]))|((From|Since|After|Start|Min|Gte?)$)/,
  until: /(^(to|until|before|end|max)(?=[A-Z]))|((To|Until|Before|End|Max|Lte?)$)/,
};

/** The bound that a parameter is by its name, and the name of the period. */
function boundOf({ name, shape }: Member): { readonly bound: Bound; readonly period: string } | undefined {
  const own = camel(name);
  if (shape.kind !== "day" && shape.kind !== "instant") return undefined;
  const bound = (["from", "until"] as const).find((one) => BOUNDS[one].test(own));
  return bound && { bound, period: camel(own.replace(BOUNDS[bound], "")) };
}

/** The member of a row that a bound is about, and how they compare. */
export function boundIn(
  type: ObjectType | undefined,
  parameter: Member,
): { readonly member: Member; readonly compares: string } | undefined {
  const stem = (name: string) => camel(name).replace(/(At|On|Date|Time)$/, "");
  const found = boundOf(parameter);
  const member = type?.members.find(
    ({ name, shape }) => shape.kind === parameter.shape.kind && stem(name) === stem(found?.period ?? ""),
  );
  const until = parameter.shape.kind === "day" ? "<=" : "<";
  return found && member && { member, compares: found.bound === "from" ? ">=" : until };
}

const PLURALS: ReadonlyMap<string, string> = new Map([
  ...["status", "statuses", "state", "states"].map((name) => [name, "statuses"] as const),
  ...["type", "types", "kind", "kinds"].map((name) => [name, "types"] as const),
]);

/** Converts a parameter to an argument. By the conventions of the schema, filters by state or type are lists. */
export function argumentOf(parameter: Member, inFilter: boolean): Argument {
  const { shape } = parameter;
  const name = graphNameOf(parameter);
  const values = shape.kind === "list" ? shape.item : shape;
  const plural = PLURALS.get(camel(parameter.name));
  if (!inFilter || values.kind !== "enum" || plural === undefined)
    return { parameter, name, shape, takesOne: false };
  return { parameter, name: plural, shape: { kind: "list", item: values }, takesOne: shape.kind !== "list" };
}

/** The arguments of parameters. In a filter, two bounds of one period are one argument. */
export function argumentsOf(
  parameters: readonly Member[],
  inFilter: boolean,
  row?: ObjectType,
): readonly Argument[] {
  const bounds = parameters.map(boundOf);
  return parameters.map((parameter, at) => {
    const own = bounds[at];
    const isPair = bounds.some((one) => one?.period === own?.period && one?.bound !== own?.bound);
    if (!inFilter || !own || !isPair) return argumentOf(parameter, inFilter);
    const member = boundIn(row, parameter)?.member;
    const name = member ? fieldNameOf(member, row) : own.period || "period";
    return { parameter, name, shape: parameter.shape, takesOne: false, bound: own.bound };
  });
}
