/** Reports: the gallery, a report's page with its parameters and runs, and a report of the document in front. */
import { type FormEvent, useEffect, useState } from "react";
import { download } from "#console/data/browser.ts";
import { activeOf, nameOf, openDocument, tabs } from "#console/data/documents.ts";
import { isObject, type Json, parseJson } from "#console/data/json.ts";
import { goTo, hrefOf, route } from "#console/data/permalink.ts";
import { useStore } from "#console/data/store.ts";
import { Empty, FamilyName } from "#console/frame/parts.tsx";
import {
  NoReports,
  type Parameter,
  type ReportInfo,
  type Run,
  readReport,
  readReports,
  readRuns,
  startOwn,
  startRun,
} from "./api.ts";
import { reportDocuments } from "./documents.ts";
import { RunView } from "./run.tsx";

const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function Reports() {
  const item = useStore(route, (value) => value.item);
  if (item === "new") return <NewReport />;
  return <div className="page">{item === "" ? <Gallery /> : <ReportPage key={item} name={item} />}</div>;
}

function Gallery() {
  const [reports, setReports] = useState<readonly ReportInfo[] | undefined>(undefined);
  const [runs, setRuns] = useState<readonly Run[]>([]);
  const [problem, setProblem] = useState<unknown>(undefined);
  useEffect(() => {
    readReports().then(setReports, setProblem);
    // A caller who may not see runs still sees the reports.
    readRuns().then(setRuns, () => setRuns([]));
  }, []);
  return (
    <>
      <h1>Reports</h1>
      {problem instanceof NoReports ? (
        <Documents />
      ) : problem !== undefined ? (
        <p className="warning" role="alert">
          {problemOf(problem)}
        </p>
      ) : (
        <>
          <p className="lead">
            A report reads every page of its documents and says what is missing.{" "}
            <a href={hrefOf("reports", "new")}>Make one of the document in front</a>.
          </p>
          <div className="gallery">
            {reports?.map((report) => (
              <ReportCard
                key={report.name}
                report={report}
                last={runs.filter((run) => run.report === report.name).slice(0, 3)}
              />
            ))}
          </div>
        </>
      )}
    </>
  );
}

/** Where the gateway serves no reports: their documents, to run in the explorer, and the command line. */
function Documents() {
  return (
    <>
      <p className="lead">
        This gateway serves no reports over HTTP. Their documents can be run here page by page; the command
        line reads every page: <code>npm run -s report -- support-load --format html --out report.html</code>
      </p>
      <div className="gallery">
        {reportDocuments.map(({ name, about, document }) => (
          <article className="card" key={name}>
            <h2>{name}</h2>
            <p className="faint">{about}</p>
            <div>
              <button
                type="button"
                onClick={() => {
                  openDocument(document);
                  goTo("explore");
                }}
              >
                Open in the explorer
              </button>
            </div>
          </article>
        ))}
      </div>
    </>
  );
}

const runText = ({ state, complete }: Run): string =>
  state === "FINISHED" ? (complete ? "complete" : "incomplete") : state === "FAILED" ? "failed" : "running";

function ReportCard({ report, last }: { readonly report: ReportInfo; readonly last: readonly Run[] }) {
  return (
    <article className="card">
      <h2>
        <a href={hrefOf("reports", report.name)}>{report.title || report.name}</a>
      </h2>
      <p className="faint">{report.about}</p>
      <div className="card-families">
        {report.families.map((family) => (
          <FamilyName key={family} name={family} />
        ))}
      </div>
      <div className="faint">
        {report.parameters.length > 0 &&
          `Asks for ${report.parameters.map(({ label }) => label).join(", ")}. `}
        {last.length > 0 &&
          `Last runs: ${last.map((run) => `${new Date(run.createdAt).toLocaleString()} ${runText(run)}`).join("; ")}`}
      </div>
    </article>
  );
}

function ReportPage({ name }: { readonly name: string }) {
  const [report, setReport] = useState<ReportInfo | undefined>(undefined);
  const [runs, setRuns] = useState<readonly Run[]>([]);
  const [shown, setShown] = useState("");
  const [problem, setProblem] = useState("");
  const readAgain = () => void readRuns(name).then(setRuns, () => setRuns([]));
  useEffect(() => {
    readReport(name).then(setReport, (error: unknown) => setProblem(problemOf(error)));
    readRuns(name).then(setRuns, () => setRuns([]));
  }, [name]);
  const start = (parameters: Json) =>
    startRun(name, parameters).then(
      (run) => {
        setProblem("");
        setShown(run.id);
        readAgain();
      },
      (error: unknown) => setProblem(problemOf(error)),
    );
  return (
    <>
      <p>
        <a href={hrefOf("reports")}>All reports</a>
      </p>
      <h1>{report?.title ?? name}</h1>
      <p className="lead">{report?.about}</p>
      {problem !== "" && (
        <p className="warning problem" role="alert">
          {problem}
        </p>
      )}
      {report && (
        <ParametersForm parameters={report.parameters} onRun={(parameters) => void start(parameters)} />
      )}
      {shown !== "" && (
        <RunView
          key={shown}
          id={shown}
          onDeleted={() => {
            setShown("");
            readAgain();
          }}
        />
      )}
      <h2>Runs</h2>
      {runs.length === 0 ? (
        <p className="faint">Nobody has run it yet with your credentials.</p>
      ) : (
        <ul className="plain">
          {runs.map((run) => (
            <li key={run.id}>
              <button type="button" className="link" onClick={() => setShown(run.id)}>
                {new Date(run.createdAt).toLocaleString()}
              </button>{" "}
              {runText(run)}
            </li>
          ))}
        </ul>
      )}
      {report && <Files files={report.files} />}
    </>
  );
}

