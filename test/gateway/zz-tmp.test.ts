import { it } from "vitest";
import { startTributary } from "../kit/gateway.ts";
import { defaultLimits, defaultQueryLimits } from "../../subgraphs/kit/limits.ts";
it("x", async () => {
const stock = process.env["G_STOCK"]==="1";
const raised = Number(process.env["G_MAX"] ?? 1e9);
const tributary = await startTributary({ gateway: { executor: stock ? "stock" : "own", queryLimits: { ...defaultQueryLimits, objects: 1e12, cost: 1e9 }, limits: { ...defaultLimits, answerObjects: raised, answerBytes: raised * 400 } } } as never);
const fields = "id subject status priority type createdAt updatedAt description ";
const cycle = (n: number): string => n === 0 ? "id" : `email tickets(first: 250) { nodes { ${fields} requester { ${cycle(n - 1)} } } }`;
const people = await tributary.gateway.execute({ query: "{ users(first: 50) { nodes { email tickets(first: 250) { nodes { id } } } } }" });
const nodes = (people as any).data.users.nodes as any[];
nodes.sort((a, b) => (b.tickets?.nodes.length ?? 0) - (a.tickets?.nodes.length ?? 0));
console.log(nodes[0].email, nodes[0].tickets.nodes.length);
for (const n of [2, 3, 4, 5]) {
  const context = tributary.gateway.open(); const callsBefore = tributary.families.calls.length;
  let turns = 0; let longest = 0; let last = performance.now(); let on = true;
  const tick = () => { const now = performance.now(); longest = Math.max(longest, now - last); last = now; turns++; if (on) setImmediate(tick); };
  tick();
  const t = performance.now();
  const r = await tributary.gateway.server.executeHTTPGraphQLRequest({ httpGraphQLRequest: { method: "POST", headers: new Map([["content-type", "application/json"]]) as never, search: "", body: { query: `query ($e: String!) { user(email: $e) { ${cycle(n)} } }`, variables: { e: nodes[0].email } } }, context: async () => context });
  context.end(); on = false;
  const text = r.body.kind === "complete" ? r.body.string : "";
  console.log(n, Math.round(performance.now() - t), "ms", tributary.families.calls.length - callsBefore, "calls", text.length, "chars; longest block", Math.round(longest), "turns", turns, text.slice(0, 180), Math.round(process.memoryUsage().rss / 1e6));
}
await tributary.close();

}, 120000);
