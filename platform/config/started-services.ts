/** Adapts the configuration of a process to the stand-in services that it started. */
import type { Config } from "./config.ts";
import type { FamilySettings } from "./family-settings.ts";
import { INBOX_FILE, REPORTS_FOLDER } from "./sections/reports.ts";

/** Stand-in services that were started. */
export interface StartedServices {
  readonly baseUrls: Readonly<Record<string, string>>;
  /** Above 1 if other stand-in services have the usual data file open. */
  readonly instance: number;
}

/**
 * Sets the URLs of the started stand-in services. If they use another data file, inbox and reports get their own
 * places, because their content is about that data.
 */
export function withStartedServices(config: Config, placed: StartedServices | undefined): Config {
  if (!placed) return config;
  const families: Record<string, FamilySettings> = { ...config.families };
  for (const name of config.localFamilies) {
    const url = placed.baseUrls[name];
    const own = families[name];
    if (url !== undefined && own) families[name] = { ...own, baseUrl: url };
  }
  const ownInbox = placed.instance > 1 && config.inboxFile === INBOX_FILE;
  const inboxFile = ownInbox ? INBOX_FILE.replace(/\.db$/, `-${placed.instance}.db`) : config.inboxFile;
  const ownReports = placed.instance > 1 && config.reports.folder === REPORTS_FOLDER;
  const reports = ownReports
    ? { ...config.reports, folder: `${REPORTS_FOLDER}-${placed.instance}` }
    : config.reports;
  return { ...config, families, inboxFile, reports };
}

/** The warning about invented data in production or beside that of real families. */
export function demoWarning({ production, families, localFamilies }: Config): string | undefined {
  const beside = localFamilies.length < Object.keys(families).length;
  if (localFamilies.length === 0 || !(production || beside)) return undefined;
  const where = beside ? "beside real families" : "in production";
  return `The demo company answers ${where} with invented data for: ${localFamilies.join(", ")}`;
}
