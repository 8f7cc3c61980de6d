/** What resolvers hold for the types that families of this subgraph share. */
import type { Person } from "#subgraphs/kit/people/person-records.ts";

export type UserMapper = Person;
