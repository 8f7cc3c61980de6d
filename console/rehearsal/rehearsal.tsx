/** Tables of documents under faults. A click on a cell runs its document again and shows the response. */
import { useEffect, useState } from "react";
import { countText, msText } from "#console/kit/figures.ts";
import type { Json } from "#console/kit/json.ts";
import { Empty, FamilyName } from "#console/ui/parts.tsx";
import { answerUnder, type RehearsedCell, type RehearsedOperation, readRehearsal } from "./data.ts";

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function Rehearsal() {
  const [operations, setOperations] = useState<readonly RehearsedOperation[]>();
  const [problem, setProblem] = useState("");
  useEffect(() => {
    readRehearsal().then(setOperations, (error: unknown) => setProblem(messageOf(error)));
  }, []);
  return (
    <div className="page">
      <h1>Rehearsal</h1>
      <p className="lead">
        Each document while one family is in trouble: the share of the answer that stays, and the time of the
        first payload. A cell shows its answer.
      </p>
      {problem !== "" && (
        <p className="banner warning" role="alert">
          The rehearsal cannot be read: {problem}
        </p>
      )}
      {operations?.length === 0 && (
        <Empty title="No documents">Name files: tributary rehearse "src/**" --serve</Empty>
      )}
      {operations?.map((one) => (
        <Matrix key={one.key} operation={one} />
      ))}
    </div>
  );
}

function Matrix({ operation }: { readonly operation: RehearsedOperation }) {
  const { file, name, calls, ms, cells, findings } = operation;
  const [shown, setShown] = useState<{ readonly cell: RehearsedCell; readonly answer: Json }>();
  const [problem, setProblem] = useState("");
  const show = (cell: RehearsedCell) => {
    answerUnder(operation, cell).then(
      (answer) => {
        setProblem("");
        setShown({ cell, answer });
      },
      (error: unknown) => setProblem(messageOf(error)),
    );
  };
  const families = [...new Set(cells.map(({ family }) => family))];
  const faults = [...new Set(cells.map(({ fault }) => fault))];
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <p className="lead">
        {file}: {countText(calls, "REST call")}, {msText(ms)} without faults
      </p>
      {cells.length > 0 && (
        <section className="table-scroll plain-scroll" tabIndex={0} aria-label={`Answers of ${name}`}>
          <table>
            <thead>
              <tr>
                <th>Family</th>
                {faults.map((fault) => (
                  <th key={fault}>{fault}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {families.map((family) => (
                <tr key={family}>
                  <td>
                    <FamilyName name={family} />
                  </td>
                  {faults.map((fault) => {
                    const cell = cells.find((one) => one.family === family && one.fault === fault);
                    return (
                      <td key={fault}>{cell && <CellButton cell={cell} onClick={() => show(cell)} />}</td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {findings.length > 0 && (
        <ul>
          {findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      )}
      {problem !== "" && <p role="alert">{problem}</p>}
      {shown && (
        <section aria-label={`Answer with ${shown.cell.family} ${shown.cell.fault}`}>
          <h3>
            With {shown.cell.family} {shown.cell.fault}
          </h3>
          <pre className="plain-scroll" tabIndex={0}>
            {JSON.stringify(shown.answer, undefined, 2)}
          </pre>
        </section>
      )}
    </section>
  );
}

function CellButton({ cell, onClick }: { readonly cell: RehearsedCell; onClick(): void }) {
  const { family, fault, stays, firstMs, codes, calls } = cell;
  const share = stays === undefined ? "–" : `${Math.floor(stays * 100)}%`;
  const label = `${share} ${(firstMs / 1_000).toFixed(1)}s`;
  return (
    <button
      type="button"
      className="quiet"
      aria-label={`${family} ${fault}: ${label}`}
      title={[...codes, countText(calls, "REST call")].join(", ")}
      onClick={onClick}
    >
      {label}
    </button>
  );
}
