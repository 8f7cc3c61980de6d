/** Requirements of the documents for all families. */

import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { demoSecret, type PersonaName } from "#contracts/demo-credentials.ts";
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";
import { idFor } from "#services/demo/ids.ts";
import { MAIN_ACCOUNT as ACCOUNT } from "#services/demo/things/e-signature.ts";
import { MAIN_ACCOUNT } from "#services/demo/things/treasury.ts";
import { services } from "#services/index.ts";
import { sharedFamilies } from "#test/kit/families.ts";

const contracts: readonly Family[] = services.map(({ service }) => service.family);
const operations: readonly BoundOperation[] = contracts.flatMap(({ bound }) => Object.values(bound));
const documented = readFileSync(new URL("../../docs/requirements/operations.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"));

/** Families in the documents of requirements. A user's own family is documented elsewhere. */
const required = new Set(documented.map(([id = ""]) => id.split(".")[0]));

const families = await sharedFamilies();

const familyNamed = (name: string): Family => {
  const found = contracts.find((family) => family.name === name);
  if (!found) throw new Error(`there is no family ${name}`);
  return found;
};

/** Calls an operation with the credential of a persona. Without a persona, no credential is sent. */
function ask(family: string, path: string, init: RequestInit = {}, persona?: PersonaName) {
  const { auth } = familyNamed(family);
  const credential = persona && { [auth.header]: auth.present(demoSecret(family, persona)) };
  const headers = { "content-type": "application/json", ...credential };
  return fetch(families.baseUrl(family) + path, { ...init, headers });
}
const post = (body: unknown, method = "POST"): RequestInit => ({ method, body: JSON.stringify(body) });

describe("the documents' operations", () => {
  it("all exist, and no others (D1-006)", () => {
    const rows = documented.map(([id]) => id);
    const own = operations.filter(({ family }) => required.has(family));
    expect(own.map(({ id }) => id).sort()).toEqual(rows.sort());
    expect(own).toHaveLength(412);
  });

  it("belong to seven families in the business subgraph, five in collaboration, four in identity (D3-002)", () => {
    const of = (subgraph: string) =>
      contracts
        .filter((family) => required.has(family.name) && family.subgraph === subgraph)
        .map(({ name }) => name);
    expect(of("business").sort()).toEqual([
      "accounting",
      "banking",
      "crm",
      "erp",
      "marketing",
      "projects",
      "treasury",
    ]);
    expect(of("collaboration")).toHaveLength(5);
    expect(of("identity")).toHaveLength(4);
  });

  it("are found below their family's base URL, and nowhere else (D2-001 D3-001)", async () => {
    for (const { name, bound } of contracts) {
      const read = Object.values<BoundOperation>(bound).find(({ method, template }) =>
        method === "GET" ? template.params.length === 0 : false,
      );
      if (!read) continue;
      families.calls.length = 0;
      await ask(name, read.template.template, {}, "service");
      expect(families.calls.map(({ operation }) => operation)).toEqual([read.name]);
      const elsewhere = await ask(name, `/elsewhere${read.template.template}`, {}, "service");
      expect([name, elsewhere.status]).toEqual([name, 404]);
    }
  });
});

describe("the path prefixes of document 2", () => {
  const VERSION = /^v?\d+(?:\.\d+)?$/;

  it.each([
    ["supportDesk", ["api", "v2"], "/api/v2/ticket_forms", "service"],
    [
      "eSignature",
      ["v2.1", "accounts", "{accountId}"],
      `/v2.1/accounts/${ACCOUNT.accountId}/connect`,
      "admin",
    ],
    ["contactCentre", ["v1"], "/v1/queues", "service"],
    ["social", ["2"], `/2/users?ids=${idFor("social", 0)}`, "service"],
    ["meetings", [], "/sip_phones", "service"],
  ] as const)(
    "of %s are %j on every operation, and a GET there answers 200 (D2-002)",
    async (name, prefix, path, persona) => {
      const { bound } = familyNamed(name);
      for (const { template } of Object.values<BoundOperation>(bound)) {
        const segments = template.template.split("/").slice(1);
        expect(segments.slice(0, prefix.length)).toEqual(prefix);
        expect(segments.slice(prefix.length).filter((segment) => VERSION.test(segment))).toEqual([]);
      }
      families.calls.length = 0;
      expect((await ask(name, path, {}, persona)).status).toBe(200);
      expect(families.calls.map(({ path, status }) => [path, status])).toEqual([[path.split("?")[0], 200]]);
      const bare = path.replace(
        `/${prefix.map((segment) => (segment === "{accountId}" ? ACCOUNT.accountId : segment)).join("/")}`,
        "",
      );
      if (prefix.length > 0) expect((await ask(name, bare, {}, persona)).status).toBe(404);
    },
  );
});

/** A path with a value that each parameter accepts. */
const filled = ({ template }: BoundOperation) =>
  template.render(Object.fromEntries(template.params.map((name) => [name, "1"])));

describe("required members of bodies", () => {
  const needy = operations.flatMap((operation) => {
    const { required } = (operation.spec.body?.schema ?? {}) as { required?: readonly string[] };
    return required?.length && operation.spec.body?.encoding === "json" ? [{ operation, required }] : [];
  });

  it.each(needy.map(({ operation, required }) => ({ id: operation.id, operation, required })))(
    "$id refuses a body without them (D2-003)",
    async ({ operation }) => {
      const { family, method } = operation;
      for (const persona of ["service", "admin"] as const) {
        const response = await ask(family, filled(operation), post({}, method), persona);
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
      }
    },
  );
});

