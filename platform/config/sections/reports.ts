/** Settings of stored data: events that families sent, and runs of reports. */
import { hostName, longSecret, storageUrl, storeUrl } from "#platform/config/formats.ts";
import { flag, integer, list, printableText, text, turning } from "#platform/config/kinds.ts";
import { setting } from "#platform/config/setting.ts";

export const INBOX_FILE = ".data/inbox.db";

export const REPORTS_FOLDER = ".data/reports";

export const reports = {
  folder: setting(printableText, {
    env: "REPORTS_FOLDER",
    normal: REPORTS_FOLDER,
    means:
      "Folder of the runs of reports and their results. With `database`, it holds runs in progress and copies of results. Each gateway needs one of its own; the workers of one gateway share it. A second `npm start` on one machine takes `.data/reports-2`.",
  }),
  definitions: setting(printableText, {
    env: "REPORTS_DEFINITIONS",
    normally: "the database of reports, if there is one",
    means:
      "Folder of saved reports, a folder each. They are listed and run beside those of the program, and callers with the scope `reports:write` save reports in it.",
  }),
  atOnce: setting(integer({ min: 1, max: 64 }), {
    formerly: "REPORTS_AT_ONCE",
    normal: 2,
    means: "Most runs at the same time; further ones wait.",
  }),
  rows: setting(integer({ min: 1, max: 50_000_000 }), {
    formerly: "REPORTS_ROWS",
    normal: 1_000_000,
    means: "Most rows that a run reads, and most rows of its result.",
  }),
  database: setting(text({ parse: storeUrl("postgres:", "postgresql:") }), {
    secret: true,
    normally: "none: a file in `folder` is used",
    means:
      "PostgreSQL database of runs, for several gateways. Missing tables are created in the schema `tributary_reports`. `files` is needed too.",
  }),
  files: {
    url: setting(text({ parse: storageUrl }), {
      normally: "none: results stay in `folder`",
      means:
        "S3 bucket of results and snapshots: `https://storage.example/bucket/prefix`. The address is of the path style, the prefix is optional.",
    }),
    region: setting(printableText, { normal: "us-east-1", means: "Its region." }),
    accessKey: setting(printableText, { means: "Its access key." }),
    secretKey: setting(printableText, { secret: true, means: "Its secret key." }),
  },
  schedules: {
    run: setting(flag, {
      formerly: "REPORTS_SCHEDULES",
      normal: false,
      means:
        "Reports run by their schedules. With several workers, one of them runs them. Several gateways need `database`; those with Redis refuse to start without it.",
    }),
    token: setting(printableText, {
      env: "REPORTS_SCHEDULE_TOKEN",
      secret: true,
      means:
        "Bearer token of scheduled reports, whose subject their runs belong to. It is needed with access control.",
    }),
    folder: setting(printableText, {
      formerly: "REPORTS_DELIVERY_FOLDER",
      means: "Folder to which results of scheduled reports are written.",
    }),
    webhookHosts: setting(list({ item: hostName }), {
      formerly: "REPORTS_WEBHOOK_HOSTS",
      normal: [],
      means: "Hosts to which results of scheduled reports may be sent. Private addresses are refused.",
    }),
    webhookSecret: setting(turning({ parse: longSecret }), {
      env: "REPORTS_WEBHOOK_SECRET",
      secret: true,
      means: "Secret of at least 32 characters that signs such requests.",
    }),
    mailUrl: setting(text({ parse: storeUrl("smtp:", "smtps:") }), {
      secret: true,
      normally: "none: no mail is sent",
      means:
        "Mail server for results of scheduled reports, `smtp://` or `smtps://`, with user and password if needed. A password is sent over TLS only.",
    }),
    mailFrom: setting(printableText, { means: "Address of the sender of such mails." }),
    mailDomains: setting(list({ item: hostName }), {
      normal: [],
      means: "Domains of addresses to which results of scheduled reports may be sent.",
    }),
  },
};

export const inbox = {
  file: setting(printableText, {
    env: "INBOX_FILE",
    normal: INBOX_FILE,
    means:
      "File of the events sent by families. A collaboration subgraph in its own process reads the gateway's file. A second `npm start` on one machine takes `.data/inbox-2.db`.",
  }),
  url: setting(text({ parse: storeUrl("postgres:", "postgresql:") }), {
    env: "INBOX_URL",
    secret: true,
    normally: "none: `file` is used",
    means:
      "PostgreSQL database of these events, for several gateways. `postgres://` or `postgresql://`, with user and password if needed; missing tables are created. A collaboration subgraph in its own process needs the same value.",
  }),
  days: setting(integer({ min: 0, max: 36_500 }), {
    formerly: "INBOX_DAYS",
    normal: 0,
    means: "Days after which an event is deleted; 0 for never. Events are deleted when a further one comes.",
  }),
};
