/** Identity of the caller, the token, the theme, and links to other tools. */
import { useState } from "react";
import { readSchema } from "#console/data/schema.ts";
import { readSession, session, sessionProblem, token } from "#console/data/session.ts";
import { useStore } from "#console/kit/store.ts";
import { type Theme, theme } from "#console/ui/theme.ts";

export function Settings() {
  const who = useStore(session);
  const problem = useStore(sessionProblem);
  const current = useStore(token);
  const look = useStore(theme);
  const [text, setText] = useState(current);
  const use = async () => {
    token.set(text);
    await readSession();
    await readSchema();
  };
  return (
    <div className="page settings">
      <h1>Settings</h1>
      <section>
        <h2>Access</h2>
        <p>{identityText(who)}</p>
        {problem !== "" && (
          <p className="warning" role="alert">
            {problem}
          </p>
        )}
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            void use();
          }}
        >
          <label className="form-row">
            <span>Bearer token</span>
            <input
              type="password"
              autoComplete="off"
              spellCheck={false}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
          <div className="button-row">
            <button type="submit" className="primary">
              Use it
            </button>
            <button
              type="button"
              onClick={() => {
                setText("");
                token.set("");
                void readSession();
              }}
            >
              Forget it
            </button>
          </div>
        </form>
        <p className="faint">
          The token stays in this page's memory until the page is closed or loaded again. It is never stored
          and never part of a link, a saved document or a trace.
        </p>
      </section>
      <section>
        <h2>Look</h2>
        <label className="form-row">
          <span>Colors</span>
          <select value={look} onChange={(event) => theme.set(themeOf(event.target.value))}>
            <option value="system">as the system</option>
            <option value="light">light</option>
            <option value="dark">dark</option>
          </select>
        </label>
      </section>
      <section>
        <h2>Limits of one document</h2>
        <ul className="plain">
          <li>{who ? `${who.limits.calls.toLocaleString("en-US")} REST calls at most` : "unknown"}</li>
          {who && <li>{who.limits.objects.toLocaleString("en-US")} objects in its lists at most</li>}
          {who && <li>{who.limits.pageSize} rows a page at most</li>}
        </ul>
      </section>
      {who?.sandbox !== undefined && (
        <section>
          <h2>Other tools</h2>
          <p>
            <a href={sandboxLink(who.sandbox)} target="_blank" rel="noopener noreferrer">
              Open in Apollo Sandbox
            </a>{" "}
            (a page of its maker, which needs the network)
          </p>
        </section>
      )}
    </div>
  );
}

const themeOf = (value: string): Theme => (value === "light" || value === "dark" ? value : "system");

function identityText(who: ReturnType<typeof session.get>): string {
  if (!who) return "The gateway does not say who you are; it may need a token.";
  if (who.scopes.includes("*")) return "Access control is off: everything may be asked.";
  const name = who.subject ?? who.email ?? "somebody without a name";
  const scopes = who.scopes.length === 0 ? "no scopes" : `the scopes ${who.scopes.join(", ")}`;
  return `You are ${name}, with ${scopes}.`;
}

/** Link to Apollo Sandbox with the endpoint and headers. The token is not among the headers. */
export function sandboxLink(sandbox: string): string {
  const link = new URL("/sandbox/explorer", sandbox);
  link.searchParams.set("endpoint", `${location.origin}/graphql`);
  link.searchParams.set("headers", JSON.stringify({ "x-upstream-report": "1" }));
  return link.href;
}
