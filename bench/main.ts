/**
 * `npm run -s bench`: runs each workload against each peer, alternately. Prints one line for each workload and peer
 * to stdout, separated by tabs; progress to stderr. See docs/performance.md.
 */
import { isDeepStrictEqual, parseArgs } from "node:util";
import { buildOf, type OtherBuild } from "./against/against.ts";
import { type QuietWatch, watchQuiet } from "./against/quiet.ts";
import { allocations } from "./allocations/allocations.ts";
import { coldStarts } from "./cold.ts";
import {
  allocatedByConnector,
  connectorSettings,
  connectorWorkloads,
  cpuOfConnector,
} from "./connector/connector.ts";
import { defer, deferredDocuments } from "./defer.ts";
import { type CrowdName, crowds } from "./fair/crowd.ts";
import { fair } from "./fair/fair.ts";
import { faults } from "./faults.ts";
import { ask, load, measure, median, type Run, roundTripsOf, warmUp } from "./measure.ts";
import { flat } from "./memory.ts";
import {
  buildBench,
  hasHive,
  type Peer,
  startHandWritten,
  startHive,
  startInProcesses,
  startLoad,
  startTributary,
  startTributaryHttp,
  startUpstream,
  type Upstream,
} from "./peers.ts";
import { end, type StartedProcess } from "./processes.ts";
import { profile } from "./profile.ts";
import { curve } from "./scaling.ts";
import { bodyOf, nextOf, PEOPLE, type Workload, workloads } from "./workloads.ts";

const USAGE = `npm run -s bench -- [options]
  --quick             one round of two seconds instead of five of four
  --workload <name>   headline, ticket or walk; may be repeated
  --peer <name>       only this peer; may be repeated
  --clients <n>       clients at once, instead of 1 and 16
  --seconds <n>       length of a run
  --rounds <n>        runs of each peer, in turns
  --people <n>        size of the demo company (${PEOPLE})
  --delay <ms>        what the upstream waits before each answer (0)
  --against <commit>  ours, that commit and the hand-written handler, in turns: ratios, if the machine was quiet
  --variant <file>    one peer more: another build of the gateway (flags of node may follow the file)
  --allocations       instead: kB, promises and REST calls of one operation of ours (bench/allocations/allocations.tsv)
  --cold              instead: starts of the gateway process, to its first answer
  --flat <minutes>    instead: the gateway's memory, every half minute under load
  --defer             instead: the first payload where a family is slow, and the CPU of an answer in parts
  --fair              instead: a small query beside another caller's worst allowed work (--crowd <name> for one kind)
  --faults            instead: how much of the headline is right while one of its families is in trouble
  --curve             instead: the walk over 10, 100, 1,000 and 10,000 people, by user
  --connector         instead: a connector beside a coded family: CPU in turns, or with --allocations kB
  --profile           instead: where the CPU of the gateway goes, for one workload; with --defer for the deferred headline,
                      with --connector for coded or connector`;

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    workload: { type: "string", multiple: true },
    peer: { type: "string", multiple: true },
    clients: { type: "string" },
    seconds: { type: "string" },
    rounds: { type: "string" },
    people: { type: "string" },
    delay: { type: "string" },
    against: { type: "string" },
    variant: { type: "string", multiple: true, default: [] },
    allocations: { type: "boolean", default: false },
    cold: { type: "boolean", default: false },
    flat: { type: "string" },
    curve: { type: "boolean", default: false },
    defer: { type: "boolean", default: false },
    fair: { type: "boolean", default: false },
    faults: { type: "boolean", default: false },
    crowd: { type: "string", multiple: true, default: [] },
    connector: { type: "boolean", default: false },
    profile: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

/** The peers of `--against`: the other build is called `before`. */
const AGAINST = ["hand-written", "tributary", "before"];

const say = (text: string) => console.error(text);
const seconds = Number(options.seconds ?? (options.quick ? 2 : 4));
const rounds = Number(options.rounds ?? (options.quick ? 1 : 5));
const delay = Number(options.delay ?? 0);

// Answers --------------------------------------------------------------------------------------

