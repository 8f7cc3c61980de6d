/** Settings of a process and of its HTTP server. */
import { address, baseUrl, headerName, origin } from "#platform/config/formats.ts";
import { choice, flag, integer, list, text } from "#platform/config/kinds.ts";
import { setting } from "#platform/config/setting.ts";

export const server = {
  host: setting(text({ parse: address }), {
    env: "HOST",
    normal: "127.0.0.1",
    means: "Address that the process listens on.",
  }),
  port: setting(integer({ min: 0, max: 65_535 }), {
    env: "PORT",
    normally: "4000; 4001 to 4003 for a subgraph, 4004 for `npm run edge`",
    means: "Port that the process listens on; 0 takes a free one.",
  }),
  publicUrl: setting(text({ parse: baseUrl }), {
    env: "PUBLIC_URL",
    normally: "none: links are paths",
    means:
      "URL at which clients reach the gateway. It has the path prefix of a proxy if there is one; links to files and for uploads then are absolute. Subgraphs in processes of their own need the same value.",
  }),
  filesBaseUrl: setting(text({ parse: baseUrl }), {
    env: "FILES_BASE_URL",
    normally: "`publicUrl`",
    means:
      "URL at which clients reach `npm run edge`. Links to files and for uploads then lead there. The gateway and the subgraphs in processes of their own need the same value.",
  }),
  environment: setting(choice({ of: ["development", "test", "production"] }), {
    env: "NODE_ENV",
    normal: "development",
    means: "In `production`, console, introspection and error hints are off. Each can be on nevertheless.",
  }),
  logLevel: setting(choice({ of: ["fatal", "error", "warn", "info", "debug", "silent"] }), {
    env: "LOG_LEVEL",
    normal: "info",
    means: "Lowest level that is logged, as JSON lines without secrets.",
  }),
  logSample: setting(integer({ min: 1, max: 10_000 }), {
    normal: 1,
    means:
      "One of so many ordinary operations is logged. Writes, operations with errors and those of 2.5 s or more are all logged.",
  }),
  console: setting(flag, {
    formerly: "CONSOLE",
    normally: "true; false in production",
    means: "The console is served to browsers. Its editor needs `introspection`.",
  }),
  introspection: setting(flag, {
    formerly: "INTROSPECTION",
    normally: "true; false in production",
    means: "Clients may introspect the schema.",
  }),
  mcp: setting(flag, {
    normally: "true; false in production",
    means: "Agents are served at `/mcp`. Their tools show the schema, also where `introspection` is off.",
  }),
  corsOrigins: setting(list({ item: origin }), {
    formerly: "CORS_ORIGINS",
    normally: "Apollo Sandbox if the console is on",
    means:
      "Origins whose pages may call the gateway. The console links to Apollo Sandbox only if it is one of them. Outside production, pages of localhost, 127.0.0.1 and [::1] may call at any port as well. Cookies are never accepted.",
  }),
  corsHeaders: setting(list({ item: headerName }), {
    formerly: "CORS_HEADERS",
    normal: [],
    means:
      "Further request headers that pages may send. A header from which a credential is forwarded is an example.",
  }),
};
