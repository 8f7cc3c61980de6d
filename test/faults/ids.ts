/**
 * Sends generated ids through all paths of all contracts, over a real socket. Either the intended route receives
 * exactly this id, or nothing is sent.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import { defaultLimits } from "#platform/limits/limits.ts";
import { type Random, seededRandom } from "#services/kit/data/random.ts";
import { createRouter } from "#services/kit/http/router.ts";
import type { RestCaller } from "#subgraphs/kit/rest/request.ts";
import { RestClient } from "#subgraphs/kit/rest/rest-client.ts";
import { families } from "#test/subgraphs/kit/rest/contracts.ts";

/** Parts of ids that people and attackers send. */
const pieces = [
  ..."./\\%?#'\"(),;:@&=+$!*~|^`{}[]<> \t\r\n\0\u007f\u00a0\u00e9\u2028\ufeff\uff0e\ud800\udc00",
  "..",
  "%2e%2e",
  "%252e",
  "%2f",
  "%00",
  "//",
  "''",
  "')/x('",
  "http://x/",
  "\u{1f600}",
  "a",
  "Z",
  "9",
  "-",
  "_",
];

function idFrom(random: Random): string | number {
  const kind = random.int(0, 9);
  if (kind === 0) return random.int(0, 2 ** 31);
  if (kind <= 2)
    return random
      .next()
      .toString(36)
      .slice(2, 2 + random.int(1, 10));
  if (kind === 3) return random.pick(pieces).repeat(random.int(1, 300));
  return Array.from({ length: random.int(1, 5) }, () => random.pick(pieces)).join("");
}

export interface IdFigures {
  readonly ids: number;
  readonly sent: number;
  readonly refused: number;
  /** Number of calls that a documented rate limit held back. */
  readonly held: number;
  readonly violations: readonly string[];
}

const requiredOf = ({ query }: BoundOperation) =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, { required }]) => (required ? [[name, "1"]] : [])),
  );

/** Tries `count` ids, through all operations with a path parameter in turn. */
export async function tryIds(count: number, seed = "ids", atOnce = 64): Promise<IdFigures> {
  const random = seededRandom(seed);
  const routers = new Map(families.map(({ name, bound }) => [name, createRouter(Object.values(bound))]));
  const violations: string[] = [];
  /** Intended operation and values, by the number that each request carries. */
  const meant = new Map<string, { operation: BoundOperation; values: Record<string, string> }>();
  let arrived = 0;
  const server = createServer((request, response) => {
    arrived++;
    const { method = "", url = "", headers } = request;
    const [, family = "", ...rest] = (url.split("?")[0] ?? "").split("/");
    const path = `/${rest.join("/")}`;
    const mark = String(headers["x-mark"]);
    const wanted = meant.get(mark);
    meant.delete(mark);
    const found = routers.get(family)?.find(method, path);
    if (!wanted || found?.op.id !== wanted.operation.id || family !== wanted.operation.family)
      violations.push(`${wanted?.operation.id}: ${method} ${url}`);
    else if (JSON.stringify(found.params) !== JSON.stringify(wanted.values))
      violations.push(`${wanted.operation.id}: ${url} is not ${JSON.stringify(wanted.values)}`);
    request.resume();
    // In the family's form, because a 404 in another form would mean a wrong base URL.
    const own = families.find(({ name }) => name === family)?.errors.write(new Problem(404, "Not found"));
    response.writeHead(404, { "content-type": "application/json" }).end(JSON.stringify(own ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const upstreams = new Map(
    families.map((family) => [
      family.name,
      // The header of the credential carries the number, so that calls have no unusual part.
      new RestClient(
        family,
        { baseUrl: `${origin}/${family.name}`, credential: { forward: "x-mark" }, header: "x-mark" },
        { ...defaultLimits, tryMs: 60_000 },
      ),
    ]),
  );
  const targets = families
    .flatMap(({ bound }) => Object.values<BoundOperation>(bound))
    .filter(({ template }) => template.params.length > 0);

  let sent = 0;
  let refused = 0;
  let held = 0;
  async function tryOne(i: number): Promise<void> {
    const operation = targets[i % targets.length] as BoundOperation;
    const values = Object.fromEntries(operation.template.params.map((name) => [name, idFrom(random)]));
    const mark = `mark-${i}`;
    const caller: RestCaller = {
      signal: new AbortController().signal,
      forwarded: { "x-mark": mark },
      requestId: mark,
      deadline: performance.now() + 60_000,
    };
    const texts = Object.fromEntries(Object.entries(values).map(([name, id]) => [name, String(id)]));
    meant.set(mark, { operation, values: texts });
    const upstream = upstreams.get(operation.family) as RestClient;
    const input = { ...requiredOf(operation), ...values, body: {} };
    try {
      const prepared = upstream.prepare(operation, input, caller);
      sent++;
      await upstream.call(prepared, caller);
    } catch (error) {
      const code = error instanceof TributaryError ? error.code : String(error);
      if (code === "BAD_USER_INPUT") refused++;
      else if (code === "RATE_LIMITED") {
        // A documented rate limit held the call back, so nothing was sent.
        sent--;
        held++;
      } else if (code !== "NOT_FOUND")
        violations.push(`${operation.id}: ${code} for ${JSON.stringify(values)}`);
    }
  }
  let next = 0;
  const worker = async () => {
    while (next < count) await tryOne(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  await Promise.all([...upstreams.values()].map((upstream) => upstream.close()));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  if (arrived !== sent) violations.push(`${sent} sent, ${arrived} arrived`);
  return { ids: count, sent, refused, held, violations };
}
