/**
 * A person's or a company's records in the families. Each family declares once how its records are found. The
 * single field, the list and `sources` use the same declaration, and so the same loaders. If several records
 * match, the list has all of them and the single field is null.
 */
import type { GraphQLResolveInfo } from "graphql";
import { RefusedError, TributaryError } from "#platform/errors/catalog.ts";
import type { OperationContext } from "#subgraphs/kit/calls/operation-context.ts";
import { type LinkedRecord, linkedIds } from "./cross-family-ids.ts";
import { type Relation, relation } from "./relations.ts";

/** A person as a subgraph receives it, with ids from other families if a field requires them. */
export interface Person {
  readonly email: string;
  readonly idsFromIdentity?: unknown;
  readonly idsFromCrm?: unknown;
}

/** The key that found a record of a person. */
export type MatchedBy = "EMAIL" | "ALTERNATE_EMAIL" | "IDENTITY_ATTRIBUTE" | "CRM_FIELD" | "CONNECT_MESSAGE";

/** A record of a person, and how it was found. */
export interface Match<Record, By extends string = MatchedBy> {
  readonly record: Record;
  readonly by: By;
}

/** Matches that were found in the same way. @param by the way, or a function that returns it for a record */
export const matched = <Record>(
  records: readonly Record[],
  by: MatchedBy | ((record: Record) => MatchedBy) = "EMAIL",
): Match<Record>[] => records.map((record) => ({ record, by: typeof by === "string" ? by : by(record) }));

/** Records of a person in one family: an entry of `User.sources`. */
export interface PersonSource<By extends string = MatchedBy> {
  readonly family: string;
  readonly status: "FOUND" | "NOT_FOUND" | "AMBIGUOUS" | "UNAVAILABLE" | "NO_ROUTE";
  /** Null if the number is not known, or has no meaning. */
  readonly count: number | null;
  /** Names are only in entries of a company. */
  readonly matches: readonly { readonly id: string | null; readonly by: By; readonly name?: string | null }[];
  readonly code: string | null;
  readonly reason: string | null;
}

interface RecordsDeclaration<P extends object, Record, Context, By extends string> extends Relation {
  readonly family: string;
  /**
   * Finds the person's records. Undefined if no way to find them is configured.
   * @param info info of the field; undefined if only the number of records is needed
   */
  readonly find: (
    person: P,
    context: Context,
    info: GraphQLResolveInfo | undefined,
  ) => Promise<readonly Match<Record, By>[] | undefined>;
  /** The global id of a record, if the record can be read by one. */
  readonly idOf?: (record: Record) => string;
  /** The name of the company in a record. */
  readonly nameOf?: (record: Record) => string | null | undefined;
  /** True if several records are not ambiguous, because they are no accounts of the person. */
  readonly several?: boolean;
}

type Resolve<P, Context, Result> = (
  person: P,
  args: object,
  context: Context,
  info: GraphQLResolveInfo,
) => Promise<Result | null>;

/** Returns the entry of a family for `sources`. */
type ReadSource<P extends object, Context, By extends string> = (
  person: P,
  context: Context,
) => Promise<PersonSource<By>>;

/** Fields with a family's records of a person. */
export interface Records<P extends object, Record, Context, By extends string> {
  /** Resolver of the single field: null without a record, or with several. */
  readonly one: Resolve<P, Context, Record>;
  /** Resolver of the list. */
  readonly all: Resolve<P, Context, Record[]>;
  readonly family: string;
  readonly readSource: ReadSource<P, Context, By>;
  /** The declaration, for other fields of the person that use the same link. */
  readonly link: Relation;
}

/** Limit of a list of records. The list has no pages, because a family is always searched for all records. */
export const MOST_RECORDS = 1_000;

/** @throws QUERY_BUDGET_EXCEEDED for too many records, because none may be left out silently */
function checkCount(matches: readonly unknown[] | undefined): void {
  if (matches && matches.length > MOST_RECORDS)
    throw new TributaryError(
      "QUERY_BUDGET_EXCEEDED",
      {},
      `The service has more than ${MOST_RECORDS} records; read them from its own list`,
    );
}

