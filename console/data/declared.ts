/** REST operations of declared families, as the gateway lists them. */
import { isObject, listOf, numberOf, objectOf, textOf } from "#console/kit/json.ts";
import { createStore } from "#console/kit/store.ts";
import { ask } from "./session.ts";

export interface DeclaredOperation {
  /** Field such as `User.subscriptions`, or the name of a type that is read by its key. */
  readonly coordinate: string;
  readonly id: string;
  readonly family: string;
  readonly method: string;
  /** Paths of the members that are the keys of its calls. */
  readonly by: readonly string[];
  /** Most keys in one call. */
  readonly perCall: number;
  /** Position in the declaring file, such as `newsletter.graphql:12:5`. */
  readonly place: string;
}

export interface DeclaredFamilies {
  readonly operations: readonly DeclaredOperation[];
  /** Declared types, each with the family that its objects come from. */
  readonly nouns: ReadonlyMap<string, string>;
}

export const NONE: DeclaredFamilies = { operations: [], nouns: new Map() };

export const declaredFamilies = createStore<DeclaredFamilies>(NONE);

/** Reads the operations. @throws Error if the request to the gateway fails. */
export async function readDeclared(): Promise<void> {
  declaredFamilies.set(declaredIn(await ask("declared")));
}

/** Reads the operations in a response of the gateway. */
export function declaredIn(answer: unknown): DeclaredFamilies {
  const said = objectOf(answer);
  return {
    operations: listOf(said["operations"])
      .filter(isObject)
      .map((one) => ({
        coordinate: textOf(one["coordinate"]),
        id: textOf(one["id"]),
        family: textOf(one["family"]),
        method: textOf(one["method"]),
        by: listOf(one["by"]).map(textOf),
        perCall: numberOf(one["perCall"]),
        place: textOf(one["place"]),
      })),
    nouns: new Map(Object.entries(objectOf(said["nouns"])).map(([name, family]) => [name, textOf(family)])),
  };
}