function Files({ files }: { readonly files: Readonly<Record<string, string>> }) {
  return Object.entries(files).map(([name, text]) => (
    <details key={name}>
      <summary>{name}</summary>
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      {name.endsWith(".graphql") && (
        <button
          type="button"
          onClick={() => {
            openDocument(text);
            goTo("explore");
          }}
        >
          Open in the explorer
        </button>
      )}
    </details>
  ));
}

const CONTROLS: Readonly<Record<string, string>> = { day: "date", integer: "number", number: "number" };

/** The value of a parameter from its text; undefined leaves it out. */
function parameterValue(text: string, { kind }: Parameter): unknown {
  if (text === "") return undefined;
  if (kind === "integer" || kind === "number") return Number(text);
  if (kind === "boolean") return text === "true";
  if (kind === "list") return parseJson(text) ?? text.split(/\s*,\s*/);
  if (kind === "json") return parseJson(text) ?? text;
  return text;
}

interface ParametersFormProps {
  readonly parameters: readonly Parameter[];
  onRun(parameters: Json): void;
}

function ParametersForm({ parameters, onRun }: ParametersFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const entries = parameters.flatMap((parameter): [string, unknown][] => {
      const value = parameterValue(String(given.get(parameter.name) ?? ""), parameter);
      return value === undefined ? [] : [[parameter.name, value]];
    });
    onRun(Object.fromEntries(entries));
  };
  return (
    <form className="form parameters" onSubmit={submit}>
      {parameters.map((parameter) => (
        <div className="form-row" key={parameter.name}>
          <label htmlFor={`parameter-${parameter.name}`}>
            {parameter.label}
            {parameter.required && <b title="required">*</b>} <small>{parameter.kind}</small>
          </label>
          <Control parameter={parameter} />
          {parameter.about !== "" && <small>{parameter.about}</small>}
        </div>
      ))}
      <div>
        <button type="submit" className="primary">
          Run the report
        </button>
      </div>
    </form>
  );
}

function Control({ parameter }: { readonly parameter: Parameter }) {
  const { name, kind, values, required, initial } = parameter;
  const before =
    initial === null || initial === undefined
      ? ""
      : typeof initial === "string"
        ? initial
        : JSON.stringify(initial);
  const choices = kind === "boolean" ? ["true", "false"] : values;
  if (choices.length > 0)
    return (
      <select id={`parameter-${name}`} name={name} defaultValue={before} required={required}>
        <option value="">—</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  return (
    <input
      id={`parameter-${name}`}
      name={name}
      type={CONTROLS[kind] ?? "text"}
      step="any"
      defaultValue={before}
      required={required}
    />
  );
}

/** A report of the document in front: its files, which can be run at once or downloaded. */
function NewReport() {
  const tab = useStore(tabs, activeOf);
  const name = nameOf(tab.document);
  const [title, setTitle] = useState(name);
  const [id, setId] = useState("");
  const [problem, setProblem] = useState("");
  const files = {
    "report.yaml": `title: ${JSON.stringify(title)}\n`,
    [`${name.toLowerCase()}.graphql`]: tab.document,
  };
  const values = tab.variables.trim() === "" ? {} : parseJson(tab.variables);
  const run = () =>
    startOwn(files, isObject(values) ? values : {}).then(
      (started) => {
        setProblem("");
        setId(started.id);
      },
      (error: unknown) => setProblem(problemOf(error)),
    );
  if (tab.document.trim() === "")
    return <Empty title="The document in front is empty">Write or choose one in the explorer first.</Empty>;
  return (
    <div className="page">
      <p>
        <a href={hrefOf("reports")}>All reports</a>
      </p>
      <h1>New report</h1>
      <p className="lead">
        It is made of the document {name} that stands in front in the explorer: every list is read to its end.
        Column names are the response keys, so an alias renames a column.
      </p>
      <form
        className="form parameters"
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <label className="form-row">
          <span>Title</span>
          <input value={title} required onChange={(event) => setTitle(event.target.value)} />
        </label>
        <div className="button-row">
          <button type="submit" className="primary">
            Run it
          </button>
          <button
            type="button"
            onClick={() => {
              for (const [file, text] of Object.entries(files)) download(file, text, "text/plain");
            }}
          >
            Download its files
          </button>
        </div>
      </form>
      {problem !== "" && (
        <p className="warning problem" role="alert">
          {problem}
        </p>
      )}
      {id !== "" && <RunView key={id} id={id} onDeleted={() => setId("")} />}
      <Files files={files} />
    </div>
  );
}
