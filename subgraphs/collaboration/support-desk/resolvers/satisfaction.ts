/** Satisfaction ratings and their reasons. */
import type { GraphQLResolveInfo } from "graphql";
import { RatingCount, SatisfactionRating, SatisfactionReason } from "#contracts/support-desk/index.ts";
import type { SupportSatisfactionRatingMapper, TicketMapper } from "#generated/collaboration/mappers.ts";
import type { Resolvers } from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { deskId, deskName, present } from "#subgraphs/collaboration/support-desk/ids.ts";
import { supportDeskLoaders } from "#subgraphs/collaboration/support-desk/loaders.ts";
import type { ConnectionArgs } from "#subgraphs/kit/loading/connection.ts";
import { keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import type { Person } from "#subgraphs/kit/people/person-records.ts";
import { relation } from "#subgraphs/kit/people/relations.ts";
import { ticketsOf } from "./search.ts";
import { besideTicket, personOf, ticketOf } from "./tickets.ts";

type SupportDesk = CollaborationContext["supportDesk"];

/** The full rating, if only the part in a ticket is known. */
const wholeOf = async (desk: SupportDesk, rating: SupportSatisfactionRatingMapper) =>
  rating.created_at === undefined && rating.id != null ? desk.satisfactionRating.load(rating.id) : rating;

/** The rating that a ticket contains. */
const ratingIn = ({ id, requester_id, satisfaction_rating }: TicketMapper) =>
  satisfaction_rating
    ? { ...satisfaction_rating, ticket_id: id ?? null, requester_id: requester_id ?? null }
    : undefined;

/** Unix time in whole seconds, not before 1970. */
const seconds = (instant: string | null | undefined, round: (seconds: number) => number) =>
  instant == null ? null : Math.max(0, round(Date.parse(instant) / 1_000));

export const satisfactionResolvers: Resolvers = {
  SupportDesk: {
    satisfactionRatings: (_, { filter, ...page }, { supportDesk }) =>
      supportDesk.connection(
        "listSatisfactionRatings",
        {
          score: filter?.score && deskName(filter.score, "score"),
          start_time: seconds(filter?.createdAt?.from, Math.floor),
          end_time: seconds(filter?.createdAt?.until, Math.ceil),
          include: "users",
        },
        page,
      ),
    satisfactionRatingCount: async (_, __, { supportDesk }) =>
      present(supportDesk, (await supportDesk.api.countSatisfactionRatings({})).count),
    satisfactionRating: (_, { id }, { supportDesk }) =>
      supportDesk.satisfactionRating.load(deskId("SupportSatisfactionRating", id)),
    satisfactionReasons: async (_, __, { supportDesk }) =>
      present(supportDesk, (await supportDesk.api.listSatisfactionReasons({})).reasons),
    satisfactionReason: (_, { id }, { supportDesk }) =>
      supportDesk.satisfactionReason.load(deskId("SupportSatisfactionReason", id)),
  },

  SupportSatisfactionRating: mapWireType(
    SatisfactionRating,
    {
      __resolveReference: ({ id }, { supportDesk }) =>
        supportDesk.satisfactionRating.load(deskId("SupportSatisfactionRating", id)),
      ...keyed("SupportSatisfactionRating"),
      async reason(rating, _, { supportDesk }) {
        const { reason_id } =
          rating.reason_id === undefined ? ((await wholeOf(supportDesk, rating)) ?? {}) : rating;
        return reason_id == null ? null : supportDesk.satisfactionReason.load(reason_id);
      },
      ticket: ticketOf,
      requester: relation(
        besideTicket("requester_id"),
        (rating: SupportSatisfactionRatingMapper, _args: object, { supportDesk }: CollaborationContext) =>
          personOf(supportDesk, { id: rating.ticket_id ?? null }, rating.requester_id),
      ),
      assignee: relation(
        besideTicket("assignee_id"),
        async (
          rating: SupportSatisfactionRatingMapper,
          _args: object,
          { supportDesk }: CollaborationContext,
        ) => {
          const { assignee_id } =
            rating.assignee_id === undefined ? ((await wholeOf(supportDesk, rating)) ?? {}) : rating;
          return personOf(supportDesk, { id: rating.ticket_id ?? null }, assignee_id);
        },
      ),
    },
    {
      loadFull: (rating: SupportSatisfactionRatingMapper, { supportDesk }: CollaborationContext) =>
        wholeOf(supportDesk, rating),
    },
  ),

  SupportSatisfactionRatingCount: mapWireType(RatingCount, {}),

  SupportSatisfactionReason: mapWireType(SatisfactionReason, {
    __resolveReference: ({ id }, { supportDesk }) =>
      supportDesk.satisfactionReason.load(deskId("SupportSatisfactionReason", id)),
    ...keyed("SupportSatisfactionReason"),
  }),

  Ticket: {
    satisfactionRating: (ticket) => ratingIn(ticket) ?? null,
  },

  User: {
    // The list of ratings has no filter by person, so the ratings are taken from the person's tickets.
    satisfactionRatings: relation(
      {
        by: "e-mail address",
        reads: supportDeskLoaders.ticketsByRequester.reads,
        note: "ratings come with their tickets",
      },
      async (person: Person, page: ConnectionArgs, context: CollaborationContext, info: GraphQLResolveInfo) =>
        (await ticketsOf(person, page, context, info)).map(ratingIn, false),
    ),
  },

  Mutation: {
    rateTicket(_, { input }, { supportDesk }) {
      const { comment, score, reasonId } = input;
      const ticket_id = deskId("Ticket", input.ticketId, "ticketId");
      if (score !== "GOOD" && score !== "BAD") throw badInput('"score" is GOOD or BAD', "score");
      const reason = reasonId == null ? undefined : deskId("SupportSatisfactionReason", reasonId, "reasonId");
      if (reason !== undefined && score !== "BAD")
        throw badInput("Only a bad rating gives a reason", "reasonId");
      return payload(async () => {
        const { satisfaction_rating } = await supportDesk.api.createTicketSatisfactionRating({
          ticket_id,
          body: {
            satisfaction_rating: {
              score: deskName(score, "score"),
              ...(comment != null && { comment }),
              ...(reason !== undefined && { reason_id: Number(reason) }),
            },
          },
        });
        return { satisfactionRating: satisfaction_rating };
      });
    },
  },
};
