/** What resolvers hold for the types that families of this subgraph share. */
import type { Person } from "../kit/people.ts";

export type UserMapper = Person;
