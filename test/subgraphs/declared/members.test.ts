/** `@member` adds to a type of a family what its rows have already. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { extendedBy, readDeclared } from "#gateway/schemas/declared-families.ts";
import { demoFieldKey } from "#services/demo/things/crm.ts";
import { servedModules } from "#subgraphs/kit/schema/served-modules.ts";
import { modules } from "#subgraphs/modules.ts";
import { type DeclaredGateway, startDeclared } from "./gateway.ts";

let folder: string;
let declared: DeclaredGateway;

const HEAD = `extend schema @link(url: "https://specs.apollo.dev/connect/v0.2", import: ["@connect", "@source"])\n`;
const write = (text: string) => writeFileSync(join(folder, "crm.graphql"), HEAD + text);

const ADDED = `extend type CrmPerson {
  "Discount of the person."
  discount: Float @member(path: "${demoFieldKey("discount")}")
  nickname: String @member(path: "${demoFieldKey("nickname")}")
  ownerName: String @member(path: "owner_id.name")
  owners: [String!] @member(path: "owner_id.name")
  badge: Int @member(path: "name")
  secret: String @member(path: "owner_id.email") @requiresScopes(scopes: [["crm:secret"]])
}`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "declared-"));
  write(ADDED);
  declared = await startDeclared(folder, {});
});

afterAll(async () => {
  await declared?.[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

/** The person with each of the custom fields; see `customValuesOf`. */
const PERSON = "1031";

describe("A field with @member", () => {
  it("is read from the row in hand, without a call", async () => {
    const { data, errors, extensions } = await declared.ask(
      `{ crm { person(id: ${PERSON}) { displayName discount nickname ownerName owners } } }`,
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      crm: {
        person: {
          displayName: expect.any(String),
          discount: 4.5,
          nickname: expect.stringMatching(/o$/),
          ownerName: expect.any(String),
          owners: [expect.any(String)],
        },
      },
    });
    expect(extensions["upstream"]).toMatchObject({ calls: 1 });
  });

  it("is null where the row has another type of value", async () => {
    const { data, errors } = await declared.ask(`{ crm { person(id: ${PERSON}) { badge } } }`);
    expect(errors).toEqual([]);
    expect(data).toEqual({ crm: { person: { badge: null } } });
  });

  it("is read with the whole row where a search gave a part of it", async () => {
    const { data: one } = await declared.ask(`{ crm { person(id: ${PERSON}) { displayName } } }`);
    const { displayName } = (one as { crm: { person: { displayName: string } } }).crm.person;
    const { data, errors } = await declared.ask(
      `query ($text: String!) { crm { searchPeople(filter: { text: $text }, first: 1) { nodes { discount } } } }`,
      { text: displayName },
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({ crm: { searchPeople: { nodes: [{ discount: 4.5 }] } } });
  });

  it("demands the scopes of its type, and those that the file states", async () => {
    const ask = async (field: string, scopes: readonly string[]) => {
      const caller = { authenticated: true, scopes: new Set(scopes) };
      const query = `{ crm { person(id: ${PERSON}) { ${field} } } }`;
      const result = await declared.gateway.execute({ query }, { caller });
      return result.errors?.[0]?.extensions?.["missingScopes"];
    };
    expect(await ask("discount", [])).toContain("crm:read");
    expect(await ask("discount", ["crm:read"])).toBeUndefined();
    expect(await ask("secret", ["crm:read"])).toEqual(["crm:secret"]);
  });

  it("is refused in a reload, which leaves the subgraph of its type as it is", () => {
    write(ADDED.replace("nickname", "pet"));
    expect(() => declared.gateway.replaceDeclared("")).toThrow("takes a restart");
    write(ADDED);
  });

  it.each([
    ['type Thing { a: Int @member(path: "a") }', /crm\.graphql:2:21: @member stands in `extend type`/],
    ['extend type CrmPerson { a: Int @member(path: "") }', /2:32: @member has a `path`/],
    ['extend type CrmPerson { a: CrmUser @member(path: "a") }', /2:36: @member gives a scalar/],
    ['extend type CrmPerson { label: Int @member(path: "a") }', /2:25: CrmPerson has a field label already/],
    ['extend type User { a: Int @member(path: "a") }', /2:20: User has no rows of a family/],
  ])("is a mistake where no row can have it: %s", (text, expected) => {
    write(text);
    const served = servedModules(modules, (family) => family === "crm" || family === "identity");
    expect(() => extendedBy(readDeclared(folder, served), served)).toThrow(expected);
    write(ADDED);
  });
});
