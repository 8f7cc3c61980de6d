/** Names of fields from the paths and operations of a REST interface. */

import type { ModelOperation } from "#scripts/family-new/model.ts";
import { camel, pascal } from "#scripts/family-new/names.ts";

const VERSION = /^(v\d+(\.\d+)*|api|rest|public)$/i;
const VERBS = { post: "create", put: "replace", patch: "update", delete: "delete" } as const;

/** @example singular("companies") // "company" */
function singular(noun: string): string {
  if (/(ss|us|is|news|series|status)$/i.test(noun)) return noun;
  if (/ies$/i.test(noun)) return noun.replace(/ies$/i, "y");
  if (/(x|ch|sh|ss|z)es$/i.test(noun)) return noun.replace(/es$/i, "");
  return noun.replace(/s$/i, "");
}

const isParameter = (step: string): boolean => step.includes("{");

/** Joins the nouns of a path. A noun before a key is singular. */
function nounsOf(steps: readonly string[], lastIsOne: boolean): string {
  return steps
    .flatMap((step, index) => {
      if (isParameter(step)) return [];
      const next = steps[index + 1];
      const one = next === undefined ? lastIsOne : isParameter(next);
      return pascal(one ? singular(step) : step);
    })
    .join("");
}

const stepsOf = (path: string): readonly string[] =>
  path
    .replace(/\.json$/, "")
    .split("/")
    .filter((step) => step !== "" && !VERSION.test(step));

/** Adds the name of the family as a prefix, unless the nouns begin with it. */
const withFamily = (prefix: string, nouns: string): string =>
  nouns.startsWith(prefix) ? nouns : prefix + nouns;

/** A field's name: the family, then the nouns of the path; a mutation begins with its verb. */
export function fieldNameOf(family: string, { method, path, name }: ModelOperation): string {
  const steps = stepsOf(path);
  const last = steps.at(-1) ?? "";
  const prefix = pascal(family);
  if (method === "get") return camel(withFamily(prefix, nounsOf(steps, isParameter(last))));
  const isAction =
    method === "post" &&
    steps.length > 1 &&
    isParameter(steps.at(-2) ?? "") &&
    !/s$/i.test(last) &&
    !isParameter(last);
  if (isAction) return camel(last) + withFamily(prefix, nounsOf(steps.slice(0, -1), true));
  const [word = ""] = camel(name).split(/(?=[A-Z])/);
  const verb =
    method === "post" &&
    /^(send|search|add|cancel|verify|start|stop|invite|upload|import|run|query|buy|confirm)$/.test(word)
      ? word
      : VERBS[method];
  return verb + withFamily(prefix, nounsOf(steps, true));
}

/** The noun of the objects that a path reads by a key: `/orders/{id}` is `order`. */
export const nounOf = (path: string): string =>
  singular(
    stepsOf(path)
      .filter((step) => !isParameter(step))
      .at(-1) ?? "",
  );

/** The name of a member in the graph; undefined if it has no letter. */
export function memberName(wire: string): string | undefined {
  const name = camel(wire.replace(/^[$@_]+/, ""));
  if (name === "") return undefined;
  return /^\d/.test(name) ? `n${name}` : name;
}
