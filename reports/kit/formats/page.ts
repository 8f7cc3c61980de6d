/** Style and script of the HTML page. The policy allows them by digest only. */

export const style = `
:root { color-scheme: light dark; --ink: #16202e; --soft: #5a6778; --line: #dfe4ea; --paper: #fff; --back: #f4f6f8;
  --head: #eef1f5; --mark: #0b6e5f; --good: #0f6b3f; --good-back: #e2f4e9; --bad: #8f2f12; --bad-back: #fdebe3;
  --s0: #1f7a8c; --s1: #d98324; --s2: #6d597a; --s3: #5b8c3a; --s4: #b23a48; --s5: #8d99ae; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebf2; --soft: #9aa7b8; --line: #303a48; --paper: #171d26;
  --back: #0f141b; --head: #202835; --mark: #5fd3bd; --good: #7ddba4; --good-back: #17352a; --bad: #ffb59a;
  --bad-back: #402116; --s0: #4fb3c5; --s1: #f0a85a; --s2: #a993bb; --s3: #93c572; --s4: #e57b87; --s5: #aab4c4; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--ink); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", "Liberation Sans", sans-serif; }
main { padding: 32px clamp(16px, 2.5vw, 48px) 64px; }
h1 { margin: 0 0 4px; font-size: 27px; line-height: 1.2; letter-spacing: -.01em; }
h2 { margin: 0 0 8px; font-size: 15px; }
.about { margin: 0 0 10px; max-width: 72ch; color: var(--soft); }
.made { margin: 0 0 20px; color: var(--soft); font-size: 13px; }
.made code { color: var(--ink); }
.state { display: flex; flex-wrap: wrap; gap: 6px 10px; align-items: center; padding: 10px 14px; border-radius: 8px; margin: 0 0 24px; font-size: 14px; }
.state strong { align-self: flex-start; white-space: nowrap; }
.state ul { flex: 1; display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 0; padding: 0; list-style: none; }
.state.whole { color: var(--good); background: var(--good-back); }
.state.lacking { color: var(--bad); background: var(--bad-back); display: block; }
.state.lacking ul { display: block; margin-top: 4px; padding-left: 20px; list-style: disc; }
.charts { display: grid; gap: 20px; grid-template-columns: repeat(auto-fit, minmax(min(540px, 100%), 1fr)); margin-bottom: 24px; }
figure { overflow-x: auto; }
figure, .rows { margin: 0; padding: 18px 20px; background: var(--paper); border: 1px solid var(--line); border-radius: 10px; }
figcaption { font-weight: 600; margin-bottom: 10px; }
svg { display: block; width: 100%; min-width: 560px; height: auto; font-size: 12.5px; }
svg text { fill: var(--ink); } svg .tick { fill: var(--soft); font-size: 11.5px; }
svg .value { font-variant-numeric: tabular-nums; }
svg .grid { stroke: var(--line); } svg .grid.zero { stroke: var(--soft); }
.s0 { fill: var(--s0); background: var(--s0); } .s1 { fill: var(--s1); background: var(--s1); }
.s2 { fill: var(--s2); background: var(--s2); } .s3 { fill: var(--s3); background: var(--s3); }
.s4 { fill: var(--s4); background: var(--s4); } .s5 { fill: var(--s5); background: var(--s5); }
.legend { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 0 0 10px; padding: 0; list-style: none; font-size: 13px; }
.legend i { display: inline-block; width: 11px; height: 11px; margin-right: 6px; border-radius: 2px; }
.note { margin: 6px 0 0; color: var(--soft); font-size: 13px; }
.tools { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; margin-bottom: 12px; }
.tools label { display: flex; gap: 8px; align-items: center; font-weight: 600; }
.tools input { width: 300px; max-width: 60vw; padding: 7px 11px; font: inherit; font-weight: 400; color: inherit; background: var(--back); border: 1px solid var(--line); border-radius: 7px; }
.tools output { color: var(--soft); font-size: 13px; }
.scroll { overflow: auto; max-height: 78vh; margin: 0 -20px -18px; border-top: 1px solid var(--line); border-radius: 0 0 10px 10px; }
table { width: 100%; border-collapse: separate; border-spacing: 0; font-size: 13.5px; }
th, td { padding: 7px 12px; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
td { white-space: nowrap; } td.w { min-width: 32ch; max-width: 64ch; overflow-wrap: anywhere; white-space: pre-line; }
tr > :first-child { padding-left: 20px; } tr > :last-child { padding-right: 20px; }
.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
thead th { position: sticky; top: 0; z-index: 1; padding: 0; background: var(--head); white-space: nowrap; }
thead tr > :first-child { padding-left: 8px; }
thead button { width: 100%; padding: 8px 12px; font: inherit; font-weight: 650; color: inherit; text-align: inherit; background: none; border: 0; cursor: pointer; }
thead button::after { content: "\\2195"; margin-left: 6px; color: var(--soft); opacity: .45; }
th[aria-sort=ascending] button::after { content: "\\2191"; opacity: 1; color: var(--mark); }
th[aria-sort=descending] button::after { content: "\\2193"; opacity: 1; color: var(--mark); }
button:focus-visible, input:focus-visible, .scroll:focus-visible { outline: 2px solid var(--mark); outline-offset: -2px; }
tbody tr:hover td { background: var(--back); }
tfoot td { position: sticky; bottom: 0; font-weight: 650; background: var(--head); border-bottom: 0; white-space: nowrap; }
tfoot td span { display: block; }
.empty { padding: 20px; color: var(--soft); }
@media print { body { background: none; } main { padding: 0; } .tools, thead button::after { display: none; } .scroll { max-height: none; overflow: visible; } figure { break-inside: avoid; } thead th, tfoot td { position: static; } }
`;