/** Declares how a family's records of a person are found. */
export function familyRecords<P extends object, Record, Context, By extends string = MatchedBy>(
  declared: RecordsDeclaration<P, Record, Context, By>,
): Records<P, Record, Context, By> {
  const { find } = declared;
  return {
    one: relation(declared, async (person, _args, context, info) => {
      const matches = await find(person, context, info);
      return matches?.length === 1 ? (matches[0]?.record ?? null) : null;
    }),
    all: relation(declared, async (person, _args, context, info) => {
      const matches = await find(person, context, info);
      checkCount(matches);
      return matches?.map(({ record }) => record) ?? null;
    }),
    family: declared.family,
    readSource: (person, context) => sourceOf(declared, person, context),
    link: declared,
  };
}

const nothing = { count: null, matches: [], code: null, reason: null } as const;

/**
 * Records whose ids other families store for a person, without those that no longer exist. Undefined if the
 * deployment has none of these families.
 * @param read reads a record by its id
 */
export async function linkedRecords<Record>(
  record: LinkedRecord,
  { idsFromIdentity: identity, idsFromCrm: crm }: Person,
  read: (id: string) => Promise<Record | null> | Record,
): Promise<Match<Record>[] | undefined> {
  if (identity === undefined && crm === undefined) return undefined;
  const ids = linkedIds(record, { identity, crm });
  const found = await Promise.all(ids.map(({ id }) => readNamed(id, read)));
  return ids.flatMap(({ by }, place) => {
    const one = found[place];
    return one ? [{ record: one, by }] : [];
  });
}

/** Null for a value that cannot be an id of the family. No call is made for such a value. */
async function readNamed<Record>(
  id: string,
  read: (id: string) => Promise<Record | null> | Record,
): Promise<Record | null> {
  try {
    return await read(id);
  } catch (error) {
    if (
      error instanceof TributaryError &&
      error.code === "BAD_USER_INPUT" &&
      !(error instanceof RefusedError)
    )
      return null;
    throw error;
  }
}

/** A failure is returned, not thrown, because it concerns only this family. */
async function sourceOf<P extends object, Record, Context, By extends string>(
  { family, find, idOf, nameOf, several }: RecordsDeclaration<P, Record, Context, By>,
  person: P,
  context: Context,
): Promise<PersonSource<By>> {
  try {
    const found = await find(person, context, undefined);
    checkCount(found);
    if (!found) return { ...nothing, family, status: "NO_ROUTE", reason: "The way there is not configured." };
    const status = found.length === 0 ? "NOT_FOUND" : found.length === 1 || several ? "FOUND" : "AMBIGUOUS";
    const matches = found.map(({ record, by }) => ({
      id: idOf?.(record) ?? null,
      by,
      ...(nameOf && { name: nameOf(record) ?? null }),
    }));
    return { ...nothing, family, status, count: several ? null : found.length, matches };
  } catch (error) {
    if (!(error instanceof TributaryError)) throw error;
    return { ...nothing, family, status: "UNAVAILABLE", code: error.code, reason: error.message };
  }
}

/** A family without a link from a person. `docs/links.md` shows `reason`, too. */
export const noRoute = (
  family: string,
  reason: string,
): { readonly family: string; readonly readSource: ReadSource<object, unknown, never> } => ({
  family,
  readSource: async () => ({ ...nothing, family, status: "NO_ROUTE", reason }),
});

/** Resolver of `sources`: the entries of the subgraph's families in their order, without absent families. */
export const sourcesFrom =
  <P extends object, Context extends Pick<OperationContext, "serves">, By extends string>(
    families: readonly { readonly family: string; readonly readSource: ReadSource<P, Context, By> }[],
  ) =>
  (person: P, _args: object, context: Context): Promise<PersonSource<By>[]> =>
    Promise.all(
      families
        .filter(({ family }) => context.serves(family))
        .map(({ readSource }) => readSource(person, context)),
    );
