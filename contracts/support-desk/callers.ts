/** The caller's own work: skipped tickets, sessions. */
import Type from "typebox";
import { get, json, post } from "#contracts/kit/contract.ts";
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

export type Skip = Type.Static<typeof Skip>;
export type Session = Type.Static<typeof Session>;

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
};
