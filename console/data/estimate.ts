/** The gateway's estimate of a document before it runs. */
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
  /** Most REST calls that the document may need. */
  readonly calls: number;
  /** REST calls that the document probably needs, from measurements. */
  readonly likely: number;
  /** Sentence about the limit that the document exceeds. Empty if it exceeds none. */
  readonly warning: string;
  readonly objects: number;
  readonly families: readonly FamilyShare[];
  readonly missingScopes: readonly string[];
  readonly scopes: readonly string[];
  readonly deprecated: readonly string[];
  /** Estimates of the same document with other values of `first` in each list. */
  readonly sizes: readonly SizeEstimate[];
  /** Reason why there is no estimate, such as a syntax error. */
  readonly problem: string | undefined;
}

/** Requests the estimate of a document. @throws Error if the request to the gateway fails. */
export async function estimate(
  request: {
    readonly query: string;
    readonly variables: unknown;
    readonly operationName?: string | undefined;
  },
  signal: AbortSignal,
): Promise<Estimate> {
  const said = objectOf(await send("estimate", "POST", request, signal));
  return {
    calls: numberOf(said["calls"]),
    likely: numberOf(said["likely"]),
    warning: warningOf(said),
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
    problem: textOf(said["problem"]) || undefined,
  };
}

const HOW: Readonly<Record<string, string>> = {
  least: "is refused: it exceeds",
  likely: "is likely to exceed",
  most: "may exceed",
};

/**
 * Names the limit that the document exceeds, and a value of `first` that fits. Empty if it exceeds none.
 * @param said the response of the gateway
 */
export function warningOf(said: Readonly<Record<string, unknown>>): string {
  const exceeds = objectOf(said["exceeds"]);
  const how = HOW[textOf(exceeds["by"])];
  if (how === undefined) return "";
  const limit = textOf(exceeds["limit"]);
  const unit = limit === "limits.query.objects" ? "objects" : "REST calls";
  const fits = said["fits"];
  const advice = typeof fits === "number" ? `first: ${fits} in each list fits` : "request less at once";
  return `The document ${how} ${limit} (${numberOf(exceeds["most"]).toLocaleString("en-US")} ${unit}); ${advice}`;
}
