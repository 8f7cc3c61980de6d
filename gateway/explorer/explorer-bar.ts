/**
 * The bar above the explorer: what the last answer cost in REST calls, and the way to Apollo
 * Sandbox. Its script watches the page's own requests; it runs in the browser and has no imports.
 */
import { SANDBOX } from "#platform/config/read.ts";

export const barStyle = `
  html, body { margin: 0; height: 100%; }
  body { display: flex; flex-direction: column; }
  #root { flex: 1; min-height: 0; height: auto !important; }
  #root .graphiql-container { height: 100%; }
  .graphiql-logo { display: none !important; }
  #bar { display: flex; align-items: center; gap: 14px; min-height: 40px; padding: 0 14px;
    background: #14213d; color: #e8ecf4; font: 13px/1.2 system-ui, sans-serif; }
  #demo { margin: 0; padding: 8px 14px; background: #7a1f1f; color: #fff; font: 600 13px/1.3 system-ui, sans-serif; }
  #bar .name { font-weight: 650; letter-spacing: .02em; white-space: nowrap; }
  #bar .name::before { content: ""; display: inline-block; width: 9px; height: 9px; margin-right: 8px;
    border-radius: 50%; background: #4cc9b0; }
  #report { display: flex; align-items: center; gap: 8px; flex: 1; min-width: 0; overflow-x: auto;
    scrollbar-width: none; white-space: nowrap; }
  #report .hint { color: #9fb0cf; }
  #report .total { font-variant-numeric: tabular-nums; }
  #report .total b { color: #fff; }
  #report .family { padding: 3px 9px; border-radius: 999px; background: #26365c; color: #cdd8ee;
    font-variant-numeric: tabular-nums; }
  #report .family b { color: #4cc9b0; }
  #reports { position: relative; white-space: nowrap; }
  #reports summary { color: #9fd8ff; cursor: pointer; }
  #reports div { position: absolute; right: 0; z-index: 20; display: grid; gap: 10px; margin-top: 12px; padding: 14px 18px;
    background: #14213d; border-radius: 0 0 8px 8px; box-shadow: 0 8px 24px rgb(0 0 0 / .35); }
  #bar a { color: #9fd8ff; text-decoration: none; white-space: nowrap; }
  #bar a:hover, #bar a:focus-visible { text-decoration: underline; }
`;

/** The bar, with a link to each document that is there to begin with, and to Sandbox where that may call. */
export const barHtml = (
  documents: readonly { readonly name: string; readonly query: string }[],
  sandbox: boolean,
  demoFamilies: readonly string[],
) => `
  ${demoFamilies.length > 0 ? `<p id="demo" role="alert">Invented data of the demo company: ${demoFamilies.join(", ")}</p>` : ""}
  <header id="bar">
    <span class="name">Tributary</span>
    <span id="report" role="status" aria-label="Upstream report of the last answer">
      <span class="hint">Run a query to see the REST calls behind its answer.</span>
    </span>
    ${documents.length > 0 ? `<details id="reports"><summary>Reports</summary><div>${documents.map(linkTo).join("")}</div></details>` : ""}
    ${sandbox ? `<a id="sandbox" target="_blank" rel="noopener noreferrer" href="${SANDBOX}/sandbox/explorer">Open in Apollo Sandbox ↗</a>` : ""}
  </header>
`;

/** The explorer takes what it shows from the address. */
const linkTo = ({ name, query }: { readonly name: string; readonly query: string }) =>
  `<a href="/?query=${encodeURIComponent(query)}">${name}</a>`;

export const barScript = `
(() => {
  const sandbox = document.getElementById("sandbox");
  if (sandbox) {
    const link = new URL(sandbox.href);
    link.searchParams.set("endpoint", location.origin + "/graphql");
    link.searchParams.set("headers", JSON.stringify({ "x-upstream-report": "1" }));
    sandbox.href = link.href;
  }

  const report = document.getElementById("report");
  const part = (tag, text, className) => {
    const element = document.createElement(tag);
    element.textContent = text;
    if (className) element.className = className;
    return element;
  };
  const count = (number, noun) => [part("b", String(number)), " " + noun + (number === 1 ? "" : "s")];
  function show({ calls, roundTrips, families, index }, ms) {
    const total = part("span", "", "total");
    total.append(...count(calls, "REST call"), " in ", ...count(roundTrips, "round trip"), " · " + Math.round(ms) + " ms");
    report.replaceChildren(total);
    const chip = (name, number, title) => {
      const element = part("span", name + " ", "family");
      element.append(part("b", String(number)));
      element.title = title;
      report.append(element);
    };
    for (const { family, calls, keys, shared, retries, ms } of families)
      chip(family, calls, calls + " calls for " + keys + " keys, " + shared + " shared, " + retries + " retries, " + ms + " ms");
    if (index.calls > 0) chip("people index", index.calls, "pages read for the people index");
  }

  const send = window.fetch;
  window.fetch = async (...args) => {
    const began = performance.now();
    const response = await send(...args);
    const ms = performance.now() - began;
    response.clone().json().then((body) => {
      const upstream = body && body.extensions && body.extensions.upstream;
      const introspection = body && body.data && body.data.__schema;
      if (upstream && !introspection) show(upstream, ms);
    }, () => undefined);
    return response;
  };
})();
`;
