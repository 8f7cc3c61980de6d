/**
 * A connector beside a coded family: the same REST call and the same members, once by a field of the CRM and once by
 * a connector of `people.graphql`, in one gateway.
 */
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { allocations } from "#bench/allocations/allocations.ts";
import { ask, measure, median, warmUp } from "#bench/measure.ts";
import { type Peer, startTributary, type Upstream } from "#bench/peers.ts";
import { end, type StartedProcess } from "#bench/processes.ts";
import { bodyOf, type Workload } from "#bench/workloads.ts";

const ROWS = 100;
const MEMBERS = `upstreamId displayName visibleTo marketingStatus label pictureId active createdAt
    emails { value label primary } phones { value label primary }`;

const coded: Workload = {
  name: "coded",
  means: `${ROWS} people of the CRM by its coded family`,
  query: `query Coded { crm { people(first: ${ROWS}) { nodes { ${MEMBERS} } } } }`,
  clients: [1],
};
const connector: Workload = {
  name: "connector",
  means: `${ROWS} people of the CRM by a connector`,
  query: `query Connector { connectedPeople(first: ${ROWS}) { nodes { ${MEMBERS} } } }`,
  clients: [1],
};
/** The workloads by their names, for the profile of one. */
export const connectorWorkloads: readonly Workload[] = [coded, connector];

/** Settings of a gateway that has the connector. */
export const connectorSettings = {
  FAMILIES_FOLDER: fileURLToPath(new URL(".", import.meta.url)),
};

interface Nodes {
  readonly nodes: readonly unknown[];
}

/** Checks that both give the same rows; otherwise nothing is measured. */
async function compare(peer: Peer): Promise<void> {
  const { crm } = (await ask(peer, bodyOf(coded))) as { readonly crm: { readonly people: Nodes } };
  const { connectedPeople } = (await ask(peer, bodyOf(connector))) as { readonly connectedPeople: Nodes };
  if (crm.people.nodes.length !== ROWS || !isDeepStrictEqual(crm.people, connectedPeople))
    throw new Error("the connector answers otherwise than the coded family");
}

const ratio = (name: string, above: number, below: number) =>
  `# ${name} connector/coded=${(above / below).toFixed(2)}`;

/** Prints kB, promises and REST calls of one operation, which other work of the machine does not change. */
export async function allocatedByConnector(upstream: Upstream): Promise<void> {
  const [one, other] = await allocations(
    upstream,
    async (peer) => {
      await compare(peer);
      return connectorWorkloads;
    },
    connectorSettings,
  );
  if (!one || !other) throw new Error("a workload was not measured");
  for (const { workload, kb, promises, calls } of [one, other])
    console.log([process.versions.node.split(".")[0], workload, kb.toFixed(0), promises, calls].join("\t"));
  console.log(ratio("kb", other.kb, one.kb));
}

/** Prints the CPU of one operation, measured in turns. Only a quiet machine gives a figure. */
export async function cpuOfConnector(
  generator: StartedProcess,
  upstream: Upstream,
  { rounds, ms }: { readonly rounds: number; readonly ms: number },
): Promise<void> {
  const peer = await startTributary(upstream.url, [], "tributary", undefined, connectorSettings);
  await compare(peer);
  const requestOf = (workload: Workload) => ({ workload, clients: 1, ms });
  for (const workload of connectorWorkloads) await warmUp(generator, upstream, peer, requestOf(workload));
  const cpu = { coded: [] as number[], connector: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    cpu.coded.push((await measure(generator, upstream, peer, requestOf(coded))).cpu);
    cpu.connector.push((await measure(generator, upstream, peer, requestOf(connector))).cpu);
  }
  for (const [name, values] of Object.entries(cpu))
    console.log(
      [name, median(values).toFixed(2), values.map((value) => value.toFixed(2)).join(" ")].join("\t"),
    );
  console.log(ratio("cpu", median(cpu.connector), median(cpu.coded)));
  await Promise.all(peer.processes.map(end));
}
