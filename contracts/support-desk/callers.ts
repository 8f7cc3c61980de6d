/** The caller's own work: skipped tickets and sessions; accounts of the desk, which need no credentials. */
import Type from "typebox";
import { get, json, optional, post, required } from "#contracts/kit/contract.ts";
import { cursorMeta } from "#contracts/kit/pages/token.ts";
import { agents, created, everyone, Id, Instant, include, orNull, users } from "./common.ts";

/** A ticket that an agent skipped, with the reason. */
export const Skip = Type.Object({
  id: Id,
  ticket_id: Id,
  user_id: Id,
  reason: orNull(Type.String()),
  ...created,
});

export const Session = Type.Object({
  id: Id,
  user_id: Id,
  authenticated_at: Instant,
  last_seen_at: Instant,
});

const Owner = Type.Object({ name: Type.String(), email: Type.String() });

export const Account = Type.Object({
  id: Id,
  name: Type.String(),
  /** Lower case. */
  subdomain: Type.String(),
  time_zone: Type.String(),
  locale: Type.String(),
  owner: Owner,
  ...created,
});

export const NewAccount = Type.Object({
  name: Type.String(),
  subdomain: Type.String(),
  time_zone: Type.Optional(Type.String()),
  locale: Type.Optional(Type.String()),
  owner: Owner,
});

export type Skip = Type.Static<typeof Skip>;
export type Session = Type.Static<typeof Session>;
export type Account = Type.Static<typeof Account>;
export type NewAccount = Type.Static<typeof NewAccount>;

export const callerOperations = {
  createSkip: post("/api/v2/skips", {
    query: { include },
    body: json(Type.Object({ skip: Type.Object({ ticket_id: Id, reason: Type.Optional(Type.String()) }) })),
    returns: Type.Object({ skip: Skip, ...users }),
    success: [201],
    roles: agents,
  }),
  listSessions: get("/api/v2/sessions", {
    query: { include },
    page: cursorMeta("sessions", Session, { maxSize: 100, defaultSize: 100, extra: users }),
    roles: everyone,
  }),
  createAccount: post("/api/v2/accounts", {
    body: json(Type.Object({ account: NewAccount })),
    returns: Type.Object({ account: Account }),
    success: [201],
    anonymous: true,
  }),
  checkSubdomainAvailable: get("/api/v2/accounts/available", {
    query: { subdomain: required(optional(Type.String())) },
    returns: Type.Object({ subdomain: Type.String(), available: Type.Boolean() }),
    anonymous: true,
  }),
};
