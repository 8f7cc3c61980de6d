/** What the gateway says of a document before it runs. */
import { listOf, numberOf, objectOf, textOf } from "#console/kit/json.ts";
import { send } from "./session.ts";

export interface FamilyShare {
  readonly family: string;
  readonly calls: number;
}

export interface SizeEstimate {
  readonly first: number;
  readonly calls: number;
  readonly objects: number;
}

export interface Estimate {
  /** REST calls at most. */
  readonly calls: number;
  readonly objects: number;
  readonly families: readonly FamilyShare[];
  readonly missingScopes: readonly string[];
  readonly scopes: readonly string[];
  readonly deprecated: readonly string[];
  /** The same with other lengths of each list. */
  readonly sizes: readonly SizeEstimate[];
  /** The longest lists that stay within the limits; undefined where none would. */
  readonly fits: number | undefined;
  /** Why there is no estimate: the document is not valid yet. */
  readonly problem: string | undefined;
}

/** Asks for the estimate of a document. @throws Error when the gateway cannot be asked. */
export async function estimate(
  request: {
    readonly query: string;
    readonly variables: unknown;
    readonly operationName?: string | undefined;
  },
  signal: AbortSignal,
): Promise<Estimate> {
  const said = objectOf(await send("estimate", "POST", request, signal));
  const fits = said["fits"];
  return {
    calls: numberOf(said["calls"]),
    objects: numberOf(said["objects"]),
    families: listOf(said["families"]).map((value) => {
      const share = objectOf(value);
      return { family: textOf(share["family"]), calls: numberOf(share["calls"]) };
    }),
    missingScopes: listOf(said["missingScopes"]).map(textOf),
    scopes: listOf(said["scopes"]).map(textOf),
    deprecated: listOf(said["deprecated"]).map(textOf),
    sizes: listOf(said["sizes"]).map((value) => {
      const size = objectOf(value);
      return {
        first: numberOf(size["first"]),
        calls: numberOf(size["calls"]),
        objects: numberOf(size["objects"]),
      };
    }),
    fits: typeof fits === "number" ? fits : undefined,
    problem: textOf(said["problem"]) || undefined,
  };
}