async function answersOf(peer: Peer, workload: Workload): Promise<unknown[]> {
  const answers = [await ask(peer, bodyOf(workload, workload.variables))];
  for (;;) {
    const after = workload.walks ? nextOf(answers.at(-1)) : undefined;
    if (after === undefined) return answers;
    answers.push(await ask(peer, bodyOf(workload, { after })));
  }
}

/** Checks that all peers return the same data; otherwise nothing is measured. */
async function compare(peers: readonly Peer[], workload: Workload): Promise<void> {
  const [first, ...others] = peers;
  if (!first) return;
  const expected = await answersOf(first, workload);
  for (const other of others)
    if (!isDeepStrictEqual(await answersOf(other, workload), expected))
      throw new Error(`${workload.name}: ${other.name} answers otherwise than ${first.name}`);
  say(`${workload.name}: ${peers.length} peers give the same answer`);
}

interface People {
  readonly users: {
    readonly nodes: readonly {
      readonly tickets: { readonly nodes: readonly { readonly id: string }[] };
      readonly payments: { readonly nodes: readonly unknown[] };
    }[];
  };
}

/** Sets the variables of the workloads. The ticket is one of a person who also has payments. */
async function prepared(peer: Peer): Promise<readonly Workload[]> {
  const [headline] = workloads;
  const { users } = (await ask(peer, bodyOf(headline as Workload))) as People;
  const busy = users.nodes.find(({ tickets, payments }) => tickets.nodes[0] && payments.nodes.length === 5);
  const id = busy?.tickets.nodes[0]?.id ?? "";
  return workloads.map((one) => (one.name === "ticket" ? { ...one, variables: { id } } : one));
}

// Lines ----------------------------------------------------------------------------------------

const HEADER = [
  "workload",
  "clients",
  "peer",
  "ops_per_s",
  "p50_ms",
  "p99_ms",
  "cpu_ms_per_op",
  "cpu_ms_spread",
  "rest_calls_per_op",
  "peak_memory_mb",
  "upstream_busy_%",
  ...(delay > 0 ? ["roundTrips", "p50_beyond_round_trips_ms"] : []),
];

function line(
  workload: Workload,
  clients: number,
  peer: Peer,
  runs: readonly Run[],
  roundTrips: number | undefined,
): string {
  const mid = (of: (run: Run) => number) => median(runs.map(of));
  const cpus = runs.map(({ cpu }) => cpu);
  return [
    workload.name,
    clients,
    peer.name,
    mid((run) => run.operations / run.seconds).toFixed(1),
    mid((run) => run.p50).toFixed(2),
    mid((run) => run.p99).toFixed(2),
    median(cpus).toFixed(2),
    `${Math.min(...cpus).toFixed(2)}-${Math.max(...cpus).toFixed(2)}`,
    mid((run) => run.calls).toFixed(2),
    Math.max(...runs.map(({ mb }) => mb)).toFixed(0),
    (100 * Math.max(...runs.map(({ busy }) => busy))).toFixed(0),
    ...(roundTrips === undefined
      ? []
      : [roundTrips, (mid((run) => run.p50) - roundTrips * delay).toFixed(2)]),
  ].join("\t");
}

function ratios(workload: Workload, clients: number, results: ReadonlyMap<string, readonly Run[]>): string {
  const cpu = (peer: string) => median((results.get(peer) ?? []).map((run) => run.cpu));
  const ratio = (above: string, below: string) =>
    results.has(above) && results.has(below)
      ? [`${above}/${below}=${(cpu(above) / cpu(below)).toFixed(2)}`]
      : [];
  const shown = [
    ...ratio("tributary", "hand-written"),
    ...ratio("tributary", "hand-written-sharing"),
    ...ratio("tributary-http", "hand-written-http"),
    ...["stock-apollo", "stock-over-ours", "hive"].flatMap((peer) => [
      ...ratio(peer, "tributary"),
      ...ratio(peer, "tributary-http"),
    ]),
    ...ratio("stock-apollo", "hand-written-http"),
  ];
  const variants = [...results.keys()].filter((name) => name.startsWith("variant"));
  shown.push(...variants.flatMap((variant) => ratio(variant, "tributary")));
  return [workload.name, clients, "ratio of CPU", ...shown].join("\t");
}

