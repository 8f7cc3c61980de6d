/** Who registered for a meeting. */
import {
  meetings,
  NewRegistrant,
  Registrant,
  registrantStatuses,
} from "../../../../families/meetings/contract.ts";
import { emptyConnection } from "../../../kit/connection.ts";
import { badInput } from "../../../kit/errors.ts";
import { emailOf, keyed } from "../../../kit/ids.ts";
import { link, listOf, toUser } from "../../../kit/links.ts";
import { payload } from "../../../kit/payloads.ts";
import { fromWire } from "../../../kit/readers.ts";
import { toWire } from "../../../kit/to-wire.ts";
import type { Resolvers } from "../../__generated__/resolvers.ts";
import { meetingIn } from "../ids.ts";
import type { MeetingRegistrantMapper } from "../mappers.ts";

const registrantsOf = { by: "meetingId", reads: listOf(meetings, "listMeetingRegistrants") };

export const registrantResolvers: Resolvers = {
  Meeting: {
    registrants: link(
      registrantsOf,
      async ({ meetingId }, { status: wanted, occurrenceId: occurrence_id, ...page }, { meetings }) => {
        const status = registrantStatuses.find((name) => name.toUpperCase() === wanted);
        if (wanted && !status) return emptyConnection();
        const registrants = await meetings.connection(
          "listMeetingRegistrants",
          { meetingId, status, occurrence_id },
          page,
        );
        return registrants.map((registrant) => ({ ...registrant, meetingId }));
      },
    ),
  },

  MeetingRegistrant: fromWire(
    Registrant,
    {
      ...keyed(
        "MeetingRegistrant",
        ({ meetingId }: MeetingRegistrantMapper) => meetingId,
        ({ id }) => id,
      ),
      meeting: link(
        { by: "the meeting whose registrants were listed" },
        ({ meetingId }: MeetingRegistrantMapper) => ({ meetingId }),
      ),
      user: toUser("email"),
    },
    { renamed: { organization: "org", createdAt: "create_time", numberOfEmployees: "no_of_employees" } },
  ),

  Mutation: {
    addMeetingRegistrant(_, { input }, { meetings }) {
      const { meetingId: id, occurrenceIds, email, organization, numberOfEmployees, ...members } = input;
      const meetingId = meetingIn(id);
      if (occurrenceIds?.length === 0) throw badInput('"occurrenceIds" names no occurrence', "occurrenceIds");
      const body = toWire(NewRegistrant, {
        ...members,
        email: emailOf(email),
        org: organization,
        noOfEmployees: numberOfEmployees,
      });
      return payload(async () => {
        const call = { meetingId, occurrence_ids: occurrenceIds, body };
        const registrant = await meetings.api.addMeetingRegistrant(call);
        return { registrant: { ...registrant, meetingId } };
      });
    },
  },
};
