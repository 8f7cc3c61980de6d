/** The sixteen families: health, remaining rate, and the fields that call their operations. */
import { useEffect, useState } from "react";
import { families, familyLook } from "#console/data/family-look.ts";
import {
  differenceText,
  type FamilyState,
  familyStates,
  leastLeft,
  readFamilies,
  windowMinutes,
} from "#console/data/family-status.ts";
import { operations, type RestOperation } from "#console/data/operations.ts";
import { loadedSchema } from "#console/data/schema.ts";
import { send, session } from "#console/data/session.ts";
import { CoordinateButton } from "#console/explore/docs.tsx";
import { hrefOf } from "#console/kit/address.ts";
import { msText } from "#console/kit/figures.ts";
import { goTo, route } from "#console/kit/route.ts";
import { useStore } from "#console/kit/store.ts";
import { Empty, FamilyName, Health } from "#console/ui/parts.tsx";

/** Interval at which the states are read again, ms. */
const EVERY_MS = 5_000;

export function Families() {
  const item = useStore(route, (value) => value.item);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const read = () =>
      readFamilies().then(
        () => setProblem(""),
        (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
      );
    void read();
    const timer = setInterval(() => void read(), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const known = families.some(({ name }) => name === item);
  return (
    <div className="page">
      {problem !== "" && (
        <p className="banner warning" role="alert">
          The state of the families cannot be read: {problem}
        </p>
      )}
      {known ? <FamilyPage key={item} name={item} /> : <FamilyTable />}
    </div>
  );
}

function FamilyTable() {
  const states = useStore(familyStates);
  const minutes = useStore(windowMinutes);
  return (
    <>
      <h1>Families</h1>
      <p className="lead">
        Each family is one REST interface. Calls are those of this gateway process in the last {minutes}{" "}
        minutes.
      </p>
      <section
        className="table-scroll plain-scroll families"
        tabIndex={0}
        aria-label="Families and their state"
      >
        <table>
          <thead>
            <tr>
              <th>Family</th>
              <th>Health</th>
              <th className="number">Calls</th>
              <th className="number">Failed</th>
              <th>Rate left</th>
              <th className="number">p50</th>
              <th className="number">p95</th>
              <th>Breaker</th>
              <th>Credential</th>
              <th>Contract</th>
              <th className="number">Operations</th>
            </tr>
          </thead>
          <tbody>
            {families.map(({ name }) => {
              const state = states.get(name);
              return (
                <tr key={name}>
                  <td>
                    <a href={hrefOf("families", name)}>
                      <FamilyName name={name} />
                    </a>
                  </td>
                  <td>
                    <Health state={state} />
                    {state?.reason && <small> {state.reason}</small>}
                  </td>
                  <td className="number">{state?.calls ?? "—"}</td>
                  <td className={state && state.failed > 0 ? "number bad" : "number"}>
                    {state?.failed ?? "—"}
                  </td>
                  <td>{state && <RateLeft state={state} />}</td>
                  <td className="number">{state?.p50Ms === undefined ? "—" : msText(state.p50Ms)}</td>
                  <td className="number">{state?.p95Ms === undefined ? "—" : msText(state.p95Ms)}</td>
                  <td>{state?.circuit}</td>
                  <td>{state?.credential}</td>
                  <td>{state && <Contract state={state} />}</td>
                  <td className="number">{operations.filter(({ family }) => family === name).length}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** Shows the comparison of a family's responses with its contract. */
function Contract({ state: { contract } }: { readonly state: FamilyState }) {
  if (!contract)
    return (
      <span className="faint" title="The setting DRIFT_SAMPLE compares some of its answers">
        not compared
      </span>
    );
  if (!contract.differs) return "as documented";
  return (
    <span className="bad" title={`${contract.operation}: ${differenceText(contract)}`}>
      differed at {new Date(contract.at).toLocaleTimeString()}
    </span>
  );
}

function RateLeft({ state }: { readonly state: FamilyState }) {
  const least = leastLeft(state);
  if (state.throttledUntil !== undefined)
    return <span className="bad">paused until {new Date(state.throttledUntil).toLocaleTimeString()}</span>;
  if (!least) return <span className="faint">no limit known</span>;
  const { rate, share } = least;
  return (
    <span className="rate">
      <meter min={0} max={1} value={share} low={0.2} high={0.5} optimum={1} aria-label="Rate left" />
      {rate.remaining} of {rate.limit}
      {rate.windowSeconds !== undefined && ` in ${rate.windowSeconds} s`}
    </span>
  );
}

function FamilyPage({ name }: { readonly name: string }) {
  const state = useStore(familyStates, (states) => states.get(name));
  const faults = useStore(session, (value) => value?.faults === true && value.demo.includes(name));
  const [text, setText] = useState("");
  const own = operations.filter(({ family }) => family === name);
  const words = text.toLowerCase();
  const shown = own.filter(({ id, path, method, coordinates }) =>
    `${id} ${method} ${path} ${coordinates.join(" ")}`.toLowerCase().includes(words),
  );
  return (
    <>
      <p>
        <a href={hrefOf("families")}>All families</a>
      </p>
      <h1>
        <FamilyName name={name} />
      </h1>
      <p className="lead">
        <Health state={state} /> {state?.reason} · part of the {familyLook(name).subgraph} subgraph ·{" "}
        {own.length} documented operations
      </p>
      {state && state.rates.length > 0 && (
        <section>
          <h2>Limits</h2>
          <ul className="plain">
            {state.rates.map((rate) => (
              <li key={`${rate.operation} ${rate.limit} ${rate.windowSeconds}`}>
                {rate.remaining} of {rate.limit ?? "an unknown number"} calls left
                {rate.windowSeconds !== undefined && ` in ${rate.windowSeconds} s`}
                {rate.operation !== undefined && (
                  <>
                    {" "}
                    for <code>{rate.operation}</code>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>Access and contract</h2>
        <ul className="plain">
          <li>
            A caller needs{" "}
            {scopesOf(name).map((scope, at) => (
              <span key={scope}>
                {at > 0 && ", "}
                <code>{scope}</code>
              </span>
            ))}{" "}
            where access control is on; what a document needs stands above its editor.
          </li>
          {state && <li>Credential: {state.credential}.</li>}
          {state?.contract && (
            <li className={state.contract.differs ? "bad" : undefined}>
              {state.contract.differs
                ? `${state.contract.operation} differs from its contract: ${differenceText(state.contract)}.`
                : "Answers that were compared are as their contract says."}
            </li>
          )}
        </ul>
      </section>
      {faults && <FaultPanel name={name} fault={state?.fault ?? ""} />}
      <h2>Operations</h2>
      <input
        type="search"
        placeholder="Filter by path, name or field"
        aria-label="Filter operations"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {shown.length === 0 ? <Empty title="No operation has these words" /> : <OperationTable shown={shown} />}
    </>
  );
}

/** Scopes that fields and mutations of a family need (`docs/scopes.md`). Some need further scopes. */
function scopesOf(name: string): readonly string[] {
  const family = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return [`${family}:read`, `${family}:write`];
}

function OperationTable({ shown }: { readonly shown: readonly RestOperation[] }) {
  const loaded = useStore(loadedSchema);
  return (
    <section className="table-scroll plain-scroll" tabIndex={0} aria-label="Operations">
      <table>
        <thead>
          <tr>
            <th>REST</th>
            <th>Reached by</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, method, path, coordinates }) => (
            <tr key={id}>
              <td>
                <code>
                  {method} {path}
                </code>
                <br />
                <small className="faint">{id}</small>
              </td>
              <td className="coordinates">
                {loaded &&
                  coordinates.map((coordinate) => (
                    <CoordinateButton
                      key={coordinate}
                      coordinate={coordinate}
                      schema={loaded.schema}
                      onOpened={() => goTo("explore")}
                    />
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const FAULTS = [
  { profile: "", label: "None" },
  { profile: "reset", label: "Down" },
  { profile: "latency:2000", label: "Slow" },
  { profile: "throttle:5", label: "429" },
  { profile: "html", label: "Nonsense" },
] as const;

/** Sets a fault of a stand-in service, so that the user sees its effect on callers. */
function FaultPanel({ name, fault }: { readonly name: string; readonly fault: string }) {
  const [problem, setProblem] = useState("");
  const set = (profile: string) =>
    send(`faults/${name}`, "PUT", { profile }).then(
      () => {
        setProblem("");
        void readFamilies();
      },
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
  return (
    <section className={fault === "" ? "faults" : "faults on"}>
      <h2>Try a fault</h2>
      <p className="faint">
        The stand-in service of the demo company then fails in this way, for every caller.
      </p>
      <div className="button-row">
        {FAULTS.map(({ profile, label }) => (
          <button
            key={profile}
            type="button"
            aria-pressed={fault === profile}
            onClick={() => void set(profile)}
          >
            {label}
          </button>
        ))}
      </div>
      {problem !== "" && (
        <p className="warning" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
