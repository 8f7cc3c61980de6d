import { describe, expect, it } from "vitest";
import {
  CreateRefusedTeamsDocument,
  CreateTagDocument,
  DeactivateAndActivateTagDocument,
  QueuesOfAgentsDocument,
  TeamsWithAgentsDocument,
} from "#generated/test/graphql.ts";
import { contactCentreTables } from "#services/contact-centre/tables.ts";
import { AGENTS, demoQueues, demoTags, demoTeams, personId } from "#services/demo/things/contact-centre.ts";

import { bodies, operationsOf, sharedTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary();

const agentId = (index: number) => personId({ index });
const global = (index: number) => `ContactCentreAgent:${agentId(index)}`;
const range = (from: number, size: number) => Array.from({ length: size }, (_, at) => from + at);
const idle = range(AGENTS - 20, 20);
const unknownAgent = "a0000000-0000-4000-8000-000000000000";
const tables = () => contactCentreTables(tributary.families.store.scope("contactCentre"));

describe("a team", () => {
  it("is refused by the argument's name if the argument is not an id", async () => {
    const { errors } = await tributary.ask('{ contactCentre { team(id: "not a uuid") { name } } }');
    expect(errors).toMatchObject([
      {
        message: '"id" is not accepted by the family',
        extensions: { code: "BAD_USER_INPUT", argument: "id", family: "contactCentre", status: 400 },
      },
    ]);
  });
});

describe("tags", () => {
  it("are listed in one call and read by id (D2-466, D2-468)", async () => {
    const { data, calls } = await tributary.ask(
      `query ($id: ID!) { contactCentre { tags(first: 2) { totalCount nodes { name status } pageInfo { hasNextPage } } tag(id: $id) { id upstreamId name color status } } }`,
      { id: demoTags.campaign.id },
    );
    expect(data).toEqual({
      contactCentre: {
        tags: {
          totalCount: 4,
          nodes: [
            { name: "Complaint", status: "ACTIVATED" },
            { name: "Refund", status: "ACTIVATED" },
          ],
          pageInfo: { hasNextPage: true },
        },
        tag: {
          id: `ContactCentreTag:${demoTags.campaign.id}`,
          upstreamId: demoTags.campaign.id,
          name: "Spring campaign",
          color: "#27ae60",
          status: "DEACTIVATED",
        },
      },
    });
    expect(operationsOf(calls).sort()).toEqual(["contactCentre.getTag", "contactCentre.listTags"]);
  });

  it("with an existing name are the existing ones, unchanged (D2-315, D2-316, D2-467)", async () => {
    const first = await tributary.ask(CreateTagDocument, { input: { name: "Urgent", color: "red" } });
    expect(first.data).toMatchObject({
      createContactCentreTag: { tag: { name: "Urgent", color: "red", status: "ACTIVATED" }, userErrors: [] },
    });
    const second = await tributary.ask(CreateTagDocument, { input: { name: "urgent ", color: "blue" } });
    expect(second.data).toEqual(first.data);
    expect(bodies(second.calls)).toEqual([["createTag", { name: "urgent ", color: "blue" }]]);
    const refused = await tributary.ask(CreateTagDocument, { input: { name: " " } });
    expect(refused.data).toEqual({
      createContactCentreTag: { tag: null, userErrors: [{ field: ["name"], code: "BAD_USER_INPUT" }] },
    });
  });

  const move = (verb: string) =>
    `mutation ($input: ${verb}ContactCentreTagInput!) { move: ${verb.toLowerCase()}ContactCentreTag(input: $input) {
      tag { id status } userErrors { field message code } } }`;

  it.each([
    ["deactivated (D2-318, D2-470)", "Deactivate", "DEACTIVATED"],
    ["activated (D2-317, D2-469)", "Activate", "ACTIVATED"],
  ])("are %s, and their status is known without another call", async (_what, verb, status) => {
    const { id: tagId } = demoTags.refund;
    const { data, calls } = await tributary.ask(move(verb), { input: { tagId } });
    expect(data).toEqual({ move: { tag: { id: `ContactCentreTag:${tagId}`, status }, userErrors: [] } });
    expect(operationsOf(calls)).toEqual([`contactCentre.${verb.toLowerCase()}Tag`]);
    expect(tables().tags.get(tagId)?.status).toBe(status);
  });

  it("after a move are read again for other selected members (D2-317)", async () => {
    const { data, calls } = await tributary.ask(DeactivateAndActivateTagDocument, { id: demoTags.refund.id });
    expect(data).toEqual({
      off: { tag: { name: "Refund", status: "DEACTIVATED" } },
      on: { tag: { name: "Refund", color: "#2980b9", status: "ACTIVATED" } },
    });
    expect(operationsOf(calls)).toEqual([
      "contactCentre.deactivateTag",
      "contactCentre.getTag",
      "contactCentre.activateTag",
      "contactCentre.getTag",
    ]);
  });

  it("must exist to be moved (D2-319)", async () => {
    for (const verb of ["Activate", "Deactivate"])
      expect((await tributary.ask(move(verb), { input: { tagId: "unknown" } })).data).toEqual({
        move: {
          tag: null,
          userErrors: [{ field: ["tagId"], message: "There is no such tag", code: "NOT_FOUND" }],
        },
      });
  });
});

describe("teams", () => {
  it("are listed in one call, with one for the agents of each team and one for the presence of a team's agents (D2-471, D2-474, D2-476)", async () => {
    const { data, calls } = await tributary.ask(TeamsWithAgentsDocument);
    expect(data.contactCentre.teams.nodes.map(({ name, agents }) => [name, agents.totalCount])).toEqual(
      Object.values(demoTeams).map(({ name, size }) => [name, size]),
    );
    for (const { agents } of data.contactCentre.teams.nodes)
      expect(agents.nodes.map(({ presence }) => presence.email)).toEqual(
        agents.nodes.map(({ email }) => email),
      );
    const counts = new Map<string, number>();
    for (const name of operationsOf(calls)) counts.set(name, (counts.get(name) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({
      "contactCentre.listTeams": 1,
      "contactCentre.listTeamAgents": 5,
      // One call for each team with agents, and a second for the team of 120.
      "contactCentre.getTeamPresence": 5,
    });
  });

  it("lead from agents to their queues and on to the members: a call for each queue, none for ids", async () => {
    const { data, calls } = await tributary.ask(QueuesOfAgentsDocument, {
      id: `ContactCentreTeam:${demoTeams.escalations.id}`,
    });
    const { people } = tributary.families.company;
    expect(data).toEqual({
      contactCentre: {
        team: {
          name: "Escalations",
          agents: {
            nodes: range(demoTeams.escalations.from, 3).map((index) => ({
              id: global(index),
              upstreamId: agentId(index),
              role: "AGENT",
              teams: [demoTeams.everyone, demoTeams.billing, demoTeams.escalations].map(({ id }) => ({
                id: `ContactCentreTeam:${id}`,
              })),
              queues: [
                {
                  id: `ContactCentreQueue:${demoQueues.billing.id}`,
                  members: { totalCount: demoQueues.billing.size },
                },
              ],
              user: { email: people[index]?.email },
            })),
          },
        },
      },
    });
    expect(operationsOf(calls)).toEqual([
      "contactCentre.getTeam",
      "contactCentre.listTeamAgents",
      "contactCentre.listQueueMembers",
    ]);
  });

  const agentIds = idle.map(global);
  async function weekend(): Promise<string> {
    const made = await tributary.data<{ createContactCentreTeam: { team: { id: string; name: string } } }>(
      'mutation { createContactCentreTeam(input: { name: "Weekend" }) { team { id name createdAt } userErrors { code } } }',
    );
    const { id, name } = made.createContactCentreTeam.team;
    expect(name).toBe("Weekend");
    return id;
  }
  const change = (verb: "add" | "remove", selection: string) =>
    `mutation ($teamId: ID!, $agentIds: [ID!]!) {
      change: ${verb}ContactCentreTeamAgents(input: { teamId: $teamId, agentIds: $agentIds }) {
        team { ${selection} } userErrors { code } } }`;

  it("are created and deleted (D2-320, D2-472, D2-473)", async () => {
    const teamId = await weekend();
    const gone =
      "mutation ($teamId: ID!) { deleteContactCentreTeam(input: { teamId: $teamId }) { deletedId userErrors { field code } } }";
    expect(await tributary.data(gone, { teamId })).toEqual({
      deleteContactCentreTeam: { deletedId: teamId, userErrors: [] },
    });
    expect(await tributary.data(gone, { teamId })).toEqual({
      deleteContactCentreTeam: { deletedId: null, userErrors: [{ field: ["teamId"], code: "NOT_FOUND" }] },
    });
  });

  it("get agents in one call, more than ten too (D2-321, D2-477)", async () => {
    const selection = "agents { totalCount } presence { nodes { agentId } }";
    const teamId = await weekend();
    const { data, calls } = await tributary.ask(change("add", selection), { teamId, agentIds });
    expect(data).toEqual({
      change: {
        team: { agents: { totalCount: 20 }, presence: { nodes: agentIds.map((id) => ({ agentId: id })) } },
        userErrors: [],
      },
    });
    // Up to twenty calls at once: only calls for members of queues are limited (D2-554).
    expect(bodies(calls)[0]).toEqual(["addTeamAgents", { agentIds: idle.map(agentId) }]);
    expect(calls[0]).toMatchObject({ method: "PATCH", status: 200 });
  });

  it("lose agents in one call (D2-322, D2-475)", async () => {
    const teamId = await weekend();
    await tributary.data(change("add", "id"), { teamId, agentIds });
    const { data, calls } = await tributary.ask(
      change("remove", "name agents(first: 5) { nodes { id presence { status } } }"),
      { teamId, agentIds: agentIds.slice(1) },
    );
    expect(data).toEqual({
      change: {
        team: {
          name: "Weekend",
          agents: { nodes: [{ id: agentIds[0], presence: { status: expect.any(String) } }] },
        },
        userErrors: [],
      },
    });
    expect(calls[0]).toMatchObject({ operation: "removeTeamAgents", method: "DELETE", status: 204 });
  });

  it("refuse a blank name, and unknown agents; none is added then (D2-320, D2-325)", async () => {
    const before = tables().teams.get(demoTeams.nightShift.id)?.agentIds;
    expect(
      await tributary.data(CreateRefusedTeamsDocument, {
        teamId: demoTeams.nightShift.id,
        agentIds: [global(0), unknownAgent],
      }),
    ).toEqual({
      create: { team: null, userErrors: [{ field: ["name"], code: "BAD_USER_INPUT" }] },
      add: { team: null, userErrors: [{ field: ["agentIds"], code: "NOT_FOUND" }] },
    });
    expect(tables().teams.get(demoTeams.nightShift.id)?.agentIds).toEqual(before);
    const { errors, calls } = await tributary.ask(
      `mutation { addContactCentreTeamAgents(input: { teamId: "x", agentIds: [] }) { team { id } } }`,
    );
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument: "agentIds" } }]);
    expect(calls).toEqual([]);
  });
});
