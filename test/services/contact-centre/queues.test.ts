import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import {
  type Agent,
  contactCentre,
  type Queue,
  type Tag,
  type Team,
} from "#contracts/contact-centre/index.ts";
import { AGENTS, demoQueues, demoTags, demoTeams } from "#services/demo/things/contact-centre.ts";
import { personIds, startContactCentre } from "./client.ts";

const client = await startContactCentre();

const noContent = { status: 204, body: undefined };
const unknownAgent = "a0000000-0000-4000-8000-000000000000";
/** Agents without a queue or a team. */
const idle = personIds(AGENTS - 20, 20);

const required = { name: "New", isDefault: false, callFunctionality: true, isDoNotOfferEnabled: false };
const settings = {
  priority: 3,
  offerTimeout: 20,
  wrapupTimeout: 40,
  offerAlgorithm: "ALL_AT_ONCE",
  queueThresholds: { waitingConversations: 5, waitTime: 90 },
  doNotOfferTimeouts: { declined: 10, missed: 20 },
  preferredAgentTimeouts: { available: 1, busy: 2, away: 3 },
  isPreferredAgentEnabled: true,
  offerAbandonedConversations: false,
  personalAgentOfflineTimeout: 50,
  preferredAgentOfflineTimeout: 60,
};
const queues = async () => (await client.ask<{ queues: Queue[] }>("GET", "/queues")).body.queues;

describe("a queue", () => {
  it("is created with 201 from its required members; absent settings are null (D2-461)", async () => {
    const { status, body } = await client.ask<Queue>("POST", "/queues", required);
    expect([status, body]).toEqual([201, expect.objectContaining(required)]);
    for (const setting of Object.keys(settings))
      expect([setting, body[setting as keyof Queue]]).toEqual([setting, null]);
    expect(await client.ask("GET", `/queues/${body.id}`)).toEqual({ status: 200, body });
    expect((await client.ask("GET", `/queues/${body.id}/members`)).body).toEqual({ members: [] });
    expect((await queues()).at(-1)).toEqual(body);
  });

  it("is not created without a body or with a blank name (D2-304, D2-555)", async () => {
    const before = (await queues()).length;
    expect(await client.refusal("POST", "/queues")).toMatchObject({ status: 400 });
    expect(await client.refusal("POST", "/queues", { ...required, name: " " })).toMatchObject({
      status: 400,
    });
    expect(await queues()).toHaveLength(before);
  });

  it.each(Object.entries(settings))("takes %s and shows it (D2-309)", async (setting, value) => {
    const { status, body } = await client.ask<Queue>("POST", "/queues", { ...required, [setting]: value });
    expect(status).toBe(201);
    expect((await client.ask("GET", `/queues/${body.id}`)).body).toMatchObject({ [setting]: value });
    const wrong = [typeof value === "string" ? 1 : "text", typeof value === "boolean" ? 1 : true, 1.5, []];
    for (const other of [...wrong, ...(typeof value === "object" ? [] : [{}])])
      expect(await client.refusal("POST", "/queues", { ...required, [setting]: other })).toMatchObject({
        status: 400,
        field: setting,
      });
  });

  it.each(
    Object.entries(settings).flatMap(([setting, value]) =>
      typeof value === "object" ? Object.keys(value).map((member) => [setting, member] as const) : [],
    ),
  )("takes %s with %s alone, a whole number (D2-309)", async (setting, member) => {
    const { status, body } = await client.ask<Queue>("POST", "/queues", {
      ...required,
      [setting]: { [member]: 7 },
    });
    expect([status, body]).toEqual([201, expect.objectContaining({ [setting]: { [member]: 7 } })]);
    for (const wrong of ["long", 1.5, -1, true, null, [7]])
      expect(
        await client.refusal("POST", "/queues", { ...required, [setting]: { [member]: wrong } }),
      ).toMatchObject({ status: 400, field: `${setting}.${member}` });
  });

  it("is refused with negative numbers or an unknown algorithm (D2-309, D2-555)", async () => {
    const numbers = Object.entries(settings).filter(([, value]) => typeof value === "number");
    for (const [field, wrong] of [...numbers.map(([name]) => [name, -1]), ["offerAlgorithm", "BY_NAME"]])
      expect(await client.refusal("POST", "/queues", { ...required, [String(field)]: wrong })).toMatchObject({
        status: 400,
        field,
      });
  });

  it("that becomes the default replaces the default queue before it (D2-306)", async () => {
    const { body } = await client.ask<Queue>("POST", "/queues", { ...required, isDefault: true });
    expect((await queues()).filter(({ isDefault }) => isDefault)).toEqual([body]);
  });
});

