/** What resolvers hold for each type of the family. */

export type ApiCatalogMapper = object;
