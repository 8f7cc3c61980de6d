/** The server of the Model Context Protocol: four tools and two resources for one caller. */
import { type CallToolResult, McpServer, type ServerContext } from "@modelcontextprotocol/server";
import { getNamedType, isInterfaceType, isObjectType } from "graphql";
import type { Agent } from "./agent.ts";
import { check } from "./check.ts";
import { describe, unknownNames } from "./describe.ts";
import { FOREIGN_NOTE, foreignText, visibleJson, withoutInvisible } from "./foreign-text.ts";
import { type Knowledge, wayText } from "./knowledge.ts";
import { linksText, newcomersQuestions } from "./resources.ts";
import { type RunResult, readReport, runQuery, type ToolProgress } from "./run.ts";
import { annotations, INSTRUCTIONS, TOOLS } from "./tools.ts";

const MOST_FIELDS = 8;
const MOST_TYPES = 3;
const FIELDS = new Set(["field"] as const);
const TYPES = new Set(["type"] as const);

const answer = (structuredContent: object): CallToolResult => ({
  content: [{ type: "text", text: JSON.stringify(structuredContent) }],
  structuredContent: { ...structuredContent },
});
const refusal = (sentence: string): CallToolResult => ({
  isError: true,
  content: [{ type: "text", text: sentence }],
});

/**
 * A server for one caller: for one request, or for one connection over stdio.
 * @param agentOf Identifies the caller, at each call of a tool.
 */
export function mcpServer(agentOf: () => Agent | Promise<Agent>): McpServer {
  const server = new McpServer({ name: "tributary", version: "1" }, { instructions: INSTRUCTIONS });
  const reads = annotations(false);
  server.registerTool("search", { ...TOOLS.search, annotations: reads }, async ({ words }) =>
    answer(searched((await agentOf()).knowledge(), words)),
  );
  server.registerTool("describe", { ...TOOLS.describe, annotations: reads }, async ({ names }) => {
    const agent = await agentOf();
    const unknown = unknownNames(agent.knowledge(), names);
    if (unknown.length === 0) return answer(describe(agent, names));
    const sentence = unknownText(agent.knowledge(), unknown);
    const known = names.filter((name) => !unknown.includes(name));
    if (known.length === 0) return refusal(sentence);
    const described = describe(agent, known);
    return answer({ ...described, notes: [sentence, ...described.notes] });
  });
  server.registerTool("check", { ...TOOLS.check, annotations: reads }, async ({ document, ...others }) =>
    answer(check(await agentOf(), { query: document, ...others })),
  );
  server.registerTool("run", { ...TOOLS.run, annotations: annotations(true) }, async (input, context) => {
    const { document, handle, offset = 0, ...others } = input;
    const [agent, on] = [await agentOf(), progressing(context)];
    if (handle !== undefined) return ran(await readReport(agent, handle, offset, on));
    if (document === undefined) return refusal("run needs a document, or the handle of an earlier run.");
    return ran(await runQuery(agent, { query: document, ...others }, on));
  });
  const resource = (name: string, title: string, read: (knowledge: Knowledge) => string) => {
    const uri = `tributary://${name}`;
    server.registerResource(name, uri, { title, mimeType: "text/markdown" }, async () => ({
      contents: [{ uri, mimeType: "text/markdown", text: read((await agentOf()).knowledge()) }],
    }));
  };
  resource("questions", "Ten questions of a newcomer, as queries", newcomersQuestions);
  resource("links", "Links between services, with keys and REST calls", linksText);
  return server;
}

/** Sentence about names that the schema does not have, with similar names if there are any. */
function unknownText({ search }: Knowledge, unknown: readonly string[]): string {
  const near = search.search(unknown.join(" "), { most: 5, kinds: FIELDS, readable: true });
  const names = near.map(({ name }) => name).join(", ");
  return `The schema has no ${unknown.join(", ")}.${names && ` Near: ${names}.`}`;
}

function searched(knowledge: Knowledge, words: string) {
  const { schema, search, way, callsOf } = knowledge;
  const fields = search
    .search(words, { most: MOST_FIELDS, kinds: FIELDS, readable: true })
    .map(({ name, about }) => {
      const [typeName = "", fieldName = ""] = name.split(".");
      const type = schema.getType(typeName);
      const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[fieldName] : undefined;
      const steps = way(typeName) ?? [];
      const coordinates = [...steps.map((step) => `${step.type}.${step.field.name}`), name];
      return {
        name,
        type: field ? String(getNamedType(field.type)) : "",
        way: [wayText(steps), fieldName].filter(Boolean).join("."),
        calls: coordinates.flatMap(callsOf),
        about: firstSentence(about),
      };
    });
  const types = search
    .search(words, { most: MOST_TYPES, kinds: TYPES, readable: true })
    .map(({ name, about }) => ({ name, about: firstSentence(about) }));
  return { fields, types };
}

const firstSentence = (text: string): string =>
  (/^.*?[.;](?=\s|$)/s.exec(text)?.[0] ?? text).replaceAll(/\s+/g, " ");

function ran({ isError, ...result }: RunResult): CallToolResult {
  const { answer: data, ...own } = result;
  const structured = {
    warning: FOREIGN_NOTE,
    ...result,
    ...(data != null && { answer: withoutInvisible(data) }),
  };
  const content: CallToolResult["content"] = [{ type: "text", text: visibleJson(own) }];
  if (data !== null && data !== undefined) content.unshift({ type: "text", text: foreignText(data) });
  return { isError, content, structuredContent: structured };
}

function progressing({ mcpReq }: ServerContext): ToolProgress {
  const token = mcpReq._meta?.progressToken;
  return {
    signal: mcpReq.signal,
    progress(done, total, message) {
      if (token === undefined || mcpReq.signal.aborted) return;
      const params = {
        progressToken: token,
        progress: done,
        message,
        ...(total !== undefined && { total: Math.max(total, done) }),
      };
      // The client may have disconnected.
      mcpReq.notify({ method: "notifications/progress", params }).catch(() => {});
    },
  };
}
