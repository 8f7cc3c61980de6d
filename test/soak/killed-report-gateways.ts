/**
 * `npm run soak:reports`: two gateways whose reports share a database and a bucket, one of which is killed with
 * all that is on its disk, again and again. Then the database and the bucket are away. Each run ends with the same
 * rows, and each time of a schedule has one run, one mail and one file. Ends by itself.
 *
 *   --kills 100   gateways   --outage 30   of the database, then of the bucket, s
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type ReportGateway, ReportGateways, type RunInfo, until } from "#test/gateway/report-gateways.ts";
import { hasPostgres } from "#test/kit/postgres-server.ts";

const { values: given } = parseArgs({
  options: { kills: { type: "string", default: "100" }, outage: { type: "string", default: "30" } },
});
const [KILLS, OUTAGE_MS] = [Number(given.kills), Number(given.outage) * 1_000];
/** Longest time between the start of runs and a kill, ms. */
const LATEST_MS = 4_000;
/** Longest time for the runs that are left after the last kill, ms. */
const LAST_MS = 300_000;

if (!hasPostgres) {
  console.warn("skipped: no postgresql here; scripts/install-servers.sh installs it");
  process.exit(0);
}

await using gateways = await ReportGateways.start();
let pair: [ReportGateway, ReportGateway] = [await gateways.add(), await gateways.add()];
const undisturbed = await gateways.ended(pair[0], await gateways.begin(pair[0]));
if (undisturbed.complete !== true) throw new Error(`the undisturbed run is ${undisturbed.state}`);
const whole = await gateways.csvOf(pair[0], undisturbed.id);
const runs: string[] = [];
let refused = 0;
for (let kills = 0; kills < KILLS; kills++) {
  for (const gateway of pair) {
    const id = await gateways.begin(gateway).catch((error: unknown) => void console.log(String(error)));
    if (id === undefined) refused++;
    else runs.push(id);
  }
  await sleep(Math.random() * LATEST_MS);
  const [stays, goes] = Math.random() < 0.5 ? pair : ([pair[1], pair[0]] as const);
  gateways.kill(goes);
  pair = [stays, await gateways.add()];
  if (kills % 10 === 9) console.log(`${kills + 1} kills`);
}
const [last] = pair;
const faults: string[] = [];
const outages = {
  database: [() => gateways.postgres.stop(), () => gateways.postgres.start()],
  bucket: [() => (gateways.s3.refusal = 0), () => (gateways.s3.refusal = undefined)],
} as const;
for (const [name, [goes, comes]] of Object.entries(outages)) {
  for (const gateway of pair) runs.push(await gateways.begin(gateway));
  await sleep(500);
  goes();
  const end = performance.now() + OUTAGE_MS;
  const answer = await gateways.ask(last, `/${undisturbed.id}/rows`);
  if (name === "database" && answer.status !== 503) faults.push(`${name} away: status ${answer.status}`);
  const query = JSON.stringify({ query: "{ viewer { email } }" });
  const headers = { "content-type": "application/json" };
  const graph = await fetch(last.url, { method: "POST", headers, body: query });
  if (graph.status !== 200) faults.push(`${name} away: status ${graph.status} of a query`);
  await sleep(end - performance.now());
  comes();
  console.log(`${name} was away: ${answer.status} ${(await answer.text()).slice(0, 120)}`);
  for (const id of runs.slice(-2)) {
    const began = performance.now();
    const run = await gateways.ended(last, id).catch(() => undefined);
    console.log(`a run is ${run?.state} ${Math.round((performance.now() - began) / 1_000)} s afterwards`);
  }
}
for (const id of runs) {
  const isEnded = ({ state }: RunInfo) => !["QUEUED", "RUNNING"].includes(state);
  const run = await until(async () => {
    const one = await gateways.runOf(last, id);
    return isEnded(one) ? one : undefined;
  }, LAST_MS).catch(() => gateways.runOf(last, id));
  if (run.complete !== true) faults.push(`run ${id} is ${run.state}`);
  else if ((await gateways.csvOf(last, id)) !== whole) faults.push(`run ${id} has other rows`);
}
const counted = async () => {
  const found = await gateways.scheduled(last);
  return { found, mails: gateways.mail.mails.length, files: gateways.files().size };
};
const {
  found: times,
  mails: sent,
  files,
} = await until(async () => {
  const now = await counted();
  const isSettled = now.found.every(({ delivery }) => delivery !== null && delivery.state !== "PENDING");
  return isSettled ? now : undefined;
}, LAST_MS).catch(counted);
for (const { id, state, scheduledFor, delivery } of times) {
  const mails = gateways.mailsOf(id);
  if (delivery?.state !== "DELIVERED") faults.push(`${scheduledFor}: ${state}, ${delivery?.state}`);
  if (mails !== 1) faults.push(`${scheduledFor}: ${mails} mails`);
}
const instants = times.map(({ scheduledFor }) => Date.parse(scheduledFor ?? "")).sort();
const twice = instants.length - new Set(instants).size;
if (twice > 0) faults.push(`${twice} times ran twice`);
if (files !== times.length || sent !== times.length)
  faults.push(`${files} files and ${sent} mails of ${times.length} times`);
console.log(
  `${KILLS} kills: ${runs.length} runs begun (${refused} refused), ${times.length} times ran, ` +
    `${gateways.logged("was left out")} left out because of an earlier run, ` +
    `${gateways.logged("not made up for")} because of a later time, ` +
    `${sent} mails, ${files} files`,
);
for (const fault of faults) console.log(`MISSED: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
