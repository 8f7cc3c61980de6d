/** An optional member of a GraphQL input, in which absence and null have the same meaning. */
export type Nullish<T> = T | null | undefined;