describe("the error statuses that the documents name for business families", () => {
  it.each<[string, string, string, RequestInit, PersonaName | undefined, number]>([
    [
      "marketing: a body that breaks its rules",
      "marketing",
      "/marketing/contacts",
      post({}, "PUT"),
      "service",
      400,
    ],
    [
      "marketing: no address to search",
      "marketing",
      "/marketing/contacts/search/emails",
      post({ emails: [] }),
      "service",
      400,
    ],
    [
      "marketing: nobody found",
      "marketing",
      "/marketing/contacts/search/emails",
      post({ emails: ["nobody@nowhere.example"] }),
      "service",
      404,
    ],
    [
      "accounting: a payment that cannot be",
      "accounting",
      "/Payments",
      post({ Payments: [{}] }, "PUT"),
      "service",
      400,
    ],
    [
      "projects: a list that is asked for wrongly",
      "projects",
      "/projects/api/v3/projects.json?pageSize=x",
      {},
      "service",
      400,
    ],
    [
      "projects: what only administrators may know",
      "projects",
      "/projects/api/v3/people/300001.json?filterByNoCostRate=true",
      {},
      "endUser",
      403,
    ],
    ["crm: the collection is for global administrators", "crm", "/persons/collection", {}, "agent", 403],
    ["banking: accounts without credentials", "banking", "/accounts", {}, undefined, 401],
    ["banking: repayments without credentials", "banking", "/repayments", {}, undefined, 401],
    [
      "treasury: an account that there is none of",
      "treasury",
      "/v1/treasury/financial_accounts/fa_none",
      {},
      "service",
      404,
    ],
  ])("%s (D3-329)", async (_, family, path, init, persona, status) => {
    const response = await ask(family, path, init, persona);
    expect(response.status).toBe(status);
    expect(familyNamed(family).errors.read(await response.json()).message).toBeTruthy();
  });

  it("marketing: a contact search that is still running after 20 seconds (D3-158, D3-329)", async () => {
    const search = () =>
      ask("marketing", "/marketing/contacts/search", post({ query: "email LIKE '%'" }), "service");
    expect((await search()).status).toBe(200);
    let now = performance.now();
    // The search reads the time before each contact: one second each.
    const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += 1_000));
    const response = await search().finally(() => clock.mockRestore());
    expect(response.status).toBe(408);
    expect(familyNamed("marketing").errors.read(await response.json()).message).toBeTruthy();
  });
});

/** Names of members with a time: created, posted_at, expected_arrival_date, lastUpdated, PostedDate. */
const NAMES_A_TIME =
  /(?:^|_)(?:at|date|time|timestamp|created|updated|modified)$|(?:At|Date|DateTime|Timestamp|Created|Updated|Modified|UTC)$/;

/** Paths of numbers in a response type whose names are those of times. */
function numericTimes(schema: unknown, path: string, name = ""): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { type, anyOf = [], items, properties = {} } = schema as AnswerType;
  return [
    ...((type === "integer" || type === "number") && NAMES_A_TIME.test(name) ? [path] : []),
    ...anyOf.flatMap((one) => numericTimes(one, path, name)),
    ...numericTimes(items, `${path}[]`, name),
    ...Object.entries(properties).flatMap(([key, one]) => numericTimes(one, `${path}.${key}`, key)),
  ];
}
interface AnswerType {
  readonly type?: unknown;
  readonly anyOf?: readonly unknown[];
  readonly items?: unknown;
  readonly properties?: Readonly<Record<string, unknown>>;
}

describe("times in answers of documents 1 and 3", () => {
  const theirs = operations.filter(({ family }) => familyNamed(family).subgraph !== "collaboration");

  it("are recognized by the members' names", () => {
    const type = {
      properties: {
        created: { type: "integer" },
        moments: { properties: { posted_at: { anyOf: [{ type: "number" }] } } },
      },
    };
    expect(numericTimes({ items: type }, "answer")).toEqual([
      "answer[].created",
      "answer[].moments.posted_at",
    ]);
  });

  it("are no numbers in any answer's type (D2-006)", () => {
    expect(theirs.length).toBeGreaterThan(200);
    expect(theirs.flatMap(({ id, spec }) => numericTimes(spec.page?.schema ?? spec.returns, id))).toEqual([]);
  });

  it.each(["financial_accounts", "inbound_transfers", "outbound_payments", "outbound_transfers"])(
    "are ISO 8601 in UTC in treasury's %s (D2-006)",
    async (list) => {
      const path =
        list === "financial_accounts" ? `/${MAIN_ACCOUNT}` : `?limit=100&financial_account=${MAIN_ACCOUNT}`;
      const response = await ask("treasury", `/v1/treasury/${list}${path}`, {}, "service");
      const times: unknown[] = [];
      JSON.parse(await response.text(), (name, value: unknown) => {
        if (NAMES_A_TIME.test(name) && value !== null) times.push(value);
        return value;
      });
      expect(times).not.toEqual([]);
      for (const time of times) expect(time).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
    },
  );
});
