/**
 * `npm run soak:people`: a people index of 100,000 people whose list answers slowly. The list is read page by
 * page, because each page names the next one; meanwhile every answer comes within the time limit of an
 * operation, and later ones find the index. Ends by itself; 1 where an answer was late.
 *
 *   --people 100000   --page-ms 150   --every 500   ms between two questions
 */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { defaultLimits } from "#platform/limits/limits.ts";
import { exitOf, readyAt, startEntry } from "#test/gateway/processes.ts";
import { startFamilies } from "#test/kit/families.ts";
import { settings } from "#test/kit/settings.ts";

const { values: given } = parseArgs({
  options: {
    people: { type: "string", default: "100000" },
    "page-ms": { type: "string", default: "150" },
    every: { type: "string", default: "500" },
  },
});
const [people, pageMs, everyMs] = [given.people, given["page-ms"], given.every].map(Number) as [
  number,
  number,
  number,
];
const PAGE = 200;
/** Time beyond the limit of an operation that a busy machine needs to send the answer. */
const SLACK_MS = 1_000;
const MOST_MS = 5 * 60_000;

const emailOf = (number: number) => `p${number}@northwind.example`;

/** A service with only the members of the people group. */
const identity = createServer(async (request, response) => {
  await sleep(pageMs);
  const { pathname, searchParams, origin } = new URL(request.url ?? "/", `http://${request.headers.host}`);
  if (!pathname.endsWith("/users")) return void response.writeHead(404).end("{}");
  const first = Number(searchParams.get("after") ?? 0);
  const end = Math.min(first + PAGE, people);
  const users = Array.from({ length: end - first }, (_, i) => ({
    id: `00u${first + i}`,
    status: "ACTIVE",
    profile: {
      email: emailOf(first + i),
      login: emailOf(first + i),
      firstName: "P",
      lastName: `${first + i}`,
    },
  }));
  const next = end < people && { link: `<${origin}${pathname}?after=${end}&limit=${PAGE}>; rel="next"` };
  response.writeHead(200, { "content-type": "application/json", ...next }).end(JSON.stringify(users));
}).listen(0, "127.0.0.1");
await once(identity, "listening");

const folder = mkdtempSync(join(tmpdir(), "tributary-people-"));
const families = await startFamilies({ people: 250 });
const gateway = startEntry("gateway/main.js", {
  SERVICES_URL: `http://127.0.0.1:${families.port}`,
  DEMO: "on",
  IDENTITY_URL: `http://127.0.0.1:${(identity.address() as AddressInfo).port}`,
  IDENTITY_CREDENTIAL: "service:of-the-soak",
  INBOX_FILE: join(folder, "inbox.db"),
  REPORTS_FOLDER: join(folder, "reports"),
  ...settings({ limits: { eventLoopDelayMs: 0 } }),
});
const faults: string[] = [];
try {
  const url = await readyAt(gateway);
  const query = `{ user(email: "${emailOf(people - 1)}") { identityUser { status } } }`;
  const took: number[] = [];
  const codes = new Map<string, number>();
  const began = performance.now();
  let thereMs: number | undefined;
  const ask = async () => {
    const asked = performance.now();
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
    const { data, errors = [] } = (await answer.json()) as {
      data?: { user?: { identityUser?: { status: string } | null } | null };
      errors?: { extensions: { code: string } }[];
    };
    took.push(performance.now() - asked);
    for (const { extensions } of errors) codes.set(extensions.code, (codes.get(extensions.code) ?? 0) + 1);
    if (data?.user?.identityUser?.status === "ACTIVE") thereMs ??= performance.now() - began;
  };
  const running: Promise<void>[] = [];
  while (thereMs === undefined && performance.now() - began < MOST_MS) {
    running.push(ask());
    await sleep(everyMs);
  }
  await Promise.all(running);
  const after = performance.now();
  await ask();
  const seconds = (ms: number) => Number((ms / 1_000).toFixed(1));
  const longest = Math.max(...took);
  const pagesMs = Math.ceil(people / PAGE) * pageMs;
  console.log({
    people,
    answers: took.length,
    "longest answer s": seconds(longest),
    "index there after s": thereMs === undefined ? "never" : seconds(thereMs),
    "its pages take s": seconds(pagesMs),
    "next answer ms": Math.round(performance.now() - after),
    ...Object.fromEntries(codes),
  });
  if (longest > defaultLimits.operationMs + SLACK_MS) faults.push(`an answer took ${seconds(longest)} s`);
  if (thereMs === undefined) faults.push("the index was not there in time");
  for (const code of codes.keys()) if (code !== "UPSTREAM_TIMEOUT") faults.push(`answered with ${code}`);
} finally {
  const ended = exitOf(gateway.child);
  gateway.child.kill("SIGTERM");
  await ended;
  await families.close();
  identity.closeAllConnections();
  identity.close();
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.log(`MISSED ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