describe("members of a queue", () => {
  const path = `/queues/${demoQueues.returns.id}/members`;
  const own = personIds(demoQueues.returns.from, demoQueues.returns.size);
  const members = async (of = path) =>
    (await client.ask<{ members: Agent[] }>("GET", of)).body.members.map(({ id }) => id);

  it("are listed with 200, in order, each with their teams and queues (D2-464)", async () => {
    const { status, body } = await client.ask<{ members: Agent[] }>("GET", path);
    expect([status, body.members.map(({ id }) => id)]).toEqual([200, own]);
    expect(body.members[0]).toMatchObject({
      email: client.families.person(demoQueues.returns.from).email,
      teamIds: [demoTeams.everyone.id],
      queueIds: [demoQueues.billing.id, demoQueues.returns.id],
    });
    for (const agent of body.members)
      expect(Check(contactCentre.operations.listQueueMembers.spec.page.schema, { members: [agent] })).toBe(
        true,
      );
  });

  it("are assigned with 200; a second time changes nothing (D2-313, D2-465)", async () => {
    const [one = "", two = ""] = idle;
    for (const agentIds of [[one, two, one], [two]]) {
      const { status, body } = await client.ask<{ members: Agent[] }>("PATCH", path, { agentIds });
      expect([status, body.members.map(({ id }) => id)]).toEqual([200, [...own, one, two]]);
    }
    expect(await members()).toEqual([...own, one, two]);
    await client.ask("DELETE", path, { agentIds: [one, two] });
  });

  it("are removed with 204; a second time changes nothing (D2-310, D2-463)", async () => {
    const [one = "", two = ""] = idle;
    await client.ask("PATCH", path, { agentIds: [one, two] });
    for (const _ of [1, 2]) expect(await client.ask("DELETE", path, { agentIds: [one] })).toEqual(noContent);
    expect(await members()).toEqual([...own, two]);
    expect(await client.ask("DELETE", path, { agentIds: [two] })).toEqual(noContent);
  });

  it("are assigned and removed ten at a time; eleven are refused whole (D2-311, D2-312, D2-554)", async () => {
    const overflow = `/queues/${demoQueues.overflow.id}/members`;
    const [ten, eleven] = [idle.slice(0, 10), idle.slice(0, 11)];
    expect(await client.refusal("PATCH", overflow, { agentIds: eleven })).toMatchObject({
      status: 400,
      field: "agentIds",
    });
    expect(await members(overflow)).toEqual([]);
    expect((await client.ask("PATCH", overflow, { agentIds: ten })).status).toBe(200);
    expect(await members(overflow)).toEqual(ten);
    expect(await client.refusal("DELETE", overflow, { agentIds: eleven })).toMatchObject({ status: 400 });
    expect(await members(overflow)).toEqual(ten);
    expect(await client.ask("DELETE", overflow, { agentIds: ten })).toEqual(noContent);
    expect(await members(overflow)).toEqual([]);
  });

  it("are all refused if one is no agent (D2-554)", async () => {
    for (const [stranger, status] of [
      [unknownAgent, 404],
      ["no agent", 400],
    ] as const)
      for (const [method, agentIds] of [
        ["PATCH", [idle[0], stranger]],
        ["DELETE", [own[0], stranger]],
      ] as const)
        expect(await client.refusal(method, path, { agentIds })).toMatchObject({ status, field: "agentIds" });
    expect(await members()).toEqual(own);
  });
});

describe("a tag", () => {
  const list = async () => (await client.ask<{ tags: Tag[] }>("GET", "/tags")).body.tags;
  const create = (body: object) => client.ask<Tag>("POST", "/tags", body);

  it("needs a name and may have a color; it is created with 200, activated (D2-315, D2-467)", async () => {
    for (const body of [{}, { color: "red" }, { name: "" }, { name: 1 }, { name: "x", color: 1 }])
      expect(await client.refusal("POST", "/tags", body)).toMatchObject({ status: 400 });
    const { status, body } = await create({ name: " Plain " });
    expect([status, body]).toEqual([
      200,
      { id: body.id, name: "Plain", color: null, status: "ACTIVATED", createdAt: expect.any(String) },
    ]);
    expect((await create({ name: "Coloured", color: "teal" })).body.color).toBe("teal");
  });

  it("of a name that exists is the existing tag, unchanged (D2-316, D2-556)", async () => {
    const first = await create({ name: "Urgent", color: "red" });
    await client.ask("PATCH", `/tags/${first.body.id}/deactivate`);
    const before = await list();
    for (const name of ["Urgent", "urgent", " URGENT "])
      expect(await create({ name, color: "blue" })).toEqual({
        status: 200,
        body: { ...first.body, status: "DEACTIVATED" },
      });
    expect(await list()).toEqual(before);
  });

  it.each([
    ["activated (D2-317, D2-469)", "activate", "ACTIVATED"],
    ["deactivated (D2-318, D2-470)", "deactivate", "DEACTIVATED"],
  ])("is %s with 204; a second time changes nothing (D2-556)", async (_what, move, status) => {
    const path = `/tags/${demoTags.campaign.id}`;
    for (const _ of [1, 2]) {
      expect(await client.ask("PATCH", `${path}/${move}`)).toEqual(noContent);
      expect((await client.ask("GET", path)).body).toMatchObject({ status, name: "Spring campaign" });
    }
  });
});

