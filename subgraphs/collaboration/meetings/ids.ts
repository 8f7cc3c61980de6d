/** Ids of id-only objects, and of objects below them. */
import { badInput } from "#platform/errors/catalog.ts";
import { emailIn, globalId, idOf, keyOf } from "#subgraphs/kit/mapping/ids.ts";

const NUMBER = /^\d{1,20}$/;
/** Key of a summary: the UUID of a meeting instance, not the number of a meeting (D2-221). */
const UUID = /\D/;
const NUMBER_OR_UUID = /^(?:\d{1,20}|[\w+/-]+={0,2})$/;

export const meetingIn = (id: string, argument = "meetingId") => idOf("Meeting", id, argument, NUMBER);
export const summaryIn = (id: string) => idOf("MeetingSummary", id, "id", UUID);
export const webinarIn = (id: string) => idOf("Webinar", id, "id", NUMBER_OR_UUID);

/** A user by id, e-mail address in canonical spelling, or `me`. */
export function userNamed(id: string, argument = "userId"): string {
  const key = idOf("MeetingUser", id, argument);
  return emailIn(key) ?? key;
}

/** Key of an object below a meeting or a user. */
export interface KeyWithin {
  readonly parent: string;
  readonly upstreamId: string;
}

/** Ids `Type:parent:id`, or the service's id together with an argument for the parent. */
function idsWithin(type: string, argument: string, parentIn: (id: string, argument: string) => string) {
  return {
    ofKey: ({ parent, upstreamId }: KeyWithin) => globalId(type, parent, upstreamId),
    /** The key in an argument. @throws BAD_USER_INPUT if the parent is not known */
    key(id: string, parent: string | null | undefined): KeyWithin {
      const given = parent == null ? undefined : parentIn(parent, argument);
      if (id.startsWith(`${type}:`)) {
        const [own = "", upstreamId = ""] = keyOf(type, id, 2);
        if (given !== undefined && given !== own)
          throw badInput(`"id" is not within the given "${argument}"`, "id");
        return { parent: parentIn(own, "id"), upstreamId };
      }
      const upstreamId = idOf(type, id);
      if (given === undefined)
        throw badInput(`"${argument}" is required beside the service's own id`, argument);
      return { parent: given, upstreamId };
    },
  };
}

export const pollIds = idsWithin("MeetingPoll", "meetingId", meetingIn);
export const tspIds = idsWithin("MeetingTspAccount", "userId", userNamed);
