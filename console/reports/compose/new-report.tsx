/** Composes a report from the document that is open in the explorer. */
import { useEffect, useMemo, useState } from "react";
import { activeOf, type Tab, tabs } from "#console/data/documents.ts";
import { hrefOf } from "#console/kit/address.ts";
import { nameOf } from "#console/kit/operation-names.ts";
import { useStore } from "#console/kit/store.ts";
import { checkReport } from "#console/reports/api.ts";
import { Empty } from "#console/ui/parts.tsx";
import { documentFiles, documentName, type Operation, operationIn, type ReportDocument } from "./compose.ts";
import { Composer } from "./composer.tsx";
import type { Table } from "./tables.ts";

const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** An operation of a tab, as a document of a report. */
interface TabDocument extends ReportDocument {
  readonly operation: Operation;
  /** Text as typed, which may not be valid JSON. */
  readonly variables: string;
}

function documentOf({ document, operationName, variables }: Tab, taken?: string): TabDocument {
  const operation = operationIn(document, operationName);
  const name = documentName(operation.name || nameOf(document));
  // SQL does not distinguish case.
  const isFree = name.toLowerCase() !== taken?.toLowerCase();
  return { name: isFree ? name : `${name}2`, text: operation.text, operation, variables };
}

export function NewReport() {
  const tab = useStore(tabs, activeOf);
  const { list } = useStore(tabs);
  const [other, setOther] = useState("");
  const second = list.find(({ id }) => id === other && id !== tab.id);
  const documents = useMemo(() => {
    const first = documentOf(tab);
    return second ? [first, documentOf(second, first.name)] : [first];
  }, [tab, second]);
  const [first] = documents;
  const [tables, setTables] = useState<readonly Table[] | undefined>(undefined);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    if (documents[0]?.text.trim() === "") return;
    setProblem("");
    const abort = new AbortController();
    // The shortest query, because only the tables of the documents are needed.
    const files = {
      "report.yaml": "title: New\n",
      ...documentFiles(documents),
      "report.sql": "select 1 as one",
    };
    checkReport(files, abort.signal).then(
      (found) => setTables(found.tables),
      (error: unknown) => {
        if (!abort.signal.aborted) setProblem(problemOf(error));
      },
    );
    return () => abort.abort();
  }, [documents]);
  if (!first || tab.document.trim() === "")
    return <Empty title="The document in front is empty">Write or choose one in the explorer first.</Empty>;
  const isOf =
    ({ name }: ReportDocument) =>
    (table: Table) =>
      table.name.startsWith(`${name}.`);
  return (
    <div className="page">
      <p>
        <a href={hrefOf("reports")}>All reports</a>
      </p>
      <h1>New report</h1>
      <p className="lead">
        It is made of the document {first.operation.name || nameOf(tab.document)} that stands in front in the
        explorer: every list is read to its end. Choose what becomes a column.
      </p>
      {problem !== "" && (
        <p className="warning problem" role="alert">
          {problem}
        </p>
      )}
      {!tables && problem === "" && <Empty title="Reading the lists of the document…" />}
      {tables?.length === 0 && <Empty title="The document has no list">Select a list in the explorer.</Empty>}
      {tables?.some(isOf(first)) && (
        <Composer
          key={tab.id}
          tables={tables.filter(isOf(first))}
          others={documents[1] ? tables.filter(isOf(documents[1])) : tables}
          documents={documents}
          tabs={list.filter(({ id }) => id !== tab.id)}
          first={tab.id}
          tab={second?.id ?? ""}
          onTab={setOther}
        />
      )}
    </div>
  );
}