describe("a team", () => {
  const list = async () => (await client.ask<{ teams: Team[] }>("GET", "/teams")).body.teams;

  it("needs a name, is created with 201 and deleted with 204; its agents stay (D2-320, D2-472, D2-473)", async () => {
    for (const body of [{}, { name: "" }, { name: null }])
      expect(await client.refusal("POST", "/teams", body)).toMatchObject({ status: 400, field: "name" });
    const { status, body } = await client.ask<Team>("POST", "/teams", { name: "Weekend" });
    expect([status, body.name]).toEqual([201, "Weekend"]);
    expect((await list()).at(-1)).toEqual(body);
    const [agent = ""] = personIds(0, 1);
    await client.ask("PATCH", `/teams/${body.id}/agents`, { agentIds: [agent] });
    expect(await client.ask("DELETE", `/teams/${body.id}`)).toEqual(noContent);
    for (const method of ["GET", "DELETE"])
      expect(await client.refusal(method, `/teams/${body.id}`)).toMatchObject({ status: 404 });
    const { body: rest } = await client.ask<{ agents: Agent[] }>(
      "GET",
      `/teams/${demoTeams.frontDesk.id}/agents`,
    );
    expect(rest.agents[0]).toMatchObject({
      id: agent,
      teamIds: [demoTeams.frontDesk.id, demoTeams.everyone.id],
    });
  });

  const path = `/teams/${demoTeams.nightShift.id}/agents`;
  const agents = async () =>
    (await client.ask<{ agents: Agent[] }>("GET", path)).body.agents.map(({ id }) => id);

  it("lists its agents with 200 (D2-476)", async () => {
    expect(await client.ask("GET", path)).toEqual({ status: 200, body: { agents: [] } });
  });

  it("adds agents with 200, who are then in its presence list (D2-321, D2-477)", async () => {
    const { status, body } = await client.ask<{ agents: Agent[] }>("PATCH", path, { agentIds: idle });
    // More than ten agents, as only calls for members of queues are limited (D2-554).
    expect([status, body.agents.map(({ id }) => id)]).toEqual([200, idle]);
    const presence = await client.ask<{ agents: { agentId: string }[] }>(
      "GET",
      `/teams/${demoTeams.nightShift.id}/presence`,
    );
    expect(presence.body.agents.map(({ agentId }) => agentId)).toEqual(idle);
    expect(await client.refusal("PATCH", path, { agentIds: [unknownAgent] })).toMatchObject({ status: 404 });
    await client.ask("DELETE", path, { agentIds: idle });
  });

  it("loses agents with 204 (D2-322, D2-475)", async () => {
    await client.ask("PATCH", path, { agentIds: idle });
    expect(await client.ask("DELETE", path, { agentIds: idle.slice(1) })).toEqual(noContent);
    expect(await agents()).toEqual(idle.slice(0, 1));
    expect(await client.ask("DELETE", path, { agentIds: idle })).toEqual(noContent);
    expect(await agents()).toEqual([]);
  });
});

describe("requests about agents", () => {
  it.each([`/queues/${demoQueues.general.id}/members`, `/teams/${demoTeams.frontDesk.id}/agents`])(
    "to %s may have an empty list of agents or none, but no other value (D2-314)",
    async (path) => {
      const before = (await client.ask("GET", path)).body;
      for (const body of [{}, { agentIds: [] }]) {
        expect((await client.ask("PATCH", path, body)).status).toBe(200);
        expect(await client.ask("DELETE", path, body)).toEqual(noContent);
      }
      for (const body of [{ agentIds: "x" }, { agentIds: [1] }, [], "x"])
        for (const method of ["PATCH", "DELETE"])
          expect(await client.refusal(method, path, body)).toMatchObject({ status: 400 });
      expect((await client.ask("GET", path)).body).toEqual(before);
    },
  );
});

describe("failures", () => {
  const paths = [
    "/queues/ID",
    "/queues/ID/members",
    "/tags/ID",
    "/teams/ID",
    "/teams/ID/agents",
    "/teams/ID/presence",
    "/endusers/ID",
    "/endusers/ID/conversations",
  ];

  it.each(paths)("of %s are 400, 404 and 500 (D2-324, D2-325, D2-326)", async (path) => {
    expect(await client.refusal("GET", path.replace("ID", "no%20id"))).toMatchObject({
      status: 400,
      code: "INVALID_REQUEST",
    });
    expect(await client.refusal("GET", path.replace("ID", "unknown"))).toMatchObject({
      status: 404,
      code: "NOT_FOUND",
    });
    client.families.setFaults("contactCentre=status:500");
    const failure = await client.refusal("GET", path);
    client.families.setFaults("");
    expect(failure).toMatchObject({ status: 500, code: "INTERNAL_ERROR" });
  });
});
