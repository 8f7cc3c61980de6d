/** Settings of what a process stores: events that families sent, and runs of reports. */
import {
  choice,
  hostNames,
  integer,
  longSecret,
  parsed,
  printable,
  secret,
  storeUrl,
} from "#platform/config/kinds.ts";

export const INBOX_FILE = ".data/inbox.db";

export const REPORTS_FOLDER = ".data/reports";

export const reports = {
  reportsFolder: parsed(
    "REPORTS_FOLDER",
    REPORTS_FOLDER,
    `${REPORTS_FOLDER}; .data/reports-2 where a second \`npm start\` keeps its data in families-2.db`,
    "Folder in which runs of reports and their results are stored. Each gateway needs one of its own; the workers of one gateway share it.",
    printable,
  ),
  reportsDefinitions: parsed(
    "REPORTS_DEFINITIONS",
    undefined,
    "none: reports cannot be saved on the server",
    "Folder of reports, a folder each, that are listed and run beside those of the program, and in which callers with the scope `reports:write` save reports.",
    printable,
  ),
  reportsAtOnce: integer(
    "REPORTS_AT_ONCE",
    2,
    1,
    64,
    "Runs of reports that go on at the same time; further ones wait.",
  ),
  reportsRows: integer(
    "REPORTS_ROWS",
    1_000_000,
    1,
    50_000_000,
    "Rows that a run of a report may read, and that its result may have.",
  ),
  reportsSchedules: choice(
    "REPORTS_SCHEDULES",
    ["on", "off"],
    "off",
    "Whether named reports run by their schedules, with `WORKERS` in one of them. Of several gateways with REDIS_URL one runs each; without it, set this for one gateway:",
  ),
  reportsScheduleToken: secret(
    parsed(
      "REPORTS_SCHEDULE_TOKEN",
      undefined,
      "",
      "Bearer token with which scheduled reports ask, and whose subject their runs belong to. Needed where access control is on.",
      printable,
    ),
  ),
  reportsDeliveryFolder: parsed(
    "REPORTS_DELIVERY_FOLDER",
    undefined,
    "",
    "Folder to which results of scheduled reports are written.",
    printable,
  ),
  reportsWebhookHosts: parsed(
    "REPORTS_WEBHOOK_HOSTS",
    [] as readonly string[],
    "",
    "Hosts to which results of scheduled reports may be sent, separated by commas. Private addresses are refused.",
    hostNames,
  ),
  reportsWebhookSecret: secret(
    parsed(
      "REPORTS_WEBHOOK_SECRET",
      undefined,
      "",
      "Secret of at least 32 characters with which such requests are signed.",
      longSecret,
    ),
  ),
};

export const listening = {
  inboxFile: parsed(
    "INBOX_FILE",
    INBOX_FILE,
    `${INBOX_FILE}; .data/inbox-2.db when a second \`npm start\` stores its data in families-2.db`,
    "File that stores events sent by families. A collaboration subgraph in its own process reads the gateway's file.",
    printable,
  ),
  inboxUrl: secret(
    parsed(
      "INBOX_URL",
      undefined,
      "none: INBOX_FILE is used",
      "PostgreSQL database that stores events sent by families instead of INBOX_FILE, for several gateways. `postgres://` or `postgresql://`, with user and password if it needs them; the tables are created where they are missing. A collaboration subgraph in its own process needs the same value.",
      storeUrl("postgres:", "postgresql:"),
    ),
  ),
  inboxDays: integer(
    "INBOX_DAYS",
    0,
    0,
    36_500,
    "Days after which a message of the inbox is deleted, once a further one comes; 0 to keep all.",
  ),
};
