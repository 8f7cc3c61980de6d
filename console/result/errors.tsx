/** Errors above the data: messages, positions and advice. */

import { Fragment } from "react";
import type { GraphError } from "#console/data/answer.ts";
import { soughtPath, soughtPlace } from "#console/data/highlight.ts";
import { countText } from "#console/kit/figures.ts";
import { FamilyName } from "#console/ui/parts.tsx";
import catalog from "../../docs/errors.md?raw";
import { type ErrorGroup, groupsOf } from "./error-groups.ts";

/** Meaning of each error code, and if a retry may help, from `docs/errors.md`. */
const meanings = new Map(
  [...catalog.matchAll(/^\| `([A-Z_]+)` \| (yes|no) \| ([^\n]*) \|$/gm)].map(
    ([, code = "", retry = "", meaning = ""]) => [
      code,
      { retry: retry === "yes", meaning: meaning.replaceAll("`", "") },
    ],
  ),
);

/** Advice about an error for the user. */
function advice({ code, missingScopes, retryAfterMs }: ErrorGroup): string {
  if (missingScopes.length > 0)
    return `Ask for the scope ${missingScopes.join(", ")}, or leave the field out.`;
  if (retryAfterMs > 0) return `Run it again in ${Math.ceil(retryAfterMs / 1000)} s.`;
  if (code === "UNAUTHENTICATED") return "Enter a token under Settings.";
  return meanings.get(code)?.retry ? "Running it again may help." : "";
}

export function ErrorList({ errors }: { readonly errors: readonly GraphError[] }) {
  if (errors.length === 0) return null;
  return (
    <section className="errors" aria-label="Errors">
      <ul>
        {groupsOf(errors).map((group) => {
          const { code, family, count, failures } = group;
          const meaning = meanings.get(code)?.meaning;
          return (
            <li key={`${code} ${family}`}>
              <code>{code || "ERROR"}</code> {family !== undefined && <FamilyName name={family} />}{" "}
              {[count > 1 && `at ${countText(count, "position")}`, advice(group)].filter(Boolean).join(" · ")}
              {failures.map((failure) => (
                <div key={failure.message}>
                  <b>{failure.message}</b> <Positions errors={failure.errors} />
                </div>
              ))}
              {meaning !== undefined && (
                <details>
                  <summary>What {code} means</summary>
                  <p>{meaning}</p>
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Most positions shown at once. The user can expand the others. */
const MOST_POSITIONS = 5;

function Positions({ errors }: { readonly errors: readonly GraphError[] }) {
  const more = errors.length - MOST_POSITIONS;
  const places = errors.map(({ path, place }) => {
    const name = path.length > 0 ? path.join(".") : place && `line ${place.line}, column ${place.column}`;
    if (name === undefined) return undefined;
    const show = () => (path.length > 0 ? soughtPath.set([...path]) : soughtPlace.set(place));
    return (
      <Fragment key={name}>
        <button type="button" className="link mono" onClick={show}>
          {name}
        </button>{" "}
      </Fragment>
    );
  });
  return (
    <>
      {places.slice(0, MOST_POSITIONS)}
      {more > 0 && (
        <details>
          <summary>{more} more</summary>
          {places.slice(MOST_POSITIONS)}
        </details>
      )}
    </>
  );
}
