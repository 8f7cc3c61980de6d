/** Links of the objects of a document: to persons by an e-mail address, and to other objects by a foreign key. */
import type { Member, Model, ModelOperation, ObjectType } from "#scripts/family-new/model.ts";
import { memberName, nounOf } from "./names.ts";

/** A type whose objects an operation reads by a key. */
export interface Entity {
  /** Name of the type in the graph, and in the document. */
  readonly type: string;
  readonly origin: string;
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
    const link = personIn(member) ?? objectIn(member, type.name, entities);
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
function objectIn({ name, shape }: Member, owner: string, entities: readonly Entity[]): Link | undefined {
  if (shape.kind !== "text" && shape.kind !== "whole") return undefined;
  const field = memberName(name) ?? "";
  const [entity] = entities
    .filter((one) => {
      const end = foreignKey(one);
      const isOwn = one.origin === owner && field === one.key;
      return !isOwn && (field.toLowerCase() === end || endsWithWord(field, end));
    })
    .sort((one, other) => other.noun.length - one.noun.length);
  if (!entity) return undefined;
  const { type, key, noun } = entity;
  const length = foreignKey(entity).length - noun.length;
  return { field: field.slice(0, field.length - length), type, key, wire: name };
}

/** The name of a member that has the key of an entity: noun and key, unless the key begins with the noun. */
const foreignKey = ({ noun, key }: Entity): string =>
  key.toLowerCase().startsWith(noun) && key.length > noun.length
    ? key.toLowerCase()
    : noun + key.toLowerCase();

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
