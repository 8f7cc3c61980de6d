/** The example of Relay: its compiler takes the packed schema, and its store the answers of a gateway. */
import type { Environment } from "relay-runtime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { supportDeskTables } from "#services/support-desk/tables.ts";
import { type Deployment, deploy } from "#test/gateway/deployment.ts";
import { exitOf } from "#test/gateway/processes.ts";
import { plantTickets } from "#test/kit/tickets.ts";
import { hasTool } from "#test/kit/tools.ts";
import { type StagedExample, stage } from "./stage.ts";

interface Person {
  readonly tickets: {
    readonly edges: readonly { readonly node: { readonly id: string; readonly subject: string } }[];
  } | null;
}
interface TicketsModule {
  connect(url: string): Environment;
  open(relay: Environment, email: string): Promise<object | null>;
  shown(relay: Environment, person: object): Person;
  next(relay: Environment, person: object): Promise<boolean>;
}
interface LaterModule {
  connect(url: string): Environment;
  follow(
    relay: Environment,
    email: string,
    show: (
      displayName: string | null,
      payments: { readonly nodes: readonly { readonly id: string }[] } | null | undefined,
    ) => void,
  ): Promise<void>;
}

const hasCompiler = hasTool("relay-compiler");
let deployment: Deployment;
let example: StagedExample;
let compiled: string;
beforeAll(async () => {
  deployment = await deploy();
  example = stage("relay");
  compiled = await example.run("codegen");
});
afterAll(async () => {
  example?.remove();
  await deployment?.stop();
});
const url = () => `${deployment.origin}/graphql`;

it.skipIf(!hasCompiler)(
  "compiles against the packed schema, with a refetchable fragment and a connection, and has types",
  async () => {
    expect(compiled).toMatch(/compiled documents: 5 reader, 3 normalization, 6 operation text/);
    expect(await example.run("types")).toBe("");
  },
);

describe.skipIf(!hasCompiler)("the store of the example", () => {
  let tickets: TicketsModule;
  let relay: Environment;
  let email: string;
  let newest: readonly string[];
  beforeAll(async () => {
    email = deployment.families.company.people[1]?.email ?? "";
    newest = plantTickets(deployment.families, [1, 5, 1]).newestFirst(email);
    tickets = await example.load<TicketsModule>("src/tickets.ts");
    relay = tickets.connect(url());
  });

  const person = async () => {
    const key = await tickets.open(relay, email);
    if (!key) throw new Error(`${email} is a person of the demo company`);
    return key;
  };
  const idsOf = (key: object) => tickets.shown(relay, key).tickets?.edges.map(({ node }) => node.id);
  const records = () =>
    relay.getStore().getSource().toJSON() as Readonly<Record<string, Readonly<Record<string, unknown>>>>;

  it("reads pages by its generated query, to the end of the list", async () => {
    const key = await person();
    expect(idsOf(key)).toEqual(newest.slice(0, 2));
    expect(await tickets.next(relay, key)).toBe(true);
    expect(idsOf(key)).toEqual(newest.slice(0, 4));
    expect(await tickets.next(relay, key)).toBe(true);
    expect(idsOf(key)).toEqual(newest);
    expect(await tickets.next(relay, key)).toBe(false);
  });

  it("has one record for each global id", async () => {
    await person();
    const kept = Object.entries(records()).filter(([id]) => !id.startsWith("client:"));
    expect(kept.map(([id]) => id).sort()).toEqual([...newest, `User:${email}`].sort());
    for (const [id, record] of kept) expect(record).toMatchObject({ id, __typename: id.split(":")[0] });
    for (const id of newest) expect(records()[id]?.["requester"]).toEqual({ __ref: `User:${email}` });
  });

  it("updates a ticket that was read again", async () => {
    const key = await person();
    const { tickets: rows } = supportDeskTables(deployment.families.store.scope("supportDesk"));
    const row = rows.get(String(newest[0]).replace("Ticket:", ""));
    if (!row) throw new Error("the ticket was planted");
    rows.put({ ...row, subject: "Read again" });
    const subject = () => tickets.shown(relay, key).tickets?.edges[0]?.node.subject;
    expect(subject()).not.toBe("Read again");
    await person();
    expect(subject()).toBe("Read again");
  });

  it("is printed by the program of the example, page by page", async () => {
    const program = example.start("npm", ["start", "--silent", "--", email, url()]);
    expect(await exitOf(program.child)).toBe(0);
    const lines = program.output().trim().split("\n");
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toContain(newest.join(", "));
  });
});

describe.skipIf(!hasCompiler)("the deferred fragment of the example", () => {
  it("follows the person", async () => {
    const later = await example.load<LaterModule>("src/later.ts");
    const email = deployment.families.company.people[1]?.email ?? "";
    deployment.families.setFaults("banking=latency:150");
    const seen: (readonly string[] | undefined)[] = [];
    await later
      .follow(later.connect(url()), email, (displayName, payments) => {
        expect(displayName).toEqual(expect.any(String));
        seen.push(payments?.nodes.map(({ id }) => id));
      })
      .finally(() => deployment.families.setFaults(""));
    expect(seen[0]).toBeUndefined();
    const plain = await deployment.graphql(
      "query ($email: String!) { user(email: $email) { payments(first: 2) { nodes { id } } } }",
      { variables: { email } },
    );
    const user = plain.body.data?.["user"] as { payments: { nodes: { id: string }[] } };
    expect(seen.at(-1)).toEqual(user.payments.nodes.map(({ id }) => id));
  });
});
