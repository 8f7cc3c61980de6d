/** Settings that say where the parts of a deployment are, and which families it has. */
import { availableParallelism } from "node:os";
import {
  baseUrl,
  choice,
  integer,
  longSecret,
  operationIdHeader,
  parsed,
  printable,
  proxyExceptions,
  proxyUrl,
  secret,
  storeUrl,
} from "#platform/config/kinds.ts";

const subgraph = (name: string, port: number) =>
  parsed(
    `SUBGRAPH_${name}_URL`,
    `http://127.0.0.1:${port}`,
    `http://127.0.0.1:${port}`,
    "URL of the subgraph when SUBGRAPHS=http.",
    baseUrl,
  );

export const processes = {
  subgraphs: choice(
    "SUBGRAPHS",
    ["in-process", "http"],
    "in-process",
    "How the gateway reaches its subgraphs:",
  ),
  executor: choice(
    "EXECUTOR",
    ["compiled", "apollo"],
    "compiled",
    "Executor of query plans: `compiled` is our own, `apollo` that of the Apollo gateway.",
  ),
  supergraphFile: parsed(
    "SUPERGRAPH_FILE",
    undefined,
    "the supergraph of the build, of the families that are served",
    "Supergraph that the gateway serves: a file, or a folder with the SDL of the subgraphs, which is composed. After a change it is loaded again, at most once a minute.",
    printable,
  ),
  identityUrl: subgraph("IDENTITY", 4001),
  collaborationUrl: subgraph("COLLABORATION", 4002),
  businessUrl: subgraph("BUSINESS", 4003),
  subgraphsSecret: secret(
    parsed(
      "SUBGRAPHS_SECRET",
      undefined,
      "",
      "Secret that the gateway sends to subgraphs over HTTP; required when a subgraph listens on more than loopback, unless it verifies tokens itself (AUTH=jwt). With it, a subgraph answers nobody else.",
      longSecret,
    ),
  ),
  operationIdHeader: parsed(
    "OPERATION_ID_HEADER",
    undefined,
    "none: each request of another router is an operation of its own",
    "Header in which a router other than this gateway names the operation that a request to a subgraph is a part of, for example `x-request-id`; requests with one id and the same credentials read each object once. The router must make a new id for each operation and take none from clients.",
    operationIdHeader,
  ),
  servicesUrl: parsed(
    "SERVICES_URL",
    undefined,
    "http://127.0.0.1:4100, started by `npm start`",
    "Where the demo company's stand-in services are, each under its own path; for every family without a URL of its own. `FAMILIES_URL` means the same.",
    baseUrl,
    ["FAMILIES_URL"],
  ),
  outboundProxy: secret(
    parsed(
      "OUTBOUND_PROXY",
      undefined,
      "no proxy",
      "HTTP proxy through which families, their hosts of files and their token endpoints are called, for example `http://proxy.example:3128`; it may have a user and a password. `HTTPS_PROXY` means the same. The stand-in services are called directly.",
      proxyUrl,
      ["HTTPS_PROXY", "https_proxy"],
    ),
  ),
  noProxy: parsed(
    "NO_PROXY",
    [],
    "",
    "Hosts that are called without the proxy, separated by commas: a host with all its subdomains, or a host and a port; `*` for all. This machine is always called directly.",
    proxyExceptions,
    ["no_proxy"],
  ),
  families: parsed(
    "FAMILIES",
    undefined,
    "all where no family has a URL or DEMO=on, else those with a URL",
    "Families that the deployment has, by name, separated by commas. All others are absent: from the schema, the console, `sources`, `rateLimits`, scopes and readiness. Each process of a deployment needs the same.",
    (text) => text.split(",").map((name) => name.trim()),
  ),
  workers: parsed(
    "WORKERS",
    1,
    "1",
    "Processes that answer requests at the gateway's port; `auto` is one for each processor. With more than one, they share through REDIS_URL as gateways do; without it, each calls the families at its share of the documented rates, and the log warns of that. `/metrics` is their sum, each has its own limits of requests and memory, and one of them runs the reports of all.",
    (text) => (text === "auto" ? availableParallelism() : integer("WORKERS", 1, 1, 256, "").read(text)),
  ),
  redisUrl: secret(
    parsed(
      "REDIS_URL",
      undefined,
      "none: each process keeps its own",
      "Redis or Valkey 6.2 or later that the gateways of a deployment share: documented rates, `Retry-After` of families, links that work once, corrections of indexes, persisted queries. `redis://` or, with TLS, `rediss://`; it may have a user and a password. The subgraphs in processes of their own need the same value.",
      storeUrl("redis:", "rediss:"),
    ),
  ),
  schemaCache: parsed(
    "SCHEMA_CACHE",
    ".data/schemas",
    ".data/schemas",
    "Folder that stores the composed schema of a deployment without some of the families, by the digest of its sources.",
    printable,
  ),
};
