/** A value of an optional member in a GraphQL input: absent and null have the same meaning. */
export type Nullish<T> = T | null | undefined;
