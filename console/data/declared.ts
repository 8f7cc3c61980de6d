/** The operations of families that a folder declares, as the gateway knows them. */
import { isObject, listOf, numberOf, objectOf, textOf } from "#console/kit/json.ts";
import { createStore } from "#console/kit/store.ts";
import { ask } from "./session.ts";

export interface DeclaredOperation {
  /** `User.subscriptions`; the name of a type that is read by its key. */
  readonly coordinate: string;
  readonly id: string;
  readonly family: string;
  readonly method: string;
  /** Members by which it reads. */
  readonly by: readonly string[];
  /** Keys of one call. */
  readonly perCall: number;
  /** `newsletter.graphql:12:5` */
  readonly place: string;
}

export interface DeclaredFamilies {
  readonly operations: readonly DeclaredOperation[];
  /** Types with the family that gives their objects. */
  readonly nouns: ReadonlyMap<string, string>;
}

export const NONE: DeclaredFamilies = { operations: [], nouns: new Map() };

export const declaredFamilies = createStore<DeclaredFamilies>(NONE);

/** Reads the operations. @throws Error when the gateway cannot be asked. */
export async function readDeclared(): Promise<void> {
  declaredFamilies.set(declaredIn(await ask("declared")));
}

/** The operations in an answer of the gateway. */
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
