/** Facts and changes of rows for the conformance tests of types with `@rest`. */

/** Facts of a family that neither its contract nor its SDL has. */
export interface FamilyFacts {
  /** Rules that the tests of the family's types verify. */
  readonly rules: Readonly<Record<Aspect, string>>;
  /** The key of a row. For a type without an id, the value of its first field. */
  readonly idOf: (row: unknown) => string;
  /** The id of the linked object of a row. */
  readonly linkOf: (row: unknown, link: string) => string | undefined;
  /** The value of a row for a condition of the contract. */
  readonly valueIn: (row: unknown, condition: string) => string | undefined;
  /** Time of a row's creation. */
  readonly createdAt: (row: unknown) => string | undefined;
  /** Links from rows to the objects of a type. */
  readonly linkTo: Readonly<Record<string, string>>;
  /** Values of filters in the graph with another name on the wire, by type and member. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Key of no object. The default is `1`. */
  readonly missing?: string;
  /** Types whose look-up by id makes no call and does not notice a missing object. */
  readonly knownByIdAlone?: readonly string[];
}

type Aspect = "pages" | "fields" | "filters" | "order" | "links" | "byId" | "owned" | "tolerant";

/** Adds a text member that the contract does not have to each object. */
export const withUnknownMembers = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(withUnknownMembers)
    : typeof value === "object" && value !== null
      ? Object.fromEntries([
          ...Object.entries(value).map(([name, inner]) => [name, withUnknownMembers(inner)]),
          ["unheardOf", "?"],
        ])
      : value;