/** CPU of each round of ours divided by that of another peer in the same round; the median, and all rounds. */
function roundRatios(
  workload: Workload,
  clients: number,
  results: ReadonlyMap<string, readonly Run[]>,
  quiet: QuietWatch,
): readonly string[] {
  const cpus = (peer: string) => results.get(peer)?.map(({ cpu }) => cpu) ?? [];
  const compared = [
    ["tributary", "before"],
    ["tributary", "hand-written"],
    ["before", "hand-written"],
  ] as const;
  return compared.map(([above, below]) => {
    const others = cpus(below);
    const rounds = cpus(above).map((cpu, round) => cpu / (others[round] ?? Number.NaN));
    const reasons = quiet.end(rounds);
    const shown = `${median(rounds).toFixed(2)} (${rounds.map((ratio) => ratio.toFixed(2)).join(", ")})`;
    const note = reasons.length > 0 ? `not a figure: ${reasons.join("; ")}` : "figure";
    return [workload.name, clients, `${above}/${below}`, shown, note].join("\t");
  });
}

// The whole ------------------------------------------------------------------------------------

/** Throughput of the upstream alone, with its largest body. */
async function ceiling(generator: StartedProcess, upstream: Upstream): Promise<void> {
  const { largest, distinct } = await upstream.asked();
  const url = upstream.url + largest.url;
  const { operations, seconds: took } = await load(generator, { url, clients: 16, ms: 1_000 });
  const rate = Math.round(operations / took);
  say(`upstream: ${distinct} distinct reads; its largest body (${largest.bytes} bytes): ${rate} a second`);
}

async function startPeers(familiesUrl: string, before: OtherBuild | undefined): Promise<readonly Peer[]> {
  const starts: Record<string, () => Promise<Peer>> = {
    tributary: () => startTributary(familiesUrl),
    "hand-written": () => startHandWritten(familiesUrl),
    "hand-written-sharing": () => startHandWritten(familiesUrl, true),
    "tributary-http": () => startTributaryHttp(familiesUrl),
    "hand-written-http": () => startInProcesses("hand-written-http", "hand-written", familiesUrl),
    "stock-apollo": () => startInProcesses("stock-apollo", "stock-apollo", familiesUrl),
    "stock-over-ours": () => startInProcesses("stock-over-ours", "stock-over-ours", familiesUrl),
    ...(before && { before: () => startTributary(familiesUrl, [], "before", before.gateway) }),
    ...(hasHive() && { hive: () => startHive(familiesUrl) }),
  };
  for (const [i, variant] of options.variant.entries()) {
    const [file = "", ...flags] = variant.split(" ");
    starts[`variant-${i + 1}`] = () => startTributary(familiesUrl, flags, `variant-${i + 1}`, file);
  }
  const peers: Peer[] = [];
  for (const name of options.peer ?? (before ? AGAINST : Object.keys(starts))) {
    const starter = starts[name];
    if (!starter) throw new Error(`there is no peer ${name}: ${Object.keys(starts).join(", ")}`);
    peers.push(await starter());
  }
  return peers;
}

