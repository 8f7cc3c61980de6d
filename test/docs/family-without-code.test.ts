/** The examples of `docs/family-without-code.md` run as they are printed. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "#platform/project-root.ts";
import { type DeclaredGateway, startDeclared } from "#test/subgraphs/declared/gateway.ts";
import { type Service, startService } from "#test/subgraphs/declared/service.ts";

const page = readFileSync(new URL("docs/family-without-code.md", projectRoot), "utf8");
const blocks = [...page.matchAll(/^```graphql\n(.*?)^```$/gms)].map(([, text = ""]) => text);

describe("The page about families without code", () => {
  let folder: string;
  let service: Service;
  let declared: DeclaredGateway;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "declared-"));
    for (const [index, text] of blocks.entries()) writeFileSync(join(folder, `${index}.graphql`), text);
    service = await startService({
      "GET /v1/issues": () => ({
        body: {
          issues: [
            { id: 1, title: "May", status: "sent", author_id: 4 },
            { id: 2, title: "June", status: "draft", author_id: 4 },
          ],
        },
      }),
      "POST /v1/authors/search": () => ({ body: { authors: [{ id: 4, name: "Ann" }] } }),
      "GET /v1/subscribers/ann%40example.com/issues": () => ({ body: [{ id: 1, title: "May" }] }),
    });
    declared = await startDeclared(
      folder,
      { newsletter: { url: `${service.url}/v1`, credential: { secret: "of the newsletter" } } },
      { served: ["identity", "crm"] },
    );
  });

  afterAll(async () => {
    await declared?.[Symbol.asyncDispose]();
    await service[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true });
  });

  it("has three examples in at most 1,100 words", () => {
    expect(blocks).toHaveLength(3);
    expect(page.split(/\s+/).length).toBeLessThanOrEqual(1_100);
  });

  it("shows a service whose authors are read in one call, with its credential", async () => {
    const answer = await declared.ask(`{ newsletters { subject state author { name } } }`);
    expect(answer).toMatchObject({
      errors: [],
      data: {
        newsletters: [
          { subject: "May", state: "SENT", author: { name: "Ann" } },
          { subject: "June", state: "OTHER", author: { name: "Ann" } },
        ],
      },
    });
    expect(service.calls()).toEqual(["GET /v1/issues?limit=10", "POST /v1/authors/search"]);
    expect(service.heard[0]?.headers).toMatchObject({ authorization: "Bearer of the newsletter" });
  });

  it("shows a link from a person", async () => {
    const answer = await declared.ask(
      `{ user(email: "ann@example.com") { subscriptions { subject state } } }`,
    );
    expect(answer).toMatchObject({
      errors: [],
      data: { user: { subscriptions: [{ subject: "May", state: null }] } },
    });
  });

  it("shows one more operation of a family", async () => {
    const { data, errors } = await declared.ask(
      `{ crm { people(first: 1) { nodes { visibleFor ownerName } } } }`,
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      crm: {
        people: {
          nodes: [
            { visibleFor: expect.arrayContaining([expect.any(String)]), ownerName: expect.any(String) },
          ],
        },
      },
    });
  });
});
