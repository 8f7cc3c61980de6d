/** Settings of the families and processes of a deployment. */
import { availableParallelism } from "node:os";
import {
  baseUrl,
  longSecret,
  operationIdHeader,
  proxyException,
  proxyUrl,
  storeUrl,
} from "#platform/config/formats.ts";
import { choice, flag, integerOrAuto, list, printableText, text, turning } from "#platform/config/kinds.ts";
import { setting } from "#platform/config/setting.ts";

const subgraph = (name: string, port: number) =>
  setting(text({ parse: baseUrl }), {
    env: `SUBGRAPH_${name}_URL`,
    normal: `http://127.0.0.1:${port}`,
    means: "URL of the subgraph. It is used with `subgraphs: http`.",
  });

export const deployment = {
  families: setting(list({ item: (name) => name }), {
    env: "FAMILIES",
    normally: "those with a URL; all in a demo",
    means:
      "Families of the deployment by name. All others are absent: from the schema, the console, `sources`, `rateLimits`, scopes and readiness. Each process of a deployment needs the same.",
  }),
  demo: setting(flag, {
    env: "DEMO",
    normally: "true; false in production or beside real families",
    means:
      "The demo company's stand-in services may answer for families without a URL. Their people and payments are invented. With `true` they do so in production and beside real families as well.",
  }),
  servicesUrl: setting(text({ parse: baseUrl }), {
    env: "SERVICES_URL",
    formerly: "FAMILIES_URL",
    normally: "http://127.0.0.1:4100, started by `npm start`",
    means: "URL of the stand-in services. Each is under its own path.",
  }),
  workers: setting(integerOrAuto({ min: 1, max: 256, auto: availableParallelism }), {
    env: "WORKERS",
    normal: 1,
    means:
      "Processes that answer at the gateway's port; `auto` is one for each processor. With more than one, they share through Redis as gateways do; without it, each calls the families at its share of the documented rates, and the log warns of that. `/metrics` is their sum, each has its own limits of requests and memory, and one of them runs the reports of all.",
  }),
  redisUrl: setting(text({ parse: storeUrl("redis:", "rediss:") }), {
    env: "REDIS_URL",
    secret: true,
    normally: "none: each process has its own state",
    means:
      "Redis or Valkey 6.2 or later that the gateways share. It has documented rates, `Retry-After` of families, links that work once, corrections of indexes and persisted queries. `redis://` or, with TLS, `rediss://`, with user and password if needed. The subgraphs in processes of their own need the same value.",
  }),
  outboundProxy: setting(text({ parse: proxyUrl }), {
    env: "OUTBOUND_PROXY",
    aliases: ["HTTPS_PROXY", "https_proxy"],
    secret: true,
    means:
      "HTTP proxy to families. Their hosts of files and their token endpoints are called through it, too. For example `http://proxy.example:3128`, with user and password if needed. `HTTPS_PROXY` means the same. The stand-in services are called directly.",
  }),
  noProxy: setting(list({ item: proxyException }), {
    env: "NO_PROXY",
    aliases: ["no_proxy"],
    normal: [],
    means:
      "Hosts that are called without the proxy. A host includes its subdomains; a port may follow; `*` is all. This machine is always called directly.",
  }),
  subgraphs: setting(choice({ of: ["in-process", "http"] }), {
    env: "SUBGRAPHS",
    normal: "in-process",
    means: "Form of the subgraphs.",
  }),
  subgraphUrls: {
    identity: subgraph("IDENTITY", 4001),
    collaboration: subgraph("COLLABORATION", 4002),
    business: subgraph("BUSINESS", 4003),
  },
  subgraphTls: {
    certFile: setting(printableText, {
      means:
        "Certificate. It is a PEM file with the chain. A subgraph serves HTTPS with it; the gateway, and `identity` as a caller of the others, show it.",
    }),
    keyFile: setting(printableText, { means: "Its private key. A PEM file." }),
    caFile: setting(printableText, {
      normally: "those of Node",
      means: "Authorities of both sides. A PEM file.",
    }),
    clientCertificates: setting(flag, {
      normal: false,
      means:
        "Subgraphs demand certificates. They must be of `caFile`; probes and readers of `/metrics` need none.",
    }),
  },
  subgraphsSecret: setting(turning({ parse: longSecret }), {
    env: "SUBGRAPHS_SECRET",
    secret: true,
    means:
      "Secret that the gateway sends to subgraphs over HTTP. It is required when a subgraph listens on more than loopback, unless it verifies tokens itself (`auth: jwt`). With it, a subgraph answers nobody else.",
  }),
  operationIdHeader: setting(text({ parse: operationIdHeader }), {
    formerly: "OPERATION_ID_HEADER",
    means:
      "Header in which another router names the operation of a request to a subgraph. Requests with one id and the same credentials read each object once; without the header each request is an operation of its own. The router must make a new id for each operation and take none from clients.",
  }),
  executor: setting(choice({ of: ["compiled", "apollo"] }), {
    formerly: "EXECUTOR",
    normal: "compiled",
    means: "Executor of query plans: our own, or that of the Apollo gateway.",
  }),
  supergraphFile: setting(printableText, {
    env: "SUPERGRAPH_FILE",
    normally: "the supergraph of the build",
    means:
      "Supergraph that the gateway serves. It is a file, or a folder with the SDL of the subgraphs, which is composed. After a change it is loaded again, at most once a minute.",
  }),
  schemaCache: setting(printableText, {
    formerly: "SCHEMA_CACHE",
    normal: ".data/schemas",
    means: "Folder of composed schemas of deployments without some families.",
  }),
};
