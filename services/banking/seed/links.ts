/** Relationships of a seeded resource, by name: the type and id of the other resource. */
type Linked<N extends string> = Record<N, { data: { type: string; id: string } }>;

/** @example linkTo({ customer: "100001" }) // { customer: { data: { type: "customer", id: "100001" } } } */
export const linkTo = <const N extends string>(ids: Record<N, string>): Linked<N> =>
  Object.fromEntries(
    Object.entries<string>(ids).map(([type, id]) => [type, { data: { type, id } }]),
  ) as Linked<N>;
