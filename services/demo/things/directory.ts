/** Things of the directory in the demo company that have a name, for seeds and tests. */
import { objectId } from "#services/demo/ids.ts";
import { seededRandom } from "#services/kit/data/random.ts";

export const idOfThe = (what: string) => objectId(seededRandom(`directory ${what}`));

/** The organization of a key's calls by default. */
export const MAIN_ORGANIZATION = idOfThe("main organization");
export const SECOND_ORGANIZATION = idOfThe("second organization");
export const HR_INSTANCE = idOfThe("HR instance");
/** The import job that has run. */
export const FIRST_IMPORT = idOfThe("first import");
/** Entries of the first import: one in ten has no address and failed. */
export const IMPORTED = 120;

/** The id of the group with this name. */
export const groupIdOf = (name: string) => idOfThe(`group ${name}`);
export const REMOTE_ACCESS = "Remote access";
export const SECOND_GROUP = "Contractors";

/** @example pushEndpointIdOf(0, 1) // the second endpoint of the first person */
export const pushEndpointIdOf = (index: number, which = 0) => idOfThe(`push endpoint ${index} ${which}`);
