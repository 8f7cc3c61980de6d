import { describe, expect, it } from "vitest";
import { type AgentPresence, contactCentre, presenceStatuses } from "#contracts/contact-centre/index.ts";
import { contactCentreService } from "#services/contact-centre/index.ts";
import { seedContactCentre } from "#services/contact-centre/seed/index.ts";
import { demoTeams, personId } from "#services/demo/things/contact-centre.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { restCalls } from "#test/kit/rest-calls.ts";

const { everyone, escalations, frontDesk, billing, nightShift } = demoTeams;

const families = await sharedFamilies({
  services: [{ service: contactCentreService, seed: seedContactCentre }],
});

const { get, read, refusal } = restCalls(families, contactCentre);
const presencePath = (teamId: string, query = "") => `/v1/teams/${teamId}/presence${query}`;

interface Page {
  agents: AgentPresence[];
  nextPageKey: string | null;
}

const page = (teamId: string, query = "") => read<Page>(presencePath(teamId, query));

async function pages(teamId: string, pageLimit: number): Promise<AgentPresence[][]> {
  const found: AgentPresence[][] = [];
  let pageKey: string | null = "";
  while (pageKey !== null) {
    const next: Page = await page(teamId, `?${new URLSearchParams({ pageLimit: `${pageLimit}`, pageKey })}`);
    found.push(next.agents);
    pageKey = next.nextPageKey;
  }
  return found;
}

describe("team presence", () => {
  it("is read with 200 below /v1, and at no other path (D2-001, D2-002, D2-478)", async () => {
    expect((await get(presencePath(frontDesk.id))).status).toBe(200);
    expect((await get(presencePath(frontDesk.id).replace("/v1", "/v2"))).status).toBe(404);
  });

  it("shows each agent of the team with a state, since when, and the open conversations", async () => {
    const { agents } = await page(frontDesk.id);
    const people = families.company.people.slice(0, frontDesk.size);
    expect(agents.map(({ agentId, email, displayName }) => [agentId, email, displayName])).toEqual(
      people.map((person) => [personId(person), person.email, person.displayName]),
    );
    const all = (await pages(everyone.id, 100)).flat();
    expect(new Set(all.map((agent) => agent.status))).toEqual(new Set(presenceStatuses));
    for (const { status, statusSince, activeConversations } of all) {
      expect(new Date(statusSince).toISOString()).toBe(statusSince);
      expect(activeConversations > 0).toBe(status === "BUSY");
    }
  });

  it("of an agent in two teams is the same in both", async () => {
    const [first] = (await page(frontDesk.id)).agents;
    expect((await page(everyone.id)).agents[0]).toEqual(first);
  });

  it("is paged with pageLimit and pageKey: of three agents two and a key, then one (D2-323)", async () => {
    const first = await page(escalations.id, "?pageLimit=2");
    expect(first.agents).toHaveLength(2);
    const query = new URLSearchParams({ pageLimit: "2", pageKey: first.nextPageKey ?? "" });
    const second = await page(escalations.id, `?${query}`);
    expect(second).toEqual({ agents: [expect.anything()], nextPageKey: null });
    expect([...first.agents, ...second.agents]).toEqual((await page(escalations.id)).agents);
  });

  it("has 25 rows in a page by default, and at most 100 (D2-552)", async () => {
    expect((await page(everyone.id)).agents).toHaveLength(25);
    expect((await page(everyone.id, "?pageLimit=500")).agents).toHaveLength(100);
    expect(await page(billing.id)).toMatchObject({ nextPageKey: null });
  });

  it("of a team without agents is an empty page", async () => {
    expect(await page(nightShift.id)).toEqual({ agents: [], nextPageKey: null });
  });

  it("has page keys in Base64; invented or altered ones and those of other lists are refused with 400 (D2-552)", async () => {
    const { nextPageKey } = await page(everyone.id, "?pageLimit=2");
    const key = nextPageKey ?? "";
    expect(Buffer.from(key, "base64").toString("base64")).toBe(key);
    const altered = `${key[0] === "A" ? "B" : "A"}${key.slice(1)}`;
    for (const wrong of ["abc", "!!!", Buffer.from("2").toString("base64"), altered, `${key}A`]) {
      const query = `?${new URLSearchParams({ pageKey: wrong })}`;
      expect([wrong, (await get(presencePath(everyone.id, query))).status]).toEqual([wrong, 400]);
    }
    const borrowed = `?${new URLSearchParams({ pageKey: key })}`;
    expect((await get(presencePath(frontDesk.id, borrowed))).status).toBe(400);
  });
});

describe("failures", () => {
  it("are 400 for an invalid path value or query, naming it (D2-324)", async () => {
    for (const [path, field] of [
      [presencePath("no%20id"), "teamId"],
      [presencePath("x".repeat(65)), "teamId"],
      [presencePath(frontDesk.id, "?pageLimit=many"), "pageLimit"],
      [presencePath(frontDesk.id, "?pageLimit=0"), "pageLimit"],
    ] as const)
      expect(await refusal("GET", path)).toMatchObject({ status: 400, code: "INVALID_REQUEST", field });
  });

  it("are 500 when the service itself fails (D2-326)", async () => {
    families.setFaults("contactCentre=status:500");
    const refused = await refusal("GET", presencePath(frontDesk.id));
    families.setFaults("");
    expect(refused).toMatchObject({ status: 500, code: "INTERNAL_ERROR" });
  });
});
