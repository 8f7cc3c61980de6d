/**
 * Mutations that are derived from SDL and contract: `updateErpVendor` calls the operation `updateVendor` with the
 * input as body, its members renamed, and removes the object from the collection's loader.
 */
import type { TSchema } from "typebox";
import { erp as family } from "#contracts/erp/index.ts";
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { neededScope } from "#subgraphs/kit/mapping/scope-keys.ts";
import { asWire } from "#subgraphs/kit/mapping/to-wire.ts";
import type { Resource, ResourceStyle, SdlField } from "#subgraphs/kit/schema/derived-resolvers.ts";
import { company, idsOf, type Key, keyIn, ownersOf, ownId } from "./ids.ts";
import type { ErpClient, ErpContext } from "./loaders.ts";

type Input = Readonly<Record<string, unknown>>;
type Calls = Readonly<Record<string, (input: Input) => Promise<object | undefined>>>;

const operationNamed = (name: string): BoundOperation | undefined =>
  Object.hasOwn(family.bound, name) ? family.bound[name as keyof typeof family.bound] : undefined;

/** @throws BAD_USER_INPUT for a blank entity tag, or without a change */
function checkUpdate(entityTag: unknown, body: object): void {
  if (typeof entityTag === "string" && entityTag.trim() === "")
    throw badInput('"entityTag" is blank', "entityTag");
  if (Object.keys(body).length === 0) throw badInput("Nothing is to be changed", "input");
}

/** The body's member for a member of an input, and the type of the id in it, if any. */
function memberOf({ renamed, links }: Resource, name: string) {
  const link = name.endsWith("Id") ? name.slice(0, -2) : "";
  const of = links.get(link);
  return { of, member: renamed[of === undefined ? name : link] ?? name };
}

/** The schema of an operation's body. @throws if the operation has no body */
function schemaOf(operation: string): TSchema & { readonly properties?: object } {
  const schema = operationNamed(operation)?.spec.body?.schema;
  if (!schema) throw new Error(`${family.name}.${operation} has no body`);
  return schema;
}

/** The body of an operation for an input. Global ids become the ERP's ids. */
function bodyOf(resource: Resource, operation: string, erp: ErpClient, companyId: string, input: Input) {
  const own: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    const { of, member } = memberOf(resource, name);
    own[member] = of && typeof value === "string" ? ownId(of, erp, companyId, value, name) : value;
  }
  return asWire(schemaOf(operation), own);
}

/** @throws at the start if the operation's body does not have a member of the input */
function checkInput(resource: Resource, operation: string, members: readonly SdlField[]): void {
  const known: object = schemaOf(operation).properties ?? {};
  const { below, argument } = ownersOf[resource.type] ?? {};
  const others = ["id", "companyId", "entityTag", below && argument];
  for (const { name } of members)
    if (!others.includes(name) && !(memberOf(resource, name).member in known))
      throw new Error(`"${name}" is in no body of ${family.name}.${operation}: write the mutation by hand`);
}

/** Type of the objects that mutations write. */
interface Writes {
  readonly resource: Resource;
  /** Noun of the type in operation names. */
  readonly noun: string;
  /** Field of the result with the object. */
  readonly field: string;
}

interface Args {
  readonly input: Input;
}

function callerOf({ resource: { type, collection }, noun }: Writes) {
  const below = ownersOf[type]?.below;
  return {
    /** Name of the operation for a verb, below the owner if the key contains one. */
    operation: (verb: string, { parentId }: Pick<Key, "parentId">) =>
      below && parentId !== undefined ? `${verb}${below.prefix}${noun}` : `${verb}${noun}`,
    call: (erp: ErpClient, operation: string, { scope, parentId, upstreamId }: Partial<Key>, input: Input) =>
      (erp.api as unknown as Calls)[operation]?.({
        company_id: scope,
        ...(below && parentId !== undefined && { [below.parameter]: parentId }),
        ...(upstreamId !== undefined && { [collection.key ?? ""]: upstreamId }),
        ...input,
      }),
  };
}

function creates(writes: Writes) {
  const { resource, field } = writes;
  const { operation, call } = callerOf(writes);
  const owner = ownersOf[resource.type];
  return (_: unknown, { input: { companyId, ...members } }: Args, { erp }: ErpContext) => {
    const given = companyId as string | null | undefined;
    const ownerKey =
      owner && idsOf(owner.type).key(erp, String(members[owner.argument]), given, owner.argument);
    const scope = ownerKey?.scope ?? neededScope(erp, company, given);
    const parentId = owner?.below && ownerKey?.upstreamId;
    const { [owner?.below ? owner.argument : ""]: _owner, ...own } = members;
    const name = operation("create", parentId === undefined ? {} : { parentId });
    const body = bodyOf(resource, name, erp, scope, own);
    return payload(async () => {
      const made = await call(erp, name, { scope, ...(parentId !== undefined && { parentId }) }, { body });
      return { [field]: { ...made, companyId: scope, asWritten: true } };
    });
  };
}

function updates(writes: Writes) {
  const { resource, field } = writes;
  const { operation, call } = callerOf(writes);
  const owner = ownersOf[resource.type];
  return (_: unknown, { input }: Args, { erp }: ErpContext) => {
    const { id: _id, companyId: _company, entityTag, ...members } = input;
    const { [owner?.argument ?? ""]: _owner, ...changes } = members;
    const key = keyIn(erp, resource.type, input);
    const name = operation("update", key);
    const body = bodyOf(resource, name, erp, key.scope, changes);
    checkUpdate(entityTag, body);
    return payload(async () => {
      const changed = await call(erp, name, key, { "If-Match": entityTag, body });
      return { [field]: { ...changed, companyId: key.scope, asWritten: true } };
    });
  };
}

function deletes(writes: Writes) {
  const { resource } = writes;
  const { operation, call } = callerOf(writes);
  return (_: unknown, { input }: Args, { erp }: ErpContext) => {
    const key = keyIn(erp, resource.type, input);
    return payload(async () => {
      await call(erp, operation("delete", key), key, {});
      const { scope, upstreamId } = key;
      return { deletedId: idsOf(resource.type).ofKey({ scope, upstreamId }) };
    });
  };
}

/** An action. Its answer has no body: the object is read again where it is selected. */
function acts(writes: Writes, name: string) {
  const { resource } = writes;
  const { call } = callerOf(writes);
  return (_: unknown, { input }: Args, { erp }: ErpContext) => {
    const key = keyIn(erp, resource.type, input);
    return payload(async () => {
      await call(erp, name, key, {});
      return { key };
    });
  };
}

export const writeOf: NonNullable<ResourceStyle["write"]> = (mutation, fieldsOf, resources) => {
  const resource = [...resources.values()].find(({ type }) => mutation.name.endsWith(type));
  if (!resource) return undefined;
  const { type } = resource;
  const verb = mutation.name.slice(0, -type.length);
  const noun = type.slice("Erp".length);
  const field = fieldsOf(mutation.returns).find(({ returns }) => returns === type)?.name ?? "";
  const writes = { resource, noun, field };
  if (verb === "create" || verb === "update") {
    const operation = `${verb}${verb === "create" ? (ownersOf[type]?.below?.prefix ?? "") : ""}${noun}`;
    checkInput(resource, operation, fieldsOf(mutation.returns.replace(/Payload$/, "Input")));
    return verb === "create" ? creates(writes) : updates(writes);
  }
  if (verb === "delete") return deletes(writes);
  return operationNamed(`${verb}${noun}`) && acts(writes, `${verb}${noun}`);
};
