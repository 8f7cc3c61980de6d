/** Parent objects that the resolvers of each type of the family receive. */

export type ApiCatalogMapper = object;
