/** Objects of an integration: their ids, reads by id, and lists. Filters and orders follow from the rows. */
import type { GraphQLResolveInfo } from "graphql";
import type { TObject, TSchema } from "typebox";
import { connectors } from "#contracts/connectors/index.ts";
import type { IdentityContext } from "#subgraphs/identity/context.ts";
import type { OperationName } from "#subgraphs/kit/calls/family-client.ts";
import { type FilterValue, lqFields, lqFilter, lqSort } from "#subgraphs/kit/filters/lq.ts";
import { conditionOf } from "#subgraphs/kit/filters/narrowing.ts";
import { type Connection, type ConnectionArgs, emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import type { Fields } from "#subgraphs/kit/loading/loaders.ts";
import { checkId, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { referencedMembers, selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";
import { mapWireType, type WireMapping } from "#subgraphs/kit/mapping/wire-fields.ts";
import { listOf, relation } from "#subgraphs/kit/people/relations.ts";
import { normalizedName } from "#subgraphs/kit/schema/plain/family.ts";
import { singularOf } from "#subgraphs/kit/schema/shorthand/rest.ts";
import { type KeyIn, keyIn, organizationIn, ownId, referenceIn } from "./keys.ts";
import type { At } from "./mappers.ts";

/** An object that may have only some of its members, in its integration. */
interface InPart {
  readonly at: At;
  readonly id?: string | null | undefined;
  readonly part?: true;
}

interface Facts<Row> {
  readonly type: string;
  readonly row: TObject;
  readonly list: OperationName<typeof connectors>;
  readonly loaderIn: (connectors: IdentityContext["connectors"]) => {
    load(key: KeyIn, members?: Fields): Promise<object | null>;
  };
  /** Parts of the id after the integration. Default: the id of the row. */
  readonly parts?: readonly ((row: Row) => unknown)[];
  /** Member with the id of the agreement, for objects below one. */
  readonly parent?: "agreementId";
  /** Path of a condition on which the row has no member of that name. */
  readonly conditions?: Readonly<Record<string, string>>;
}

interface ListArgs extends ConnectionArgs {
  readonly filter?: object | null | undefined;
  readonly orderBy?:
    | readonly { readonly field: string; readonly direction?: "ASC" | "DESC" | null | undefined }[]
    | null
    | undefined;
}

/** The lists of the family, of which the names are known at the start. */
interface Lists {
  connection(list: string, input: object, page: ConnectionArgs, view: object): Promise<Connection<object>>;
}

type Schema = TSchema & {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
};

/** Paths of a row's members, and of those of the objects in it: `name`, `company.name`. */
const pathsIn = ({ properties, anyOf = [] }: Schema): readonly string[] =>
  properties
    ? Object.entries(properties).flatMap(([name, inner]) => [
        name,
        ...pathsIn(inner).map((path) => `${name}.${path}`),
      ])
    : anyOf.flatMap(pathsIn);

/** The value of an order for a path: `COMPANY_NAME` for `company.name`. */
const orderOf = (path: string) =>
  path
    .replace(/([a-z])([A-Z])/g, "$1_$2")
    .replaceAll(".", "_")
    .toUpperCase();

/** Converts an id in a filter to the family's id. @param agreementId agreement whose additions are listed */
function idIn(system: string, member: string, id: string, at: At, agreementId?: string): string {
  const argument = `filter.${member}`;
  if (member === "organizationIds") return organizationIn(id, argument);
  if (member !== "scheduleIds")
    return ownId(
      `${system}${member.charAt(0).toUpperCase()}${member.slice(1, -3)}`,
      id,
      at,
      argument,
      agreementId,
    );
  checkId(id, argument);
  return id;
}

/** Reads a type of objects. The first four letters of the type name the ticketing system. */
export function objectsIn<Row extends InPart>(facts: Facts<Row>) {
  const { type, row, list, loaderIn, parts = [({ id }) => id], parent, conditions = {} } = facts;
  const system = type.slice(0, 4);
  const paths = pathsIn(row);
  const orders = Object.fromEntries(paths.map((path) => [orderOf(path), path]));
  const known = new Map(paths.map((path) => [normalizedName(path.replace(".", "")), path]));
  const pathOf = (member: string) =>
    conditions[member] ?? known.get(normalizedName(singularOf(member))) ?? "id";

  const placed = (one: object, at: At, parentId: string | undefined) =>
    (parent === undefined ? { ...one, at } : { ...one, at, [parent]: parentId }) as Row;

  /** The whole object of a part of it. */
  const whole = (part: Row, { connectors: own }: IdentityContext) =>
    loaderIn(own).load(keyIn(part.at, ...parts.map((of) => of(part)))) as Promise<Row | null>;

  /** @throws BAD_USER_INPUT for an id of another integration in the filter */
  async function read(
    at: At,
    { filter, orderBy, ...page }: ListArgs,
    { connectors: own }: IdentityContext,
    info: GraphQLResolveInfo,
    agreementId?: string,
  ): Promise<Connection<Row>> {
    const given: readonly [string, FilterValue][] = Object.entries(filter ?? {});
    const narrowing = lqFilter(
      Object.fromEntries(given.map(([member]) => [member, pathOf(member)])),
      Object.fromEntries(
        given.map(([member, value]) => [
          member,
          member.endsWith("Ids") && Array.isArray(value)
            ? value.map((id) => idIn(system, member, String(id), at, agreementId))
            : value,
        ]),
      ),
    );
    if (narrowing.rows === "none") return emptyConnection();
    const input = { ...at, filter: conditionOf(narrowing), sort: lqSort(orders, orderBy) };
    const rows = await (own as unknown as Lists).connection(
      list,
      agreementId === undefined ? input : { ...input, agreement_ID: agreementId },
      page,
      lqFields(selectedMembers(info, type)),
    );
    return rows.map((one) => placed(one, at, agreementId));
  }

  return {
    read,
    /** Resolver of the list of an integration. */
    list: ({ at }: InPart, args: ListArgs, context: IdentityContext, info: GraphQLResolveInfo) =>
      read(at, args, context, info),
    /** Resolver of the list of one company. */
    ofCompany: relation(
      { by: "id", reads: listOf(connectors, list) },
      ({ id, at }: InPart, page: ConnectionArgs, context: IdentityContext, info: GraphQLResolveInfo) =>
        read(at, { ...page, filter: { companyIds: [id ?? ""] } }, context, info),
    ),
    whole,
    /** Completes the resolvers of the type by its ids, and by the members that a part of an object lacks. */
    resolvers<R extends object>(resolvers: R, mapping: WireMapping = {}): R {
      const { id, upstreamId } = keyed<Row>(type, ({ at }) => at.UUID, ...parts);
      const derived = {
        id,
        // A mapping has no id of its own in the graph: its pair identifies it.
        ...(!type.endsWith("Mapping") && { upstreamId }),
        __resolveReference: async (
          key: { readonly id: string },
          { connectors: own }: IdentityContext,
          info: GraphQLResolveInfo,
        ) => {
          const { at, ids } = referenceIn(own, type, key.id, parts.length + 1);
          const found = await loaderIn(own).load({ at, ids }, referencedMembers(info, type));
          return found && placed(found, at, ids[0]);
        },
      };
      return mapWireType(row, { ...derived, ...resolvers }, { alwaysSelect: ["id"], ...mapping });
    },
    /** Mapping of a type of which other objects contain parts. */
    partial: {
      loadFull: async (part: Row, context: IdentityContext) => (part.part ? whole(part, context) : null),
    },
  };
}
