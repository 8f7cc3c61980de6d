/** Values that one operation sent to families, and differences between operations. */
import { isEnumType } from "graphql";
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { clausesAt } from "./clauses.ts";
import type { Leaf } from "./input-values.ts";
import type { SentValue } from "./wire-places.ts";

/** A value in a call, with its operation. */
export interface Sent extends SentValue {
  readonly operation: BoundOperation;
}

/** Outcome of one operation. */
export interface Run {
  readonly sent: readonly Sent[];
  readonly said: readonly string[];
  /** Refusals before any call. */
  readonly refused: readonly Refusal[];
  /** Cursor of the next page. */
  readonly cursor: string | undefined;
}

export interface Refusal {
  readonly argument: string;
  readonly message: string;
}

/** A short number must be equal, because it can be part of another number. */
export const hasMark = (mark: string) =>
  /^\d+$/.test(mark) && mark.length < 7
    ? ({ value }: Sent) => String(value) === mark
    : ({ value }: Sent) => String(value).includes(mark);
/** Values that one run sent and the other did not. */
export const sentOnlyBy = (run: Run, other: Run): readonly Sent[] => {
  const lines = new Set(other.sent.map(lineOf));
  return run.sent.filter((sent) => !lines.has(lineOf(sent)));
};
export const changedBetween = (one: Run, other: Run) => [
  ...sentOnlyBy(one, other),
  ...sentOnlyBy(other, one),
];
/** True for a value that spells an enum's name (`CREATED_AT` as `created_at`), for enums with one valid name. */
export const isNamedBy = ({ type }: Leaf, name: unknown) => {
  const letters = (value: unknown) =>
    String(value)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, "");
  return ({ value }: Sent) => isEnumType(type) && letters(value) === letters(name);
};
const lineOf = ({ operation, place, value }: Sent) => `${operation.id} ${place} ${JSON.stringify(value)}`;
/** Place of a value. Names that the caller chose are `*`. */
export const placeOf = ({ operation, place }: Sent) =>
  `${operation.id} ${place.replace(/(mark|other)\d+|[78]0{7}-0000-4000-8000-\d{12}|(?<=\[)[78]\d{6}(?=\])/g, "*")}`;
/** Distinct places, with the clause for filters. @param other run with another value */
export function placesOf(sent: readonly Sent[], mark?: string, other?: Run): readonly string[] {
  const places = sent.flatMap((one) => {
    const others = other?.sent.filter((another) => placeOf(another) === placeOf(one)) ?? [];
    const clauses = clausesAt(
      one.place,
      one.value,
      mark,
      others.map(({ value }) => value),
    );
    return clauses.length > 0 ? clauses.map((clause) => `${placeOf(one)}: ${clause}`) : [placeOf(one)];
  });
  return [...new Set(places)];
}
