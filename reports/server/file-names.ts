/** Names and types of the files of a run. */

import type { RunRecord } from "./engine/run-record.ts";
import type { FileFormat } from "./protocol.ts";

export const contentTypes: Readonly<Record<FileFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
  ndjson: "application/x-ndjson; charset=utf-8",
  html: "text/html; charset=utf-8",
  charts: "application/json; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  parquet: "application/vnd.apache.parquet",
  manifest: "application/json; charset=utf-8",
};

/** `customer-360-20261122-1840.csv` */
export function fileName({ report, endedAt, createdAt }: RunRecord, format: FileFormat): string {
  const ending = format === "manifest" || format === "charts" ? `${format}.json` : format;
  const stamp = (endedAt ?? createdAt).slice(0, 16).replace(/[-:]/g, "").replace("T", "-");
  return `${report}-${stamp}.${ending}`;
}
