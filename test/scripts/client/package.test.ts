/** The package for front-end repositories: installed in one, it compiles and its policies work. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { projectRoot } from "#platform/project-root.ts";

const root = projectRoot.pathname;
const folder = mkdtempSync(join(tmpdir(), "tributary-client-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SDL = /* GraphQL */ `
  scalar DateTime
  scalar Date
  scalar Decimal
  scalar JSON
  interface Node { id: ID! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Bill implements Node { id: ID! amount: Decimal paidAt: DateTime }
  type BillEdge { node: Bill cursor: String! }
  type BillConnection { edges: [BillEdge!]! nodes: [Bill!]! pageInfo: PageInfo! }
  type Billing { bills(first: Int, after: String, text: String): BillConnection }
  type Query { billing: Billing node(id: ID!): Node }
`;

const USE = `
import { InMemoryCache } from "@apollo/client";
import { cacheExchange } from "@urql/exchange-graphcache";
import { type Bill, facts, possibleTypes } from "tributary-client";
import { policies } from "tributary-client/apollo";
import { graphcache } from "tributary-client/graphcache";
const bill: Bill = { id: "Bill:1", amount: "1.50", paidAt: null };
// @ts-expect-error amounts are exact: they are no numbers
const wrong: Bill = { id: "Bill:1", amount: 1.5 };
const cache = new InMemoryCache({ possibleTypes, ...policies(facts) });
console.log(cache.identify({ ...bill, __typename: "Bill" }), typeof cacheExchange(graphcache(facts)), wrong.id);
`;

describe("the package for front ends", () => {
  it("can be packed, installed, compiled against and used with Apollo Client and urql", () => {
    const sdl = join(folder, "schema.graphql");
    writeFileSync(sdl, SDL);
    const packages = join(folder, "node_modules");
    mkdirSync(packages);
    for (const name of [
      "@apollo",
      "@urql",
      "graphql",
      "rxjs",
      "wonka",
      "@0no-co",
      "@graphql-typed-document-node",
    ])
      symlinkSync(join(root, "node_modules", name), join(packages, name));
    const script = ["--import", "tsx", join(root, "scripts/client/package.ts"), "--schema", sdl];
    execFileSync(process.execPath, [...script, "--out", join(folder, "made/package")], { cwd: root });
    const tarball = join(folder, "made/tributary-client-0.1.0.tgz");
    mkdirSync(join(packages, "tributary-client"));
    execFileSync("tar", ["-xzf", tarball, "-C", join(packages, "tributary-client"), "--strip-components=1"]);
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
    writeFileSync(join(folder, "use.ts"), USE);
    const options = [
      "--strict",
      "--module",
      "nodenext",
      "--target",
      "es2022",
      "--skipLibCheck",
      "--types",
      "",
    ];
    execFileSync(join(root, "node_modules/.bin/tsc"), ["--ignoreConfig", ...options, "use.ts"], {
      cwd: folder,
      stdio: "pipe",
    });
    const printed = execFileSync(process.execPath, ["use.js"], { cwd: folder, encoding: "utf8" });
    expect(printed.trim()).toBe("Bill:1 function Bill:1");
  });
});
