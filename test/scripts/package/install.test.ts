/** The npm package as its user has it: packed, installed into an empty folder, started. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { exitOf, listenTo, readyAt, root } from "#test/gateway/processes.ts";

const MOST_MB = 90;
const version = (name: string): string =>
  JSON.parse(readFileSync(join(root, "package.json"), "utf8")).dependencies[name];

describe("the npm package", { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "tributary-package-"));
  const installed = join(folder, "node_modules/tributary");
  const bin = join(folder, "node_modules/.bin/tributary");
  const env = { ...process.env, PORT: "0", SERVICES_PORT: "0", LOG_LEVEL: "error" };
  const files = () => readdirSync(installed, { recursive: true, encoding: "utf8" });
  const read = (file: string) => readFileSync(join(installed, file), "utf8");

  beforeAll(() => {
    // The version of the checkout, because npm's cache has it.
    const dependencies = { tributary: `file:${inject("tarball")}`, graphql: version("graphql") };
    writeFileSync(
      join(folder, "package.json"),
      JSON.stringify({ private: true, type: "module", dependencies }),
    );
    execFileSync("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund"], {
      cwd: folder,
      stdio: "pipe",
    });
  }, 300_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("answers the question of the README after npx tributary start", async () => {
    const started = listenTo(spawn(bin, ["start"], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] }));
    const response = await fetch(await readyAt(started), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: read("schema/examples/linked.graphql") }),
    });
    const { data, errors } = (await response.json()) as {
      data: { users: { nodes: { tickets: { nodes: unknown[] }; payments: { nodes: unknown[] } }[] } };
      errors?: unknown;
    };
    expect(errors).toBeUndefined();
    expect(data.users.nodes).toHaveLength(50);
    for (const list of ["tickets", "payments"] as const)
      expect(data.users.nodes.some((user) => user[list].nodes.length > 0)).toBe(true);
    started.child.kill("SIGTERM");
    expect(await exitOf(started.child)).toBe(0);
    expect(started.output()).not.toMatch(/^\s+at /m);
  });

  it(`is ${MOST_MB} MB at most with its dependencies, and has no map, no source and no path of the build`, () => {
    const all = readdirSync(join(folder, "node_modules"), { recursive: true, encoding: "utf8" });
    const bytes = all.reduce((sum, file) => {
      const found = statSync(join(folder, "node_modules", file));
      return found.isFile() ? sum + found.size : sum;
    }, 0);
    expect(bytes / 1_048_576).toBeLessThanOrEqual(MOST_MB);
    expect(files().filter((file) => /\.map$|(?<!\.d)\.ts$|node_modules/.test(file))).toEqual([]);
    const texts = files().filter((file) => /\.(c?js|json|ts|md|txt)$/.test(file));
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.filter((file) => read(file).includes(root))).toEqual([]);
  });

  it("has one copy of graphql, that of its user", () => {
    expect(readdirSync(join(folder, "node_modules"))).toContain("graphql");
    const bundles = files().filter((file) => file.endsWith(".cjs"));
    // The name of a function of graphql that no other package defines.
    expect(bundles.filter((file) => /function assertValidSchema\(/.test(read(file)))).toEqual([]);
    expect(Object.keys(JSON.parse(read("package.json")).dependencies)).toEqual(["libsql"]);
  });

  it("has the licenses of its bundled packages", () => {
    const texts = read("THIRD-PARTY-LICENSES.txt");
    expect(read("LICENSE")).toContain("Apache License");
    for (const name of ["@apollo/gateway", "fastify", "dataloader", "react"]) expect(texts).toContain(name);
    expect(texts).toContain("Elastic License 2.0");
  });

  it("rehearses a document", () => {
    writeFileSync(join(folder, "people.graphql"), "{ users(first: 1) { nodes { crmPerson { id } } } }");
    const { status, stdout } = spawnSync(bin, ["rehearse", "people.graphql"], {
      cwd: folder,
      env,
      encoding: "utf8",
    });
    expect([status, stdout]).toEqual([0, expect.stringContaining("14 cells, 0 errors")]);
  });

  it("names the package DuckDB if a report needs it", () => {
    const { status, stderr } = spawnSync(bin, ["report", "support-load"], {
      cwd: folder,
      env,
      encoding: "utf8",
    });
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Reports with SQL need DuckDB, which is not installed: npm install @duckdb/node-api@${version("@duckdb/node-api")}\n`,
    );
  });

  it("runs the gateway within a program, and a report that a module defines", () => {
    writeFileSync(
      join(folder, "embed.mjs"),
      `import { createServer } from "node:http";
      import { once } from "node:events";
      import { createGateway } from "tributary";
      const gateway = await createGateway({ settings: { limits: "small" } });
      const query = "{ users(first: 1) { nodes { email } } }";
      const { data } = await gateway.execute({ query });
      const server = createServer(gateway.handle).listen(0);
      await once(server, "listening");
      const response = await fetch(\`http://127.0.0.1:\${server.address().port}/graphql\`, {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ query }),
      });
      console.log(JSON.stringify([data, (await response.json()).data, gateway.schema.getQueryType().name]));
      server.close();
      await gateway.close();`,
    );
    const answers = JSON.parse(
      execFileSync(process.execPath, ["embed.mjs"], { cwd: folder, env, encoding: "utf8" }),
    );
    expect(answers).toEqual([{ users: { nodes: [{ email: expect.any(String) }] } }, answers[0], "Query"]);

    writeFileSync(
      join(folder, "groups.mjs"),
      `import { defineReport } from "tributary";
      export default defineReport({
        name: "groups", title: "Groups", columns: { name: "Group" },
        documents: { groups: "{ supportDesk { groups(first: 5) { nodes { id name } } } }" },
      });`,
    );
    const rows = spawnSync(bin, ["report", "groups.mjs", "--format", "csv"], {
      cwd: folder,
      env,
      encoding: "utf8",
    });
    expect(rows.status).toBe(0);
    const [head, ...names] = rows.stdout.trim().split(/\r?\n/);
    expect(head).toBe("name");
    expect(names.length).toBeGreaterThan(0);
  });

  it("has types and settings that fit the clients", () => {
    for (const name of ["@apollo/client", "@urql/exchange-graphcache"]) {
      mkdirSync(join(folder, "node_modules", name, ".."), { recursive: true });
      symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
    }
    writeFileSync(
      join(folder, "clients.ts"),
      `import { InMemoryCache } from "@apollo/client";
      import { cacheExchange } from "@urql/exchange-graphcache";
      import { createGateway, defineReport, type EmbeddedGateway } from "tributary";
      import * as apollo from "tributary/client/apollo";
      import { compilerConfig } from "tributary/client/relay";
      import * as urql from "tributary/client/urql";
      new InMemoryCache(apollo.cacheConfig);
      cacheExchange(urql.cacheConfig);
      const schema: string = compilerConfig.schema;
      export const open = (): Promise<EmbeddedGateway> => createGateway();
      // @ts-expect-error a report has a title
      export const wrong = () => defineReport({ name: "a", documents: {} });
      console.log(schema);`,
    );
    const options = "--noEmit --strict --module nodenext --target es2022 --skipLibCheck --types node";
    const compiled = spawnSync(
      join(root, "node_modules/.bin/tsc"),
      [
        "--ignoreConfig",
        ...options.split(" "),
        "--typeRoots",
        join(root, "node_modules/@types"),
        "clients.ts",
      ],
      { cwd: folder, encoding: "utf8" },
    );
    expect(compiled.stdout).toBe("");
    writeFileSync(
      join(folder, "clients.mjs"),
      `import { existsSync } from "node:fs";
      import { InMemoryCache } from "@apollo/client";
      import { cacheExchange } from "@urql/exchange-graphcache";
      import * as apollo from "tributary/client/apollo";
      import { compilerConfig } from "tributary/client/relay";
      import * as urql from "tributary/client/urql";
      const cache = new InMemoryCache(apollo.cacheConfig);
      cacheExchange(urql.cacheConfig);
      console.log(cache.policies.rootTypenamesById.ROOT_QUERY, existsSync(compilerConfig.schema));`,
    );
    expect(execFileSync(process.execPath, ["clients.mjs"], { cwd: folder, encoding: "utf8" })).toBe(
      "Query true\n",
    );
  });
});
