/** Describes reports for the console: parameters, families and columns. */
import { identityOf, type ReportDefinition } from "#reports/kit/definition/definition.ts";
import type { Parameter } from "#reports/kit/definition/parameters.ts";
import type { Column, Mark } from "#reports/kit/rows/columns.ts";
import { defaultValues, openReport, prepareOpened } from "#reports/kit/run.ts";
import type { StoredResult } from "#reports/kit/stored/run-folder.ts";
import { columnType } from "#reports/kit/tables/table-files.ts";
import { fullName } from "#reports/kit/tables/tables.ts";
import type { ColumnInfo, ParameterInfo, ReportInfo } from "#reports/server/protocol.ts";

const RETENTION_DAYS = 30;

/** Time for which runs of a report are stored, days. */
const retentionOf = ({ retention }: ReportDefinition): number => retention?.days ?? RETENTION_DAYS;

/**
 * Describes a report.
 * @param signal ends the check of its SQL
 * @throws UsageError for mistakes in the report
 */
export async function describeReport(
  definition: ReportDefinition,
  signal?: AbortSignal,
): Promise<ReportInfo> {
  const opened = openReport(definition);
  const values = defaultValues(opened.parameters);
  const { columns, tables, families, warnings } = await prepareOpened(definition, opened, values, { signal });
  const { name, title, about = "", key = null, sql, files } = definition;
  return {
    name,
    title,
    identity: identityOf(definition),
    about,
    families,
    parameters: opened.parameters.map(parameterInfo),
    columns: columnInfos(columns),
    key,
    tables: tables.map((table) => ({
      name: fullName(table),
      columns: table.columns.map((column) => ({ name: column.name, type: columnType(column) })),
    })),
    composed: sql !== undefined,
    warnings,
    retentionDays: retentionOf(definition),
    schedule: definition.schedule ?? null,
    files,
  };
}

const parameterInfo = (parameter: Parameter): ParameterInfo => ({
  ...parameter,
  about: parameter.about ?? null,
  type: String(parameter.type),
  default: parameter.default ?? null,
  values: parameter.values ?? null,
});

/** Columns as clients see them. @param marks accuracy of their figures, if known, and the rows behind them */
export const columnInfos = (
  columns: readonly Column[],
  marks?: readonly Mark[],
  behind?: StoredResult["behind"],
): ColumnInfo[] =>
  columns.map(({ key, label, type, currencyAt, total = false }, at) => ({
    key,
    label,
    type,
    currencyKey: currencyAt === undefined ? null : (columns[currencyAt]?.key ?? null),
    total,
    ...(marks && { mark: marks[at] ?? "exact" }),
    ...(behind && { behind: behind[at] ?? null }),
  }));
