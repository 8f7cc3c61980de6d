import { describe, expect, it } from "vitest";
import { demoSecret } from "#contracts/demo-credentials.ts";
import { PresenceOfTeamDocument, PresencePagesDocument } from "#generated/test/graphql.ts";
import { demoTeams, personId } from "#services/demo/things/contact-centre.ts";
import { operationsOf, sharedTributary } from "#test/kit/gateway.ts";

interface Presence {
  contactCentre: {
    team: {
      presence: {
        nodes: { id: string }[];
        pageInfo: { hasNextPage: boolean; endCursor: string | null };
      } | null;
    } | null;
  };
}

describe("the contact center in the graph", async () => {
  const { frontDesk, everyone, escalations, nightShift } = demoTeams;
  const tributary = await sharedTributary();

  it("has the presence of a team's agents, each with their person (D2-323, D2-478)", async () => {
    const { data, calls } = await tributary.ask(PresenceOfTeamDocument, { id: escalations.id });
    const agents = tributary.families.company.people.slice(
      escalations.from,
      escalations.from + escalations.size,
    );
    expect(data.contactCentre.team).toMatchObject({
      id: `ContactCentreTeam:${escalations.id}`,
      upstreamId: escalations.id,
    });
    expect(data.contactCentre.team.presence.nodes).toEqual(
      agents.map((agent) => ({
        id: `ContactCentreAgentPresence:${personId(agent)}`,
        upstreamId: personId(agent),
        agentId: `ContactCentreAgent:${personId(agent)}`,
        displayName: agent.displayName,
        email: agent.email,
        status: expect.stringMatching(/^(AVAILABLE|BUSY|AWAY|OFFLINE|WRAP_UP|BREAK)$/),
        statusSince: expect.stringMatching(/Z$/),
        activeConversationCount: expect.any(Number),
        user: { email: agent.email, displayName: agent.displayName },
      })),
    );
    expect(calls.find(({ operation }) => operation === "getTeamPresence")).toMatchObject({
      operation: "getTeamPresence",
      path: `/v1/teams/${escalations.id}/presence`,
      query: { pageLimit: "25" },
      headers: { "x-api-key": demoSecret("contactCentre") },
    });
  });

  it("reads a team without agents as an empty page, and a team by either id", async () => {
    for (const id of [nightShift.id, `ContactCentreTeam:${nightShift.id}`])
      expect(await tributary.data(PresencePagesDocument, { id })).toEqual({
        contactCentre: {
          team: {
            presence: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: null },
          },
        },
      });
  });

  it("passes page keys on byte for byte (D2-301)", async () => {
    const direct = await fetch(
      `${tributary.families.baseUrl("contactCentre")}/v1/teams/${everyone.id}/presence?pageLimit=50`,
      { headers: { "x-api-key": demoSecret("contactCentre") } },
    );
    const { nextPageKey } = (await direct.json()) as { nextPageKey: string };
    const first = await tributary.data(PresencePagesDocument, { id: everyone.id, first: 50 });
    const after = first.contactCentre.team?.presence?.pageInfo.endCursor;
    const { data, calls } = await tributary.ask(PresencePagesDocument, { id: everyone.id, first: 50, after });
    expect(calls.map(({ query }) => query)).toEqual([{}, { pageLimit: "50", pageKey: nextPageKey }]);
    expect(data.contactCentre.team?.presence?.nodes).toHaveLength(50);
  });

  it("reads all needed pages, whole and in order", async () => {
    const { data, calls } = await tributary.ask(PresencePagesDocument, { id: everyone.id, first: 250 });
    const agents = tributary.families.company.people.slice(0, everyone.size);
    expect(data.contactCentre.team?.presence?.nodes.map(({ id }) => id)).toEqual(
      agents.map((agent) => `ContactCentreAgentPresence:${personId(agent)}`),
    );
    expect(calls.map(({ query }) => query["pageLimit"])).toEqual([undefined, "100", "100"]);
    const ids: string[] = [];
    let after: string | null = null;
    for (let more = true; more; ) {
      const page: Presence = await tributary.data(PresencePagesDocument, {
        id: everyone.id,
        first: 37,
        after,
      });
      const presence = page.contactCentre.team?.presence;
      ids.push(...(presence?.nodes ?? []).map(({ id }) => id));
      ({ hasNextPage: more, endCursor: after } = presence?.pageInfo ?? {
        hasNextPage: false,
        endCursor: null,
      });
    }
    expect(ids).toEqual(data.contactCentre.team?.presence?.nodes.map(({ id }) => id));
  });

  it("refuses a cursor of another team, or an invalid one, before the list is requested (D2-301)", async () => {
    const page = await tributary.data(PresencePagesDocument, { id: everyone.id, first: 5 });
    const after = page.contactCentre.team?.presence?.pageInfo.endCursor ?? "";
    for (const variables of [
      { id: frontDesk.id, first: 5, after },
      { id: everyone.id, first: 5, after: `${after.slice(0, -2)}AA` },
      { id: everyone.id, first: 5, after: "invented" },
    ]) {
      const { errors, calls } = await tributary.ask(PresencePagesDocument, variables);
      expect([errors[0]?.extensions["code"], operationsOf(calls)]).toEqual([
        "INVALID_CURSOR",
        ["contactCentre.getTeam"],
      ]);
    }
  });

  it("answers null for a missing team, without an error (D2-325)", async () => {
    const id = "7ea00000-0000-4000-8000-999999999999";
    const { data, errors, calls } = await tributary.ask(PresencePagesDocument, { id });
    expect([data, errors]).toEqual([{ contactCentre: { team: null } }, []]);
    expect(operationsOf(calls)).toEqual(["contactCentre.getTeam"]);
  });

  it("answers BAD_USER_INPUT for ids that the contact center does not accept (D2-324)", async () => {
    const { data, errors, calls } = await tributary.ask(PresencePagesDocument, { id: "no team" });
    expect(data).toEqual({ contactCentre: { team: null } });
    expect(errors.map(({ extensions }) => extensions)).toMatchObject([
      { code: "BAD_USER_INPUT", family: "contactCentre", status: 400 },
    ]);
    expect(operationsOf(calls)).toEqual(["contactCentre.getTeam"]);
  });

  it.each(["Ticket:1", "ContactCentreTeam:a:b", "", "a/b", ".."])(
    "refuses %j as a team before any call",
    async (id) => {
      const { errors, calls } = await tributary.ask(PresencePagesDocument, { id });
      expect([errors[0]?.extensions["code"], calls]).toEqual(["BAD_USER_INPUT", []]);
    },
  );

  it("keeps all other fields when one call fails (D2-326)", async () => {
    tributary.families.setFaults("contactCentre=status:500:1");
    const { data, errors } = await tributary.ask(
      `query ($id: ID!) { contactCentre { team(id: $id) { presence { nodes { id } } } } social { user(id: "20001") { id } } }`,
      { id: frontDesk.id },
    );
    tributary.families.setFaults("");
    expect(data).toEqual({
      contactCentre: { team: null },
      social: { user: { id: "SocialUser:20001" } },
    });
    expect(errors.map(({ extensions }) => extensions["code"])).toEqual(["UPSTREAM_ERROR"]);
  });
});
