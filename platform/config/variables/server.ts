/** Settings of a process and of its HTTP server. */
import { address, baseUrl, choice, headerNames, integer, origins, parsed } from "#platform/config/kinds.ts";

export const server = {
  host: parsed("HOST", "127.0.0.1", "127.0.0.1", "Address that the process listens on.", address),
  port: parsed(
    "PORT",
    undefined,
    "4000; 4001 to 4003 for a subgraph, 4004 for `npm run edge`",
    "Port that the process listens on; 0 takes a free one.",
    (text) => integer("PORT", 0, 0, 65_535, "").read(text),
  ),
  publicUrl: parsed(
    "PUBLIC_URL",
    undefined,
    "none: links are paths on the gateway",
    "URL at which clients reach the gateway, with the path prefix of a proxy if there is one; links to files and for uploads then are absolute. Subgraphs in processes of their own need the same value.",
    baseUrl,
  ),
  filesBaseUrl: parsed(
    "FILES_BASE_URL",
    undefined,
    "PUBLIC_URL",
    "URL at which clients reach the process of files, uploads and webhooks (`npm run edge`), with the path prefix of a proxy if there is one; links to files and for uploads then lead there. The gateway and the subgraphs in processes of their own need the same value.",
    baseUrl,
  ),
  nodeEnv: choice(
    "NODE_ENV",
    ["development", "test", "production"],
    "development",
    "In production, console, introspection and hints in error messages are off unless set otherwise.",
  ),
  demo: choice(
    "DEMO",
    ["on", "off"],
    undefined,
    "Whether the demo company's stand-in services, whose people and payments are invented, may answer for families without a URL. With `on` they do so in production and beside real families as well:",
    "on where no family has a URL; off in production and beside real families",
  ),
  logLevel: choice(
    "LOG_LEVEL",
    ["fatal", "error", "warn", "info", "debug", "silent"],
    "info",
    "Lowest level that is logged, as JSON lines without secrets:",
  ),
  console: choice(
    "CONSOLE",
    ["on", "off"],
    undefined,
    "Whether the console is served to browsers; its editor needs INTROSPECTION:",
    "on; off in production",
  ),
  introspection: choice(
    "INTROSPECTION",
    ["on", "off"],
    undefined,
    "Whether clients may introspect the schema:",
    "on; off in production",
  ),
  corsOrigins: parsed(
    "CORS_ORIGINS",
    undefined,
    "Apollo Sandbox where the console is on; none otherwise",
    "Origins whose pages may call the gateway from a browser, separated by commas; the console links to Apollo Sandbox only if it is one of them. Outside production, pages of localhost, 127.0.0.1 and [::1] may call at any port as well. Cookies are never accepted.",
    origins,
  ),
  corsHeaders: parsed(
    "CORS_HEADERS",
    [],
    "",
    "Request headers that pages may send, separated by commas, in addition to those that the gateway and its clients use; for example, a header from which a credential is forwarded.",
    headerNames,
  ),
};
