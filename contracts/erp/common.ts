/** Parts that all entities of the ERP share: views, lists, entity tags. */
import Type from "typebox";
import { csv, optional } from "#contracts/kit/contract.ts";
import { odataPage } from "#contracts/kit/pages/offset.ts";

export const Guid = Type.String({ format: "uuid" });
export const Day = Type.String({ format: "date" });
export const Instant = Type.String({ format: "date-time" });

/** Entity tag, for `If-Match`. */
export const tagged = { "@odata.etag": Type.String() };
/** Updates only if the entity's tag is still this one (D3-020). */
export const ifMatch = { "If-Match": optional(Type.String({ minLength: 1 })) };

/**
 * An entity as it is sent: its key, and all other members or, with `$select`, the chosen ones.
 * @param related entities that `$expand` adds
 */
export const entityOf = <K extends Type.TProperties, M extends Type.TProperties, X extends Type.TProperties>(
  key: K,
  members: M,
  related: X,
) =>
  Type.Object({
    ...key,
    ...Type.Partial(Type.Object(members)).properties,
    ...Type.Partial(Type.Object(related)).properties,
  });

const namesOf = <T extends object>(members: T) => Object.keys(members) as (keyof T & string)[];
/** `$select` over these members. */
export const select = <T extends object>(members: T) => ({
  $select: csv(Type.Enum(namesOf(members)), { selects: true }),
});
/** `$expand` over these names. */
export const expand = <const N extends string>(...names: N[]) => ({ $expand: csv(Type.Enum(names)) });

/** Lists return 100 rows by default, 1,000 at most (D3-046). */
export const pageSizes = { defaultSize: 100, maxSize: 1000 };
export const $filter = optional(Type.String());
export const page = <S extends Type.TSchema>(entity: S) => odataPage(entity, pageSizes);

/** Types of document lines. */
export const lineTypes = ["Comment", "Account", "Item", "Resource", "Charge"] as const;

/** Type of a property in a `$filter`. */
export type PropertyKind = "text" | "number" | "boolean" | "guid" | "date" | "instant";

const kindsByFormat: Readonly<Record<string, PropertyKind>> = {
  uuid: "guid",
  date: "date",
  "date-time": "instant",
};

/** Properties of an entity for `$filter`, each with its kind by the schema. */
export function kindsOf<P extends Type.TProperties>(
  schema: Type.TObject<P>,
): Record<keyof P & string, PropertyKind> {
  const kinds: Record<string, PropertyKind> = {};
  for (const [name, property] of Object.entries<{ type?: string; format?: string }>(schema.properties)) {
    const { type, format = "" } = property;
    if (type === "number" || type === "integer") kinds[name] = "number";
    else if (type === "boolean") kinds[name] = "boolean";
    else kinds[name] = kindsByFormat[format] ?? "text";
  }
  return kinds as Record<keyof P & string, PropertyKind>;
}
