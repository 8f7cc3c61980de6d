import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  CreateExportJobDocument,
  CreateImportJobAndReadStatusDocument,
  CreateImportJobDocument,
  ExportJobDocument,
  ExportJobsDocument,
  ImportJobNodeDocument,
} from "#generated/test/graphql.ts";
import {
  listIds,
  NUMBER_FIELD,
  seededExportIds,
  seededJobIds,
  segments,
} from "#services/demo/things/marketing.ts";
import { EXPORT_DELAY } from "#services/marketing/jobs.exports.ts";
import { IMPORT_DELAY } from "#services/marketing/jobs.imports.ts";
import { marketingTables } from "#services/marketing/tables.ts";
import { operationsOf, sharedTributary, startTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary();

const tables = () => marketingTables(tributary.families.store.scope("marketing"));

interface File {
  url: string;
  mediaType: string;
  filename: string;
}
const tokenOf = ({ url }: { readonly url: string }) => url.replace("/files/", "");
const follow = async (file: File) => {
  const kept = await tributary.gateway.downloadKept(tokenOf(file));
  return kept && text(kept.body);
};

const put = (url: string, file: Buffer) =>
  tributary.gateway.upload(tokenOf({ url }), { body: Readable.from([file]), bytes: file.length });

describe("an import", () => {
  it("starts in one call, its file is put under a link of the gateway, its job followed (D3-141, D3-142, D3-147)", async () => {
    const fieldMappings = ["email", null, NUMBER_FIELD];
    const { data, calls } = await tributary.ask(CreateImportJobDocument, {
      input: { fieldMappings, listIds: [`MarketingList:${listIds[0]}`] },
    });
    const { importJob: job, upload, userErrors } = data.createMarketingImportJob ?? {};
    expect(userErrors).toEqual([]);
    expect(upload).toEqual({
      url: expect.stringMatching(/^\/files\/[\w-]+\./),
      headers: [{ name: "content-type", value: "text/csv" }],
      maxMegabytes: 5 * 1024,
      expiresAt: expect.any(String),
    });
    // The client's data does not have the family's address or its key.
    expect(JSON.stringify(data)).not.toMatch(/uploads|127\.0\.0\.1|x-upload-key/);
    expect(calls.map(({ method, path, body }) => [method, path, JSON.parse(body ?? "")])).toEqual([
      [
        "PUT",
        "/marketing/contacts/imports",
        { file_type: "csv", field_mappings: fieldMappings, list_ids: [listIds[0]] },
      ],
    ]);

    const file = gzipSync("E,N,V\nnew@graph.example,note,12\nbad,,");
    expect(await put(upload?.url ?? "", file)).toBe("taken");
    const sent = tributary.families.calls.at(-1);
    expect([sent?.operation, sent?.method, sent?.status]).toEqual([undefined, "PUT", 200]);
    // The storage service has its own headers, and never the family's credential.
    expect(sent?.headers).toMatchObject({ "content-type": "text/csv", "x-upload-key": expect.any(String) });
    expect(sent?.headers["authorization"]).toBeUndefined();
    expect(await put(upload?.url ?? "", file), "a link works once").toBe("no such link");

    const pending = await tributary.data(ImportJobNodeDocument, { id: job?.id });
    expect(pending.node).toMatchObject({ status: "PENDING", progress: 0, results: null });
    tributary.families.clock.advance(IMPORT_DELAY);
    const done = await tributary.data(ImportJobNodeDocument, { id: job?.id });
    expect(done.node).toMatchObject({
      status: "ERRORED",
      progress: 1,
      type: "IMPORT",
      results: { requestedCount: 2, createdCount: 1, erroredCount: 1 },
    });
    expect(tables().contacts.by("email", "new@graph.example")[0]).toMatchObject({
      custom_fields: { [NUMBER_FIELD]: 12 },
      list_ids: [listIds[0]],
    });
  });

  it.each([
    [["email", "first_name", "last_name"], "Ada", "Byron"],
    [["email", "last_name", "first_name"], "Byron", "Ada"],
  ])("maps the columns to the fields %j, in this order (D3-146)", async (fieldMappings, first, last) => {
    const { data, calls } = await tributary.ask(CreateImportJobDocument, { input: { fieldMappings } });
    expect(JSON.parse(calls[0]?.body ?? "")).toMatchObject({ field_mappings: fieldMappings });
    const email = `${first.toLowerCase()}@order.example`;
    const file = gzipSync(`e,a,b\n${email},Ada,Byron`);
    expect(await put(data.createMarketingImportJob.upload.url, file)).toBe("taken");
    tributary.families.clock.advance(IMPORT_DELAY);
    await tributary.families.runDue();
    expect(tables().contacts.by("email", email)).toMatchObject([{ first_name: first, last_name: last }]);
  });

  it("is PENDING until it has started (D3-151)", async () => {
    const { data } = await tributary.ask(CreateImportJobDocument, { input: { fieldMappings: ["email"] } });
    const { importJob, upload } = data.createMarketingImportJob;
    const job = async () => {
      const { node } = await tributary.data<{ node: { status: string; startedAt: string | null } }>(
        "query ($id: ID!) { node(id: $id) { ... on MarketingImportJob { status startedAt } } }",
        { id: importJob.id },
      );
      return node;
    };
    expect(await job()).toEqual({ status: "PENDING", startedAt: null });
    await put(upload.url, gzipSync("e\nstarted@order.example"));
    expect(await job()).toEqual({ status: "PENDING", startedAt: null });
    tributary.families.clock.advance(IMPORT_DELAY);
    expect(await job()).toEqual({ status: "COMPLETED", startedAt: expect.any(String) });
  });

  it("costs a further call only for fields besides the job's id", async () => {
    const { data, calls } = await tributary.ask(CreateImportJobAndReadStatusDocument, {
      input: { fieldMappings: ["email"] },
    });
    expect(data).toMatchObject({
      createMarketingImportJob: { importJob: { status: "PENDING", progress: 0 } },
    });
    expect(operationsOf(calls)).toEqual(["marketing.createImport", "marketing.getImportJob"]);
  });

  it("refused by marketing is a user error: no import starts (D3-145, D3-184)", async () => {
    const jobs = tables().jobs.size;
    const { data, errors } = await tributary.ask(CreateImportJobDocument, {
      input: { fieldMappings: ["email", "e99_T"] },
    });
    expect(errors).toEqual([]);
    expect(data.createMarketingImportJob).toEqual({
      importJob: null,
      upload: null,
      userErrors: [
        { field: ["fieldMappings", "1"], message: "There is no such field", code: "BAD_USER_INPUT" },
      ],
    });
    expect(tables().jobs.size).toBe(jobs);
  });

  it.each([
    ["no columns (D3-144)", { fieldMappings: [] }],
    ["no address among the columns", { fieldMappings: ["city", null] }],
    ["a field twice", { fieldMappings: ["email", "city", "city"] }],
  ])("of %s is refused before any call", async (_, input) => {
    const { errors, calls } = await tributary.ask(CreateImportJobDocument, { input });
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", argument: "fieldMappings" });
    expect(calls).toEqual([]);
  });

  it("is refused without its columns (D3-143, D3-144)", async () => {
    const { errors, calls } = await tributary.ask(CreateImportJobDocument, { input: {} });
    expect([errors[0]?.extensions["code"], calls]).toEqual(["BAD_USER_INPUT", []]);
  });

  it("refuses a file over the size limit, and the link remains valid (D3-148)", async () => {
    const { data } = await tributary.ask(CreateImportJobDocument, { input: { fieldMappings: ["email"] } });
    const { url = "" } = data.createMarketingImportJob?.upload ?? {};
    const before = tributary.families.calls.length;
    const tooMuch = { body: Readable.from(["x"]), bytes: 5 * 1024 ** 3 + 1 };
    expect(await tributary.gateway.upload(tokenOf({ url }), tooMuch)).toBe("too large");
    expect(tributary.families.calls).toHaveLength(before);
    expect(await put(url, Buffer.from("E\nlater@graph.example"))).toBe("taken");
  });

  it("has no link, and a user error, if the file's place is not the marketing service's own", async () => {
    // With this base URL, the upload URL of the response is on another host than the service.
    await using elsewhere = await startTributary();
    const upstream = elsewhere.gateway.upstreams.get("marketing");
    if (!upstream) throw new Error("marketing is configured");
    Object.assign(upstream.settings, { baseUrl: "http://marketing.example/marketing" });
    const { data } = await elsewhere.ask(CreateImportJobDocument, { input: { fieldMappings: ["email"] } });
    expect(data.createMarketingImportJob).toEqual({
      importJob: { id: expect.stringMatching(/^MarketingImportJob:[\w-]{36}$/) },
      upload: null,
      userErrors: [
        {
          code: "UPSTREAM_BAD_RESPONSE",
          field: null,
          message: expect.stringContaining("the file cannot be sent"),
        },
      ],
    });
    expect(JSON.stringify(data)).not.toContain("127.0.0.1");
  });
});

describe("a job's errors", () => {
  it("are a file that is relayed once, and no link of marketing is shown (D3-153, D3-154, D3-155)", async () => {
    for (const [id, count] of [
      [seededJobIds.errored, 3],
      [seededJobIds.failed, 40],
    ] as const) {
      const { data, calls } = await tributary.ask(ImportJobNodeDocument, { id: `MarketingImportJob:${id}` });
      const { errors, erroredCount } = data.node.results ?? {};
      expect(erroredCount).toBe(count);
      expect(errors).toMatchObject({ mediaType: "application/json", filename: "errors.json" });
      expect(JSON.stringify(data)).not.toMatch(/127\.0\.0\.1|http/);
      expect(operationsOf(calls)).toEqual(["marketing.getImportJob"]);
      const content = await follow(errors as File);
      expect((JSON.parse(content ?? "") as { errors: object[] }).errors).toHaveLength(count);
      expect(tributary.families.calls.at(-1)?.headers["authorization"]).toBeUndefined();
      expect(await follow(errors as File), "a link works once").toBeUndefined();
    }
  });

  it("are null if there were none (D3-152)", async () => {
    const id = `MarketingImportJob:${seededJobIds.completed}`;
    const { node } = await tributary.data(ImportJobNodeDocument, { id });
    expect(node.results).toMatchObject({ erroredCount: 0, errors: null });
  });

  it("are read only by a link to a file", async () => {
    const { data } = await tributary.ask(CreateImportJobDocument, { input: { fieldMappings: ["email"] } });
    const token = tokenOf(data.createMarketingImportJob?.upload ?? { url: "" });
    expect(await tributary.gateway.downloadKept(token)).toBeUndefined();
    expect(await tributary.gateway.download(token)).toBeUndefined();
    const id = `MarketingImportJob:${seededJobIds.failed}`;
    const { node } = await tributary.data(ImportJobNodeDocument, { id });
    expect(await put(node.results?.errors?.url ?? "", Buffer.from("x"))).toBe("no such link");
  });
});

describe("an export", () => {
  const begin = () =>
    tributary.ask(CreateExportJobDocument, {
      input: {
        listIds: [`MarketingList:${listIds[0]}`, listIds[1]],
        segmentIds: [segments[0]?.id],
        fileType: "JSON",
        maxFileMegabytes: 100,
        notifyByEmail: true,
      },
    });

  it("starts in one call with its file type, size and notice (D3-137, D3-138, D3-139)", async () => {
    const { data, calls } = await begin();
    expect(data.createMarketingExportJob?.exportJob?.id).toMatch(/^MarketingExportJob:[\w-]{36}$/);
    expect(calls.map(({ method, path, body }) => [method, path, JSON.parse(body ?? "")])).toEqual([
      [
        "POST",
        "/marketing/contacts/exports",
        {
          list_ids: listIds.slice(0, 2),
          segment_ids: [segments[0]?.id],
          file_type: "json",
          max_file_size: 100,
          notifications: { email: true },
        },
      ],
    ]);
  });

  it("is followed by its id until it is ready, and its files relayed (D3-135, D3-140)", async () => {
    const id = (await begin()).data.createMarketingExportJob?.exportJob?.id ?? "";
    const pending = await tributary.data(ExportJobDocument, { id });
    expect(pending.marketing.exportJob).toMatchObject({ status: "PENDING", progress: 0, results: null });

    tributary.families.clock.advance(EXPORT_DELAY);
    const { marketing } = await tributary.data(ExportJobDocument, { id });
    const ready = marketing.exportJob;
    const upstreamId = id.replace("MarketingExportJob:", "");
    expect(ready).toMatchObject({
      id,
      upstreamId,
      status: "READY",
      progress: 1,
      type: "CONTACTS",
      fileType: "JSON",
      listIds: listIds.slice(0, 2),
      segmentIds: [segments[0]?.id],
      completedAt: expect.any(String),
      expiresAt: expect.any(String),
      results: {
        files: [
          {
            mediaType: "application/json",
            filename: `contacts-${upstreamId}-1.json`,
            url: expect.any(String),
          },
        ],
      },
    });
    expect(JSON.stringify(ready)).not.toMatch(/127\.0\.0\.1|http/);
    const content = await follow(ready?.results?.files[0] as File);
    expect(JSON.parse(content ?? "")).toHaveLength(ready?.results?.contactCount ?? -1);
  });

  it("needs no input, and members that are not given are not sent (D3-136)", async () => {
    const { calls } = await tributary.ask(CreateExportJobDocument, { input: {} });
    expect(calls.map(({ body }) => body)).toEqual(["{}"]);
  });

  it("costs a further call only for fields besides the job's id", async () => {
    const { data, calls } = await tributary.ask(
      `mutation { createMarketingExportJob(input: {}) { exportJob { id status progress results { contactCount } } } }`,
    );
    expect(data).toMatchObject({
      createMarketingExportJob: { exportJob: { status: "PENDING", progress: 0, results: null } },
    });
    expect(operationsOf(calls)).toEqual(["marketing.createExport", "marketing.getExport"]);
  });

  it("is listed with all others in one call, page by page (D3-134)", async () => {
    const { data, calls } = await tributary.ask(ExportJobsDocument);
    const { nodes, totalCount } = data.marketing.exportJobs;
    expect(operationsOf(calls)).toEqual(["marketing.listExports"]);
    expect(totalCount).toBe(tables().exports.size);
    expect(nodes.slice(-2)).toEqual([
      {
        id: `MarketingExportJob:${seededExportIds.ready}`,
        status: "READY",
        type: "CONTACTS",
        results: { contactCount: expect.any(Number), files: [] },
      },
      {
        id: `MarketingExportJob:${seededExportIds.failed}`,
        status: "FAILED",
        type: "CONTACTS",
        results: { contactCount: null, files: [] },
      },
    ]);
    const first = await tributary.data(ExportJobsDocument, { first: totalCount - 1 });
    expect(first.marketing.exportJobs.pageInfo.hasNextPage).toBe(true);
    const { endCursor: after } = first.marketing.exportJobs.pageInfo;
    const last = await tributary.data(ExportJobsDocument, { first: 10, after });
    expect(last.marketing.exportJobs.nodes.map(({ id }) => id)).toEqual([nodes.at(-1)?.id]);
  });

  it("is a node; a missing one is null", async () => {
    const ids = [`MarketingExportJob:${seededExportIds.failed}`, "MarketingExportJob:none"];
    expect(
      await tributary.data(
        "query ($ids: [ID!]!) { nodes(ids: $ids) { ... on MarketingExportJob { status } } }",
        {
          ids,
        },
      ),
    ).toEqual({ nodes: [{ status: "FAILED" }, null] });
  });

  it("refused by marketing is a user error", async () => {
    const { data, errors } = await tributary.ask(CreateExportJobDocument, {
      input: { segmentIds: ["none"] },
    });
    expect(errors).toEqual([]);
    expect(data.createMarketingExportJob).toEqual({
      exportJob: null,
      userErrors: [
        { field: ["segmentIds", "0"], message: "There is no such segment", code: "BAD_USER_INPUT" },
      ],
    });
  });

  it.each([
    ["a form that is not known (D3-137)", { fileType: "OTHER" }, "fileType"],
    ["files of nothing (D3-138)", { maxFileMegabytes: 0 }, "maxFileMegabytes"],
    ["a blank segment", { segmentIds: [" "] }, "segmentIds"],
    ["another type's id", { listIds: ["Ticket:1"] }, "listIds"],
  ])("of %s is refused before any call", async (_, input, argument) => {
    const { errors, calls } = await tributary.ask(CreateExportJobDocument, { input });
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", argument });
    expect(calls).toEqual([]);
  });
});
