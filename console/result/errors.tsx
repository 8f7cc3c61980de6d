/** Errors above the data: what went wrong, where, and what to do. */

import type { GraphError } from "#console/data/answer.ts";
import { FamilyName } from "#console/frame/parts.tsx";
import { textOf } from "#console/kit/json.ts";
import catalog from "../../docs/errors.md?raw";
import { soughtPath } from "./highlight.ts";

/** The meaning of each code, from the page that lists them. */
const meanings = new Map(
  [...catalog.matchAll(/^\| `([A-Z_]+)` \| (yes|no) \| ([^\n]*) \|$/gm)].map(
    ([, code = "", retry = "", meaning = ""]) => [
      code,
      { retry: retry === "yes", meaning: meaning.replaceAll("`", "") },
    ],
  ),
);

/** What a person can do about an error. */
function advice({ code, extensions }: GraphError): string {
  const after = extensions["retryAfterMs"];
  const scopes = extensions["missingScopes"];
  if (Array.isArray(scopes))
    return `Ask for the scope ${scopes.map(textOf).join(", ")}, or leave the field out.`;
  if (typeof after === "number") return `Run it again in ${Math.ceil(after / 1000)} s.`;
  if (code === "UNAUTHENTICATED") return "Enter a token under Settings.";
  return meanings.get(code)?.retry ? "Running it again may help." : "";
}

export function ErrorList({ errors }: { readonly errors: readonly GraphError[] }) {
  if (errors.length === 0) return null;
  return (
    <section className="errors" aria-label="Errors">
      <ul>
        {errors.map((error) => {
          const { code, message, path, line, family } = error;
          const place = path.join(".");
          const count = error.extensions["count"];
          return (
            <li key={`${code} ${message} ${place}`}>
              <div>
                <code>{code || "ERROR"}</code> {family !== undefined && <FamilyName name={family} />}{" "}
                <b>{message}</b>
                {typeof count === "number" && <span> (here and at {count - 1} more places)</span>}
              </div>
              <div className="faint">
                {place !== "" && (
                  <button type="button" className="link mono" onClick={() => soughtPath.set([...path])}>
                    {place}
                  </button>
                )}
                {place === "" && line !== undefined && <span>line {line}</span>} {advice(error)}
              </div>
              {meanings.has(code) && (
                <details>
                  <summary>What {code} means</summary>
                  <p>{meanings.get(code)?.meaning}</p>
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
