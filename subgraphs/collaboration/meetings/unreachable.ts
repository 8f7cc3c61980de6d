/** Objects of meetings that clients cannot reach by a link, for `docs/links.md`. */
import type { UnreachableObject } from "#subgraphs/kit/context/unreachable-object.ts";

export const meetingsUnreachable: readonly UnreachableObject[] = [
  {
    noun: "`meetings` from a person",
    why: "Only SIP phones are found by an address, behind a scope; meetings and registrants by a meeting's id.",
  },
  { noun: "`Meeting`, `Webinar`", why: "No operation lists them or reads one: id-only objects." },
  {
    noun: "registrants of webinars",
    why: "No operation lists them; a past webinar has questions, answers and survey.",
  },
];
