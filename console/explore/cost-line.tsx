/** Line above the editor: the estimated cost of the document, updated while the user types. */
import { useEffect, useState } from "react";
import { activeOf, tabs } from "#console/data/documents.ts";
import { type Estimate, estimate } from "#console/data/estimate.ts";
import { isObject, parseJson } from "#console/kit/json.ts";
import { operationOf } from "#console/kit/operation-names.ts";
import { useStore } from "#console/kit/store.ts";
import { FamilyName } from "#console/ui/parts.tsx";

/** Pause in typing before the estimate is requested, ms. */
const PAUSE_MS = 250;

function useEstimate(): Estimate | undefined {
  const tab = useStore(tabs, activeOf);
  const [found, setFound] = useState<Estimate | undefined>(undefined);
  const { document, variables } = tab;
  const operationName = operationOf(tab);
  useEffect(() => {
    if (document.trim() === "") return setFound(undefined);
    const abort = new AbortController();
    const values = variables.trim() === "" ? {} : parseJson(variables);
    const timer = setTimeout(() => {
      const request = { query: document, variables: isObject(values) ? values : {}, operationName };
      estimate(request, abort.signal).then(setFound, () => {
        if (!abort.signal.aborted) setFound(undefined);
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [document, variables, operationName]);
  return found;
}

export function CostLine() {
  const found = useEstimate();
  if (!found)
    return <div className="cost-line faint">Write or choose a document to see what it may cost.</div>;
  if (found.problem !== undefined)
    return (
      <div className="cost-line faint" title={found.problem}>
        {found.problem}
      </div>
    );
  const shown = found.families.slice(0, 5);
  const rest = found.families.slice(5).reduce((sum, { calls }) => sum + calls, 0);
  return (
    <div
      className={found.warning === "" ? "cost-line" : "cost-line over"}
      role="status"
      aria-label="Cost before the run"
    >
      <span>
        likely <b>{found.likely.toLocaleString("en-US")}</b>, at most{" "}
        <b>{found.calls.toLocaleString("en-US")}</b> REST {found.calls === 1 ? "call" : "calls"}
      </span>
      {shown.map(({ family, calls }) => (
        <span key={family}>
          <FamilyName name={family} /> {calls.toLocaleString("en-US")}
        </span>
      ))}
      {rest > 0 && <span>others {rest.toLocaleString("en-US")}</span>}
      {found.missingScopes.length > 0 && (
        <span className="warning">missing scope {found.missingScopes.join(", ")}</span>
      )}
      {found.missingScopes.length === 0 && found.scopes.length > 0 && (
        <span>needs {found.scopes.join(", ")}</span>
      )}
      {found.deprecated.length > 0 && (
        <span className="warning">deprecated: {found.deprecated.join(", ")}</span>
      )}
      {found.sizes.length > 0 && (
        <span className="sizes" title="The same document with every list of this length">
          each list with{" "}
          {found.sizes
            .map(({ first, calls }) => `first: ${first} ≤ ${calls.toLocaleString("en-US")}`)
            .join(" · ")}
        </span>
      )}
      {found.warning !== "" && <span>{found.warning}</span>}
    </div>
  );
}
