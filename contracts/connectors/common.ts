/** Parts that both ticketing systems and their provider share. */
import Type from "typebox";
import { get, optional } from "#contracts/kit/contract.ts";
import { lq } from "#contracts/kit/lq.ts";
import { limitSkip } from "#contracts/kit/pages/limit-skip.ts";

export const Instant = Type.String({ format: "date-time" });
export const Day = Type.String({ format: "date" });
export const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** Organization to administer; by default that of the key. Every operation has this header. */
export const headers = { "x-org-id": optional(Type.String({ minLength: 1 })) };

/** A list with all five list parameters. Rows have the requested fields only. */
export const list = <const P extends string, M extends Type.TProperties>(path: P, item: Type.TObject<M>) =>
  get(path, { query: lq, headers, page: limitSkip(Type.Partial(item), { maxSize: 100, defaultSize: 10 }) });

/** Reference to an object of a ticketing system or of the directory in a mapping. Both members are required. */
export const Named = Type.Object({
  id: Type.String({ minLength: 1 }),
  name: Type.String({ minLength: 1 }),
});

/** Members of both integrations, without the access to their system. */
export const integrationMembers = {
  id: Type.String(),
  providerId: Type.String(),
  createdAt: Instant,
  updatedAt: Instant,
  /** Time at which the system's data were last fetched; null before the first time. */
  lastSyncedAt: orNull(Instant),
};

export const companyMembers = {
  id: Type.String(),
  name: Type.String(),
  phone: orNull(Type.String()),
  website: orNull(Type.String()),
  city: orNull(Type.String()),
  country: orNull(Type.String()),
  updatedAt: Instant,
};

export const SyncError = Type.Object({
  id: Type.String(),
  timestamp: Instant,
  code: Type.String(),
  message: Type.String(),
  /** Resource that could not be synchronized: `company`, `agreement`, `billing`, `ticket`. */
  resource: Type.String(),
  organization: orNull(Named),
  company: orNull(Named),
});

export type Named = Type.Static<typeof Named>;
export type SyncError = Type.Static<typeof SyncError>;