async function main(): Promise<void> {
  if (options.help) {
    console.log(USAGE);
    return;
  }
  await buildBench();
  const before = options.against === undefined ? undefined : await buildOf(options.against);
  const quiet = before && (await watchQuiet());
  if (options.curve) return curve(await startLoad(), rounds, seconds * 1_000);
  const upstream = await startUpstream(Number(options.people ?? PEOPLE), delay);
  const generator = await startLoad();
  const isAsked = ({ name }: Workload) => options.workload?.includes(name) ?? true;
  if (options.profile) {
    await profile(
      upstream.url,
      options.variant[0]?.split(" ").slice(1) ?? [],
      async (peer) => {
        const asked = options.defer
          ? deferredDocuments().deferred
          : ((options.connector ? connectorWorkloads : await prepared(peer)).find(isAsked) as Workload);
        const clients = Number(options.clients ?? 1);
        say(`profiling ${asked.name}`);
        await warmUp(generator, upstream, peer, { workload: asked, clients });
        return load(generator, { url: peer.url, workload: asked, clients, ms: 2 * seconds * 1_000 });
      },
      options.connector ? connectorSettings : {},
    );
    return;
  }
  if (options.connector)
    return options.allocations
      ? allocatedByConnector(upstream)
      : cpuOfConnector(generator, upstream, { rounds, ms: seconds * 1_000 });
  if (options.allocations) {
    for (const { workload, kb, promises, calls } of await allocations(upstream, prepared))
      console.log([process.versions.node.split(".")[0], workload, kb.toFixed(0), promises, calls].join("\t"));
    return;
  }
  if (options.cold) return coldStarts(upstream.url, Number(options.rounds ?? 7));
  if (options.defer)
    return defer(generator, upstream, { rounds, ms: seconds * 1_000, variants: options.variant, say });
  if (options.fair) {
    const tributary = await startTributary(upstream.url);
    const small = (await prepared(tributary)).find(({ name }) => name === "ticket") as Workload;
    await end(tributary.processes[0] as StartedProcess);
    const isCrowd = (name: string): name is CrowdName => crowds.some((crowd) => crowd === name);
    const unknown = options.crowd.find((name) => !isCrowd(name));
    if (unknown !== undefined) throw new Error(`there is no crowd ${unknown}: ${crowds.join(", ")}`);
    const asked = options.crowd.length > 0 ? options.crowd.filter(isCrowd) : crowds;
    return fair(generator, upstream, {
      rounds,
      ms: seconds * 1_000,
      crowds: asked,
      small,
      withStock: options.peer?.includes("stock-apollo") ?? true,
      variants: options.variant,
      say,
    });
  }
  if (options.flat !== undefined) return flat(generator, upstream, Number(options.flat));
  const peers = await startPeers(upstream.url, before);
  if (options.faults) return faults(peers, upstream, { ms: seconds * 1_000, say });
  // Only our gateway reports its round trips. All peers make the same calls.
  const tributary = peers.find(({ name }) => name.startsWith("tributary")) ?? (peers[0] as Peer);
  const asked = (await prepared(peers[0] as Peer)).filter(isAsked);
  if (asked.length === 0) throw new Error(`there is no workload ${options.workload}`);
  /** The operation as a peer's own commit writes it. */
  const asks = (peer: Peer, workload: Workload): Workload => {
    const own =
      peer.name === "before" ? before?.workloads.find(({ name }) => name === workload.name) : undefined;
    return own ? { ...workload, query: own.query } : workload;
  };
  for (const workload of asked) {
    const same = peers.filter((peer) => asks(peer, workload).query === workload.query);
    await compare(same, workload);
    if (same.length < peers.length)
      say(`${workload.name}: the other commit writes the operation differently`);
  }
  await ceiling(generator, upstream);
  console.log(HEADER.join("\t"));
  for (const workload of asked)
    for (const clients of options.clients ? [Number(options.clients)] : workload.clients) {
      const taking = peers.filter(({ crowdsOnly }) => !crowdsOnly || clients > 1);
      for (const peer of taking)
        await warmUp(
          generator,
          upstream,
          peer,
          { workload: asks(peer, workload), clients },
          options.quick ? 1 : 20,
        );
      const results = new Map<string, Run[]>(taking.map(({ name }) => [name, []]));
      for (let round = 0; round < rounds; round++)
        for (const peer of taking) {
          say(`${workload.name}, ${clients} clients, round ${round + 1} of ${rounds}: ${peer.name}`);
          const run = await measure(generator, upstream, peer, {
            workload: asks(peer, workload),
            clients,
            ms: seconds * 1_000,
          });
          if (run.failures > 0) throw new Error(`${peer.name} failed ${run.failures} times`);
          results.get(peer.name)?.push(run);
        }
      const roundTrips = delay > 0 ? await roundTripsOf(tributary, workload) : undefined;
      for (const peer of taking)
        console.log(line(workload, clients, peer, results.get(peer.name) ?? [], roundTrips));
      console.log(ratios(workload, clients, results));
      if (quiet) for (const text of roundRatios(workload, clients, results, quiet)) console.log(text);
    }
}

await main();
process.exit(0);
