/** Registrants of a meeting. */
import { meetings, NewRegistrant, Registrant, registrantStatuses } from "#contracts/meetings/index.ts";
import type { Resolvers } from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { meetingIn } from "#subgraphs/collaboration/meetings/ids.ts";
import type { MeetingRegistrantMapper } from "#subgraphs/collaboration/meetings/mappers.ts";
import { onlyOne } from "#subgraphs/kit/filters/only-one.ts";
import { emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { checkId, emailOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { listOf, relation, toUser } from "#subgraphs/kit/people/relations.ts";

const registrantsOf = { by: "meetingId", reads: listOf(meetings, "listMeetingRegistrants") };

export const registrantResolvers: Resolvers = {
  Meeting: {
    registrants: relation(registrantsOf, async ({ meetingId }, { filter, ...page }, { meetings }) => {
      const { statuses, occurrenceIds } = filter ?? {};
      if (statuses && statuses.length !== 1)
        throw badInput(
          '"statuses" takes exactly one status: the meetings service filters by one',
          "statuses",
        );
      const [wanted] = statuses ?? [];
      const status = registrantStatuses.find((name) => name.toUpperCase() === wanted);
      if (wanted && !status) return emptyConnection();
      if (occurrenceIds?.length === 0) return emptyConnection();
      const occurrence_id = onlyOne(occurrenceIds, "occurrenceIds");
      if (occurrence_id !== undefined) checkId(occurrence_id, "occurrenceIds");
      const registrants = await meetings.connection(
        "listMeetingRegistrants",
        { meetingId, status, occurrence_id },
        page,
      );
      return registrants.map((registrant) => ({ ...registrant, meetingId }));
    }),
  },

  MeetingRegistrant: mapWireType(Registrant, {
    ...keyed(
      "MeetingRegistrant",
      ({ meetingId }: MeetingRegistrantMapper) => meetingId,
      ({ id }) => id,
    ),
    meeting: relation(
      { by: "the meeting whose registrants were listed" },
      ({ meetingId }: MeetingRegistrantMapper) => ({ meetingId }),
    ),
    user: toUser("email"),
  }),

  Mutation: {
    addMeetingRegistrant(_, { input }, { meetings }) {
      const { meetingId: id, occurrenceIds, email, organization, employeeRange, ...members } = input;
      const meetingId = meetingIn(id);
      if (occurrenceIds?.length === 0) throw badInput('"occurrenceIds" names no occurrence', "occurrenceIds");
      for (const occurrenceId of occurrenceIds ?? []) checkId(occurrenceId, "occurrenceIds");
      const body = toWire(NewRegistrant, {
        ...members,
        email: emailOf(email),
        org: organization,
        noOfEmployees: employeeRange,
      });
      return payload(async () => {
        const call = { meetingId, occurrence_ids: occurrenceIds, body };
        const registrant = await meetings.api.addMeetingRegistrant(call);
        // The response may lack the e-mail address, so the sent address is used.
        return { registrant: { ...registrant, email: registrant.email ?? body.email, meetingId } };
      });
    },
  },
};
