/**
 * The settings of a family beside its address and its credential. They are declared with the family's contract
 * and read by the platform, which names no family.
 */

/** A parameter of a family's operations that is set once: a company, a tenant, a group. */
export interface ScopeKey {
  /** Its key in `families.<family>.scope` of `tributary.yaml`. */
  readonly key: string;
  readonly parameter: string;
  readonly means: string;
  /** Former environment variable, unless `<FAMILY>_<KEY>`. */
  readonly formerly?: string;
  /** The value of the demo company, for the stand-in service. */
  readonly demo?: string;
  /** Default value for any service. */
  readonly normal?: string;
  /** A read that verifies the value, and its parameter that takes the value. */
  readonly readBy?: { readonly operation: string; readonly parameter: string };
  /** The value is a list of domains, in the parameter separated by commas; any printable text otherwise. */
  readonly list?: "domains";
}

/** A webhook by which a family reports events. */
export interface Listener {
  /** The part of the family that calls it, as the documentation names it. */
  readonly sender: string;
  /** Path at the gateway. */
  readonly path: string;
}

/** The settings of one family. */
export interface DeclaredSettings {
  readonly scope?: readonly ScopeKey[];
  /** True if the path prefix can be set, because the documents do not show it. */
  readonly prefix?: true;
  /** True if the hosts of files can be set, because the family returns links for downloads and uploads. */
  readonly fileHosts?: true;
  /** True if the currency of amounts without one can be set. */
  readonly currency?: true;
  readonly listener?: Listener;
}

/**
 * The name of an environment variable for a name in camel case.
 * @example constantCase("peopleGroup") // "PEOPLE_GROUP"
 */
export const constantCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
