/**
 * A report as a folder of text files. `report.yaml` (or `.json`) has its title, variables and columns; each
 * `.graphql` file reads rows; the optional `report.sql` composes them.
 */
import { createHash } from "node:crypto";
import Type, { type Static } from "typebox";
import Value from "typebox/value";
import { isMap, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { UsageError } from "#reports/kit/usage-error.ts";
import { problemsOf } from "./problems.ts";
import { checkTests, Tests } from "./result-tests.ts";
import { checkSchedule, Schedule } from "./schedule.ts";

const closed = { additionalProperties: false } as const;
const Text = Type.String({ minLength: 1, maxLength: 2_000 });
const Key = Type.String({ minLength: 1, maxLength: 200 });

const ColumnSpec = Type.Object(
  {
    label: Type.Optional(Text),
    /** Required if the type of the value does not determine it. */
    type: Type.Optional(
      Type.Union([Type.Literal("category"), Type.Literal("percent"), Type.Literal("text")]),
    ),
    /** The column with the currency of an amount. */
    currency: Type.Optional(Key),
    total: Type.Optional(Type.Boolean()),
    /** Column with the ids, or ids and amounts, of the objects behind a figure. */
    of: Type.Optional(Key),
    /** True if the figure can only grow with further rows of any table. */
    grows: Type.Optional(Type.Boolean()),
    /** Source tables of the figure; by default all tables that the SQL reads. */
    from: Type.Optional(Type.Array(Key, { minItems: 1, maxItems: 20 })),
  },
  closed,
);
export type ColumnSpec = Static<typeof ColumnSpec>;

const ParameterSpec = Type.Object(
  {
    label: Type.Optional(Text),
    about: Type.Optional(Text),
    /** A type of the API, or `person`. Required if no document declares the variable. */
    type: Type.Optional(Key),
    default: Type.Optional(Type.Unknown()),
  },
  closed,
);
export type ParameterSpec = Static<typeof ParameterSpec>;

const Chart = Type.Object(
  {
    kind: Type.Union([Type.Literal("bars"), Type.Literal("months")]),
    title: Text,
    label: Key,
    value: Type.Optional(Key),
    series: Type.Optional(Key),
  },
  closed,
);

const MOST_DAYS = 3_650;
const MOST_SWEEP_PAGES = 1_000;

const ReportFile = Type.Object(
  {
    title: Text,
    about: Type.Optional(Text),
    parameters: Type.Optional(Type.Record(Type.String(), ParameterSpec)),
    columns: Type.Optional(Type.Record(Type.String(), ColumnSpec)),
    /** Column with the id of a row's object. An object with several rows counts once. */
    id: Type.Optional(Key),
    /** Columns that identify a row when two runs are compared. */
    key: Type.Optional(Type.Array(Key, { minItems: 1, maxItems: 8 })),
    /** Identity of the report. Runs with the same identity can be compared. */
    identity: Type.Optional(Key),
    chart: Type.Optional(Chart),
    retention: Type.Optional(Type.Object({ days: Type.Integer({ minimum: 1, maximum: MOST_DAYS }) }, closed)),
    schedule: Type.Optional(Schedule),
    /** Lists of which only changes since the last run are read. */
    refresh: Type.Optional(Type.Literal("incremental")),
    /** Number of pages of ids that a refresh reads of each of these lists, to find deleted objects. */
    sweep: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_SWEEP_PAGES })),
    tests: Type.Optional(Tests),
  },
  closed,
);

/** A document of a report, by the name of its file. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

export interface ReportDefinition extends Static<typeof ReportFile> {
  readonly name: string;
  /** The unchanged texts. */
  readonly files: Readonly<Record<string, string>>;
  readonly documents: readonly NamedText[];
  readonly sql: string | undefined;
}

const DOCUMENT = /^([a-z][A-Za-z0-9]{0,39})\.graphql$/;
/** Names of schemas in the database. A document becomes a schema, so it cannot have one of these names. */
const RESERVED = ["main", "temp", "system", "memory", "previous"];
const DESCRIPTIONS = ["report.yaml", "report.json"];
const SQL = "report.sql";

/** True if a file of this name may be part of a report. */
export const isReportFile = (file: string): boolean =>
  DOCUMENT.test(file) || DESCRIPTIONS.includes(file) || file === SQL;

const MOST_FILES = 12;
const MOST_CHARACTERS = 200_000;

/**
 * Reads the files of a report.
 * @param files texts by file name
 * @throws UsageError with the file and line of the mistake
 */
