/** Ids of id-only objects and of the objects below them. */
import { badInput } from "#platform/errors/catalog.ts";
import { emailIn, globalId, idOf, keyOf } from "#subgraphs/kit/mapping/ids.ts";

const NUMBER = /^\d{1,20}$/;
/** The number of a meeting is no UUID, whatever the path's template calls it (D2-221). */
const UUID = /\D/;
const NUMBER_OR_UUID = /^(?:\d{1,20}|[\w+/-]+={0,2})$/;

export const meetingIn = (id: string, argument = "meetingId") => idOf("Meeting", id, argument, NUMBER);
export const summaryIn = (uuid: string, argument: string) => idOf("MeetingSummary", uuid, argument, UUID);
export const webinarIn = (id: string) => idOf("Webinar", id, "id", NUMBER_OR_UUID);

/** A user by id, by address in its one spelling, or by `me`. */
export function userNamed(id: string, argument = "userId"): string {
  const key = idOf("MeetingUser", id, argument);
  return emailIn(key) ?? key;
}

/** Ids `Type:parent:id`, or the service's own id beside an argument that names the parent. */
function idsWithin(type: string, argument: string, parentIn: (id: string, argument: string) => string) {
  const of = (parent: string, id: unknown) => globalId(type, parent, id);
  return {
    of,
    /** The global id that an argument means. @throws BAD_USER_INPUT where no parent is known */
    key(id: string, parent: string | null | undefined): string {
      const given = parent == null ? undefined : parentIn(parent, argument);
      if (id.startsWith(`${type}:`)) {
        const [own = "", upstreamId = ""] = keyOf(type, id, 2);
        if (given !== undefined && given !== own)
          throw badInput(`"id" is not within the given "${argument}"`, "id");
        return of(parentIn(own, "id"), upstreamId);
      }
      const upstreamId = idOf(type, id);
      if (given === undefined)
        throw badInput(`"${argument}" is required beside the service's own id`, argument);
      return of(given, upstreamId);
    },
    parts(key: string) {
      const [parent = "", upstreamId = ""] = keyOf(type, key, 2);
      return { parent, upstreamId };
    },
  };
}

export const pollIds = idsWithin("MeetingPoll", "meetingId", meetingIn);
export const tspIds = idsWithin("MeetingTspAccount", "userId", userNamed);
