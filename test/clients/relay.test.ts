/** The example on Relay: its compiler takes the schema, and its store what a running gateway answers. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Environment } from "relay-runtime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { supportDeskTables } from "#services/support-desk/tables.ts";
import { type Deployment, deploy } from "#test/gateway/deployment.ts";
import { plantTickets } from "#test/kit/tickets.ts";
import { connect, next, open, shown } from "../../docs/examples/relay/tickets.ts";

const CONFIG = "docs/examples/relay/relay.config.json";

it("relay-compiler takes the API schema, with a refetchable fragment and a connection", async () => {
  // `--validate` writes nothing, and fails if the generated files are out of date.
  const { stdout, stderr } = await promisify(execFile)("npx", [
    "--no-install",
    "relay-compiler",
    "--validate",
    CONFIG,
  ]);
  expect(stdout + stderr).toMatch(/compiled documents: 5 reader, 3 normalization, 6 operation text/);
});

describe("the example on Relay", () => {
  let deployment: Deployment;
  let relay: Environment;
  let email: string;
  let newest: readonly string[];
  beforeAll(async () => {
    deployment = await deploy();
    email = deployment.families.company.people[1]?.email ?? "";
    newest = plantTickets(deployment.families, [1, 5, 1]).newestFirst(email);
    relay = connect(`${deployment.origin}/graphql`);
  });
  afterAll(() => deployment.stop());

  const person = async () => {
    const key = await open(relay, email);
    if (!key) throw new Error("everybody with an address is somebody");
    return key;
  };
  const idsOf = (key: Awaited<ReturnType<typeof person>>) =>
    shown(relay, key).tickets?.edges.map(({ node }) => node.id);
  const records = () =>
    relay.getStore().getSource().toJSON() as Readonly<Record<string, Readonly<Record<string, unknown>>>>;

  it("pages on by its generated query, to the end of the list", async () => {
    const key = await person();
    expect(idsOf(key)).toEqual(newest.slice(0, 2));
    expect(await next(relay, key)).toBe(true);
    expect(idsOf(key)).toEqual(newest.slice(0, 4));
    expect(await next(relay, key)).toBe(true);
    expect(idsOf(key)).toEqual(newest);
    expect(await next(relay, key)).toBe(false);
  });

  it("keeps one record of each global id", async () => {
    await person();
    const kept = Object.entries(records()).filter(([id]) => !id.startsWith("client:"));
    expect(kept.map(([id]) => id).sort()).toEqual([...newest, `User:${email}`].sort());
    for (const [id, record] of kept) expect(record).toMatchObject({ id, __typename: id.split(":")[0] });
    for (const id of newest) expect(records()[id]?.["requester"]).toEqual({ __ref: `User:${email}` });
  });

  it("shows what a refetch says", async () => {
    const key = await person();
    const { tickets } = supportDeskTables(deployment.families.store.scope("supportDesk"));
    const row = tickets.get(String(newest[0]).replace("Ticket:", ""));
    if (!row) throw new Error("the ticket was planted");
    tickets.put({ ...row, subject: "Read again" });
    expect(shown(relay, key).tickets?.edges[0]?.node.subject).not.toBe("Read again");
    await person();
    expect(shown(relay, key).tickets?.edges[0]?.node.subject).toBe("Read again");
  });
});
