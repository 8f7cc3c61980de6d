/** The examples as folders that can be copied, and those with a server or without a client library. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Deployment, deploy } from "#test/gateway/deployment.ts";
import { exitOf, root, waitForOutput } from "#test/gateway/processes.ts";
import { manifestOf, openPage, type StagedExample, stage } from "./stage.ts";

const folder = join(root, "docs/examples");
const examples = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const versionsOf = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));
const { version } = versionsOf("package.json");
const { dependencies: tools } = versionsOf("scripts/test-tools/package.json");

describe.each(examples)("the example %s", (name) => {
  const { dependencies = {}, devDependencies = {} } = manifestOf(name);
  const named: Readonly<Record<string, string>> = { ...dependencies, ...devDependencies };
  const files = readdirSync(join(folder, name), { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.[jt]sx?$/.test(file) && !file.startsWith("node_modules"),
  );

  it("imports the packages that it names, and no file outside of its folder", () => {
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const text = readFileSync(join(folder, name, file), "utf8");
      const imports = [...text.matchAll(/(?:\bfrom |\bimport |\brequire\()"([^"]+)"/g)].map(
        (found) => found[1] ?? "",
      );
      const parents = file.split("/").length - 1;
      for (const path of imports.filter((one) => !one.startsWith("node:"))) {
        const [, owner = ""] = /^((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
        if (path.startsWith("."))
          expect(path.split("..").length - 1, `${file}: ${path}`).toBeLessThanOrEqual(parents);
        else expect(Object.keys(named), file).toContain(owner);
      }
    }
  });

  it("names the versions of this checkout, and the package by its file", () => {
    const { tributary, ...others } = named;
    expect(tributary).toBe(`file:tributary-${version}.tgz`);
    for (const [dependency, exact] of Object.entries(others))
      expect([dependency, exact]).toEqual([
        dependency,
        tools[dependency] ?? versionsOf(`node_modules/${dependency}/package.json`).version,
      ]);
  });
});

interface Ticket {
  readonly id: string;
  readonly subject: string;
  readonly requester: { readonly displayName: string };
}
const nodesOf = (connection: unknown) => (connection as { readonly nodes: readonly Ticket[] }).nodes;

describe("the examples in a process", () => {
  let deployment: Deployment;
  const staged: StagedExample[] = [];
  beforeAll(async () => {
    deployment = await deploy();
  });
  afterAll(async () => {
    for (const example of staged) example.remove();
    await deployment?.stop();
  });
  const open = (name: string) => {
    const example = stage(name);
    staged.push(example);
    return example;
  };

  it("server-rendered renders a person with one request, and names the family that failed", async () => {
    const example = open("server-rendered");
    await example.run("codegen");
    expect(await example.run("types")).toBe("");
    const server = example.start(join(root, "node_modules/.bin/tsx"), ["src/server.tsx"], {
      PORT: "0",
      GATEWAY: `${deployment.origin}/graphql`,
    });
    const origin = await waitForOutput(server, /^ready at (\S+)$/m);
    const read = async (path: string) => {
      const response = await fetch(origin + path);
      return { status: response.status, text: await response.text() };
    };
    const person = deployment.families.company.people[0];
    const path = `/person?email=${encodeURIComponent(person?.email ?? "")}`;
    const whole = await read(path);
    expect(whole.status).toBe(200);
    expect(whole.text).toContain(`<h1>${person?.displayName}</h1>`);
    expect(whole.text).toContain("Account: ACTIVE");
    expect(whole.text).not.toContain("cannot be read");
    deployment.families.setFaults("supportDesk=status:503");
    const partial = await read(path).finally(() => deployment.families.setFaults(""));
    expect(partial.text).toContain("Tickets cannot be read now.");
    expect(partial.text).not.toContain("Payments cannot be read now.");
    const nobody = await read("/person?email=nobody@northwind.example");
    expect([nobody.status, nobody.text]).toEqual([200, expect.stringContaining("Account: none")]);
    expect((await read("/person?email=")).status).toBe(400);
    server.child.kill();
  });

  it("plain-fetch reads pages of open tickets in Node and in a browser", async () => {
    const gateway = `${deployment.origin}/graphql`;
    const { body } = await deployment.graphql(
      "{ tickets(first: 6, filter: { statuses: [OPEN] }) { nodes { id subject requester { displayName } } } }",
    );
    const nodes = nodesOf(body.data?.["tickets"]);
    expect(nodes).toHaveLength(6);

    const example = open("plain-fetch");
    const program = example.start("node", ["src/node.js", gateway]);
    expect(await exitOf(program.child)).toBe(0);
    expect(program.output()).toBe(nodes.map(({ id, subject }) => `${id} ${subject}\n`).join(""));

    await using opened = await openPage(example, gateway);
    const rows = opened.page.getByRole("listitem");
    const texts = nodes.map(({ subject, requester }) => `${subject} (${requester.displayName})`);
    await expect.poll(() => rows.allTextContents()).toEqual(texts.slice(0, 3));
    await opened.page.getByRole("button", { name: "More" }).click();
    await expect.poll(() => rows.allTextContents()).toEqual(texts);
    expect(opened.problems).toEqual([]);
  });

  it("live-events has types", async () => {
    expect(await open("live-events").run("types")).toBe("");
  });
});
