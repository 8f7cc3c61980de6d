/** A response of a gateway, read from JSON of unknown structure. */
import type { AnswerError } from "./completeness.ts";
import { type Fields, isFields } from "./lists.ts";
import type { Answer, Request } from "./request.ts";

/** Executes one operation of a report. */
export type Ask = (request: Request) => Promise<Answer>;

/** Reads a response. Members that do not have the types of a GraphQL response are left out. */
export function readAnswer(answer: unknown): Answer {
  const { data, errors, extensions } = isFields(answer) ? answer : {};
  const taken: AnswerError[] = Array.isArray(errors) ? errors.filter(isFields).map(errorOf) : [];
  return { data: isFields(data) ? data : null, errors: taken, families: familiesIn(extensions) };
}

/** A response that was stored with `JSON.stringify`. */
export function readStoredAnswer({ data, errors, families }: Fields): Answer {
  return {
    data: isFields(data) ? data : null,
    errors: Array.isArray(errors) ? errors.filter(isFields).map(errorOf) : [],
    families: Array.isArray(families) ? families.map(String) : [],
  };
}

const errorOf = ({ message, path, extensions }: Fields): AnswerError => ({
  message: String(message),
  path: Array.isArray(path) ? path : undefined,
  extensions: isFields(extensions) ? extensions : undefined,
});

/** All families that an operation called. */
export function familiesIn(extensions: unknown): readonly string[] {
  if (!isFields(extensions)) return [];
  const { sources, upstream } = extensions;
  const told = [sources, isFields(upstream) ? upstream["families"] : undefined];
  const names = told
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .map((one: unknown) => isFields(one) && one["family"]);
  return [...new Set(names.filter((name) => typeof name === "string"))];
}