export const script = `
(() => {
  const table = document.querySelector("table");
  if (!table) return;
  const body = table.tBodies[0];
  const rows = [...body.rows];
  const shown = document.querySelector("output");
  const heads = [...table.tHead.rows[0].cells];
  const words = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
  const count = (n) => { shown.textContent = n === rows.length ? n + (n === 1 ? " row" : " rows") : n + " of " + rows.length + " rows"; };
  const valueOf = (row, at) => { const cell = row.cells[at]; return cell.dataset.v === undefined ? cell.textContent : cell.dataset.v; };
  // Amounts are compared digit by digit, because floats would not be exact.
  const parts = (text) => { const [whole, rest = ""] = text.replace("-", "").split("."); return [whole.replace(/^0+(?=.)/, ""), rest]; };
  function size(a, b) {
    const [aw, ar] = parts(a), [bw, br] = parts(b);
    if (aw.length !== bw.length) return aw.length - bw.length;
    const length = Math.max(ar.length, br.length);
    const [x, y] = [aw + ar.padEnd(length, "0"), bw + br.padEnd(length, "0")];
    return x < y ? -1 : x > y ? 1 : 0;
  }
  function numbers(a, b) {
    const [an, bn] = [a.startsWith("-"), b.startsWith("-")];
    return an !== bn ? (an ? -1 : 1) : an ? size(b, a) : size(a, b);
  }
  heads.forEach((head, at) => head.firstElementChild.addEventListener("click", () => {
    const down = head.getAttribute("aria-sort") === "ascending";
    for (const other of heads) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
    const compare = head.classList.contains("n") ? numbers : words.compare;
    rows.sort((one, other) => {
      const [a, b] = [valueOf(one, at), valueOf(other, at)];
      if (a === "" || b === "") return (a === "") - (b === "");
      return down ? compare(b, a) : compare(a, b);
    });
    body.append(...rows);
  }));
  const filter = document.querySelector("input");
  const texts = new Map(rows.map((row) => [row, [...row.cells].map((cell) => cell.textContent + " " + (cell.dataset.v || "")).join(" ").toLowerCase()]));
  filter.addEventListener("input", () => {
    const asked = filter.value.toLowerCase().split(/\\s+/).filter(Boolean);
    let n = 0;
    for (const row of rows) {
      const fits = asked.every((word) => texts.get(row).includes(word));
      row.hidden = !fits;
      if (fits) n++;
    }
    count(n);
  });
  document.querySelector(".tools").hidden = false;
  count(rows.length);
})();
`;
