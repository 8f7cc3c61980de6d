/** What resolvers hold for the types that families of this subgraph share. */
export type UserMapper = { readonly email: string };
