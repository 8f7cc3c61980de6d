/**
 * Records that families have of a person of the hub, or of a company. Each family declares once how it finds
 * its records. The single field, the list and the person's `sources` all use that declaration, and so the
 * same loaders. An ambiguous match is a list. The single field is then null, and no record is chosen at
 * random.
 */
import type { GraphQLResolveInfo } from "graphql";
import { RefusedError, TributaryError } from "#platform/errors/catalog.ts";
import type { OperationContext } from "#subgraphs/kit/calls/operation-context.ts";
import { type LinkedRecord, linkedIds } from "./cross-family-ids.ts";
import { type Relation, relation } from "./relations.ts";

/** A person as a subgraph is given them: what others know comes along where a field requires it. */
export interface Person {
  readonly email: string;
  readonly idsFromIdentity?: unknown;
  readonly idsFromCrm?: unknown;
}

/** Match that found a record of a person. */
export type MatchedBy = "EMAIL" | "ALTERNATE_EMAIL" | "IDENTITY_ATTRIBUTE" | "CRM_FIELD" | "CONNECT_MESSAGE";

/** A record of a person, and how it was found. */
export interface Match<Record, By extends string = MatchedBy> {
  readonly record: Record;
  readonly by: By;
}

/** Records that were all found in one way. */
export const matched = <Record>(
  records: readonly Record[],
  by: MatchedBy | ((record: Record) => MatchedBy) = "EMAIL",
): Match<Record>[] => records.map((record) => ({ record, by: typeof by === "string" ? by : by(record) }));

/** Record of a family for a person: an entry of `User.sources`. */
export interface PersonSource<By extends string = MatchedBy> {
  readonly family: string;
  readonly status: "FOUND" | "NOT_FOUND" | "AMBIGUOUS" | "UNAVAILABLE" | "NO_ROUTE";
  /** Null where it could not say, or does not count. */
  readonly count: number | null;
  /** A name is there only in entries of a company. */
  readonly matches: readonly { readonly id: string | null; readonly by: By; readonly name?: string | null }[];
  readonly code: string | null;
  readonly reason: string | null;
}

interface Declared<P extends object, Record, Context, By extends string> extends Relation {
  readonly family: string;
  /**
   * The person's records; undefined where the way to them is not configured.
   * @param info The field's; none where only whether there are any is asked.
   */
  readonly find: (
    person: P,
    context: Context,
    info: GraphQLResolveInfo | undefined,
  ) => Promise<readonly Match<Record, By>[] | undefined>;
  /** The global id of a record, where it can be read again by one. */
  readonly idOf?: (record: Record) => string;
  /** The name of the company in a record. */
  readonly nameOf?: (record: Record) => string | null | undefined;
  /** True where several are no ambiguity, because a record is about the person, not the person's own account. */
  readonly several?: boolean;
}

type Resolve<P, Context, Result> = (
  person: P,
  args: object,
  context: Context,
  info: GraphQLResolveInfo,
) => Promise<Result | null>;

/** Says what a family knows of a person. */
type Tell<P extends object, Context, By extends string> = (
  person: P,
  context: Context,
) => Promise<PersonSource<By>>;

/** Lookup of a family's records of a person. */
export interface Records<P extends object, Record, Context, By extends string> {
  /** The single field: null where there are none, or several. */
  readonly one: Resolve<P, Context, Record>;
  /** The list. */
  readonly all: Resolve<P, Context, Record[]>;
  readonly family: string;
  readonly tell: Tell<P, Context, By>;
  /** The declaration, for fields of the person that go the same way. */
  readonly link: Relation;
}

/** Lists of records have no pages, because a family is searched for a person's or a company's as a whole. */
export const MOST_RECORDS = 1_000;

/** @throws QUERY_BUDGET_EXCEEDED where there are more than a list may have: none is left out silently. */
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
  declared: Declared<P, Record, Context, By>,
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
    tell: (person, context) => told(declared, person, context),
    link: declared,
  };
}

const nothing = { count: null, matches: [], code: null, reason: null } as const;

/**
 * The records that are named for a person by ids in other families; those that are gone are left out.
 * Undefined where the deployment has none of the families that know such ids.
 * @param read Reads one by its id.
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

/** A value that can be no id of the family's names nobody; it is seen before any call is made. */
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

/** A failure is returned, not thrown, because it concerns this family alone. */
async function told<P extends object, Record, Context, By extends string>(
  { family, find, idOf, nameOf, several }: Declared<P, Record, Context, By>,
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

/** A family of which nothing leads to a person; `reason` is also what `docs/links.md` says of it. */
export const noRoute = (
  family: string,
  reason: string,
): { readonly family: string; readonly tell: Tell<object, unknown, never> } => ({
  family,
  tell: async () => ({ ...nothing, family, status: "NO_ROUTE", reason }),
});

/** Resolves the entries of a subgraph's families, in their order; a family that is absent has none. */
export const sourcesFrom =
  <P extends object, Context extends Pick<OperationContext, "serves">, By extends string>(
    families: readonly { readonly family: string; readonly tell: Tell<P, Context, By> }[],
  ) =>
  (person: P, _args: object, context: Context): Promise<PersonSource<By>[]> =>
    Promise.all(
      families.filter(({ family }) => context.serves(family)).map(({ tell }) => tell(person, context)),
    );
