/** Links of the objects of a document: to persons by an e-mail address, and to other objects by a foreign key. */
import type { Member, Model, ModelOperation, ObjectType } from "#scripts/family-new/model.ts";
import { memberName, nounOf } from "./names.ts";

/** A type whose objects an operation reads by a key. */
export interface Entity {
  readonly type: string;
  /** The field with the key. */
  readonly key: string;
  readonly noun: string;
}

/** A field of a type that names another object by its key. */
export interface Link {
  readonly field: string;
  readonly type: string;
  readonly key: string;
  /** The member that has the key, in the spelling of the service. */
  readonly wire: string;
}

/** A query parameter or a key of a path that is an e-mail address. */
const EMAIL = /^(?:(.*?)[_-]?e[_-]?mail([_-]?address)?|mail)$/i;

const isAddress = ({ name, shape }: Member): boolean =>
  shape.kind === "email" || (shape.kind === "text" && EMAIL.test(name));

/** The links of a type, each under a name that no member has. */
export function linksOf(type: ObjectType, entities: readonly Entity[]): readonly Link[] {
  const taken = new Set(type.members.map(({ name }) => memberName(name)));
  return type.members.flatMap((member): Link[] => {
    const link = personIn(member) ?? objectIn(member, entities);
    if (!link || taken.has(link.field)) return [];
    taken.add(link.field);
    return [link];
  });
}

function personIn(member: Member): Link | undefined {
  if (!isAddress(member)) return undefined;
  const stem = memberName(EMAIL.exec(member.name)?.[1] ?? member.name) ?? "";
  return { field: stem === "" ? "user" : `${stem}User`, type: "User", key: "email", wire: member.name };
}

/** `billing_address_id` names an address if addresses are read by `id`; the longest noun has precedence. */
function objectIn({ name, shape }: Member, entities: readonly Entity[]): Link | undefined {
  const field = memberName(name) ?? "";
  if (shape.kind !== "text" && shape.kind !== "whole") return undefined;
  const [entity] = entities
    .filter(({ noun, key }) => {
      const end = `${noun}${key}`.toLowerCase();
      return field !== key && (field.toLowerCase() === end || endsWithWord(field, end));
    })
    .sort((one, other) => other.noun.length - one.noun.length);
  if (!entity) return undefined;
  return {
    field: field.slice(0, field.length - entity.key.length),
    type: entity.type,
    key: entity.key,
    wire: name,
  };
}

/** @example endsWithWord("billingAddressId", "addressid") // true */
const endsWithWord = (name: string, end: string): boolean =>
  name.toLowerCase().endsWith(end) && /[A-Z]/.test(name.charAt(name.length - end.length));

/** A list or an object that is found by an e-mail address, and the parameter that takes the address. */
export interface PersonLink {
  readonly operation: ModelOperation;
  readonly parameter: string;
}

/** The reads that need an e-mail address and no other value. */
export const personLinksOf = ({ operations }: Model): readonly PersonLink[] =>
  operations.flatMap((operation): PersonLink[] => {
    const { method, query, pathParameters, returns } = operation;
    if (method !== "get" || !returns || returns.kind === "file") return [];
    const [inPath, ...others] = pathParameters;
    const isFree = (name: string) => query.every((one) => !one.required || one.name === name);
    if (inPath !== undefined)
      return EMAIL.test(inPath) && others.length === 0 && isFree("")
        ? [{ operation, parameter: inPath }]
        : [];
    const parameter = query.find(
      ({ name, shape }) =>
        EMAIL.test(name.replace(/\[\]$/, "")) &&
        ["text", "email"].includes(shape.kind === "list" ? shape.item.kind : shape.kind) &&
        isFree(name),
    );
    return parameter ? [{ operation, parameter: parameter.name }] : [];
  });

/** The noun of an entity, in the form in which it is compared. */
export const entityNoun = (path: string): string => nounOf(path).toLowerCase().replace(/\W|_/g, "");