export function readDefinition(name: string, files: Readonly<Record<string, string>>): ReportDefinition {
  const names = Object.keys(files);
  const unknown = names.find((file) => !isReportFile(file));
  if (unknown !== undefined)
    throw new UsageError(
      `A report has the files report.yaml (or report.json), report.sql, and documents with names such as tickets.graphql; "${unknown}" is none of these`,
    );
  if (names.length > MOST_FILES) throw new UsageError(`A report has at most ${MOST_FILES} files`);
  if (names.some((file) => (files[file] ?? "").length > MOST_CHARACTERS))
    throw new UsageError(`A file of a report has at most ${MOST_CHARACTERS} characters`);
  const descriptions = DESCRIPTIONS.filter((file) => names.includes(file));
  const [description] = descriptions;
  if (description === undefined || descriptions.length > 1)
    throw new UsageError("A report needs one file report.yaml or report.json");
  const documents = names.flatMap((file) => {
    const document = DOCUMENT.exec(file)?.[1];
    return document === undefined ? [] : [{ name: document, text: files[file] ?? "" }];
  });
  const sql = files[SQL];
  const reserved = documents.find((document) => RESERVED.includes(document.name.toLowerCase()));
  if (reserved && sql !== undefined)
    throw new UsageError(
      `${reserved.name}.graphql: SQL uses the name "${reserved.name}" itself: rename the file`,
    );
  const twin = documents.find(({ name: one }, at) =>
    documents.slice(0, at).some((other) => other.name.toLowerCase() === one.toLowerCase()),
  );
  if (twin)
    throw new UsageError(
      `${twin.name}.graphql: SQL does not distinguish case, and another document has this name`,
    );
  if (documents.length === 0) throw new UsageError("A report needs a document, such as tickets.graphql");
  if (documents.length > 1 && sql === undefined)
    throw new UsageError("A report of several documents needs report.sql, which composes them");
  return { ...readDescription(description, files[description] ?? ""), name, files, documents, sql };
}

/** Name of the reports that are not saved. */
export const UNSAVED = "unsaved";

/** The identity of a report; by default its name, or a hash of its documents and SQL if it is not saved. */
export function identityOf({ identity, name, documents, sql }: ReportDefinition): string {
  if (identity !== undefined || name !== UNSAVED) return identity ?? name;
  const texts = JSON.stringify([documents, sql ?? null]);
  return createHash("sha256").update(texts).digest("hex").slice(0, 32);
}

/**
 * A report made of a document, or of a document and SQL.
 * @param title the title, which is also the name of its tables if it is a valid one
 */
export function ownReport(title: string, text: string, sql?: string): ReportDefinition {
  const name = DOCUMENT.test(`${title}.graphql`) ? title : "document";
  const files = { [`${name}.graphql`]: text, ...(sql !== undefined && { [SQL]: sql }) };
  return { name: title, title, files, documents: [{ name, text }], sql };
}

function readDescription(file: string, text: string): Static<typeof ReportFile> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  // Nested aliases could expand to gigabytes.
  visit(document, {
    Alias(_, { source, range }) {
      const { line } = lines.linePos(range?.[0] ?? 0);
      throw new UsageError(
        `${file}: line ${line}: write the value out: aliases such as *${source} are not read`,
      );
    },
  });
  const [error] = document.errors;
  if (error)
    throw new UsageError(`${file}: line ${error.linePos?.[0].line ?? 1}: ${firstLine(error.message)}`);
  const value = withShortColumns(document.toJS());
  const problems = problemsOf(ReportFile, value).map(
    ({ path, message }) => `${file}: line ${lineOf(document.contents, path, lines)}: ${message}`,
  );
  if (problems.length > 0) throw new UsageError([...new Set(problems)].join("\n"));
  const report = Value.Parse(ReportFile, value);
  if (report.schedule) checkSchedule(report.schedule, file);
  if (report.tests) checkTests(report.tests, file);
  return report;
}

/** File and line of a member of a report's description. */
export function lineIn({ files }: Pick<ReportDefinition, "files">, path: readonly string[]): string {
  const file = DESCRIPTIONS.find((one) => files[one] !== undefined) ?? "";
  const lines = new LineCounter();
  const { contents } = parseDocument(files[file] ?? "", { lineCounter: lines });
  return `${file}: line ${lineOf(contents, path, lines)}: `;
}

const firstLine = (text: string): string => (text.split("\n")[0] ?? "").replace(/ at line \d.*$/, "");

/** The line of a value, or of the nearest value around it if it is missing. */
function lineOf(node: unknown, [key, ...rest]: readonly string[], lines: LineCounter): number {
  const start = nodeStart(node);
  const line = start === undefined ? 1 : lines.linePos(start).line;
  if (key === undefined || !isMap(node)) return line;
  const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
  if (!pair) return line;
  if (rest.length > 0) return lineOf(pair.value, rest, lines);
  const at = nodeStart(pair.key);
  return at === undefined ? line : lines.linePos(at).line;
}

const nodeStart = (node: unknown): number | undefined =>
  (isMap(node) || isScalar(node)) && node.range ? node.range[0] : undefined;

/** `team: Team` is short for `team: { label: Team }`. */
function withShortColumns(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("columns" in value)) return value;
  const { columns } = value;
  if (typeof columns !== "object" || columns === null) return value;
  const long = Object.entries(columns).map(([key, spec]) => [
    key,
    typeof spec === "string" ? { label: spec } : spec,
  ]);
  return { ...value, columns: Object.fromEntries(long) };
}
