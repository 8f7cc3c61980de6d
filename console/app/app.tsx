/** Frame of the console: navigation, top bar, current page. All pages but the explorer load when first opened. */
import { useEffect, useState } from "react";
import { familyLook } from "#console/data/family-look.ts";
import { familyStates, readFamilies } from "#console/data/family-status.ts";
import { runActive } from "#console/data/run.ts";
import { schemaProblem } from "#console/data/schema.ts";
import { session, sessionProblem } from "#console/data/session.ts";
import { Explore } from "#console/explore/explore.tsx";
import { hrefOf, type Page } from "#console/kit/address.ts";
import { lazyCode } from "#console/kit/lazy-code.ts";
import { route } from "#console/kit/route.ts";
import { useStore } from "#console/kit/store.ts";
import { Icon, type IconName } from "#console/ui/icons.tsx";
import { LazyPart } from "#console/ui/lazy-part.tsx";
import { Palette } from "./palette.tsx";
import { TopBar } from "./top-bar.tsx";

const families = lazyCode(() => import("#console/families/families.tsx"));
const links = lazyCode(() => import("#console/links/links.tsx"));
const rehearsal = lazyCode(() => import("#console/rehearsal/rehearsal.tsx"));
const reports = lazyCode(() => import("#console/reports/reports.tsx"));
const settings = lazyCode(() => import("#console/settings/settings.tsx"));

const PAGES: readonly { readonly page: Page; readonly label: string; readonly icon: IconName }[] = [
  { page: "explore", label: "Explore", icon: "explore" },
  { page: "reports", label: "Reports", icon: "reports" },
  { page: "families", label: "Families", icon: "families" },
  { page: "links", label: "Links", icon: "links" },
  { page: "rehearsal", label: "Rehearsal", icon: "run" },
  { page: "settings", label: "Settings", icon: "settings" },
];

/** Interval at which the health of the families is read, ms. */
const HEALTH_EVERY_MS = 15_000;

export function App() {
  const page = useStore(route, (value) => value.page);
  const [searching, setSearching] = useState(false);
  const isKnown = useStore(session, (value) => value !== undefined);

  const isRehearsal = useStore(session, (value) => value?.rehearsal === true);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return;
      if (event.key === "k") {
        event.preventDefault();
        setSearching((before) => !before);
      } else if (event.key === "Enter" && route.get().page === "explore" && !event.defaultPrevented) {
        event.preventDefault();
        void runActive();
      }
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  useEffect(() => {
    if (!isKnown) return;
    // If the request fails, the lamps keep their last state. The page of the families shows the error.
    const read = () => void readFamilies().catch(() => undefined);
    read();
    const timer = setInterval(read, HEALTH_EVERY_MS);
    return () => clearInterval(timer);
  }, [isKnown]);

  return (
    <div className="app">
      <TopBar onSearch={() => setSearching(true)} />
      <aside aria-label="Notices">
        <Banner />
      </aside>
      <div className="app-body">
        <main>
          {page === "explore" && <Explore />}
          {page === "reports" && <LazyPart code={reports}>{({ Reports }) => <Reports />}</LazyPart>}
          {page === "families" && <LazyPart code={families}>{({ Families }) => <Families />}</LazyPart>}
          {page === "links" && <LazyPart code={links}>{({ Links }) => <Links />}</LazyPart>}
          {page === "rehearsal" && <LazyPart code={rehearsal}>{({ Rehearsal }) => <Rehearsal />}</LazyPart>}
          {page === "settings" && <LazyPart code={settings}>{({ Settings }) => <Settings />}</LazyPart>}
        </main>
        <nav className="rail" aria-label="Pages">
          {PAGES.filter((one) => one.page !== "rehearsal" || isRehearsal).map((one) => (
            <a key={one.page} href={hrefOf(one.page)} aria-current={one.page === page ? "page" : undefined}>
              <Icon name={one.icon} size={20} />
              <span>{one.label}</span>
            </a>
          ))}
        </nav>
      </div>
      {searching && <Palette onClose={() => setSearching(false)} />}
    </div>
  );
}

/** Shows the first that applies, on every page: access problem, schema problem, active faults, stand-in data. */
function Banner() {
  const who = useStore(session);
  const access = useStore(sessionProblem);
  const schema = useStore(schemaProblem);
  const faulty = useStore(familyStates, (states) =>
    [...states.values()]
      .filter(({ fault }) => fault !== "")
      .map(({ family }) => familyLook(family).label)
      .join(", "),
  );
  if (access !== "")
    return (
      <p className="banner warning" role="alert">
        {access}. <a href={hrefOf("settings")}>Enter a token</a>
      </p>
    );
  if (schema !== "")
    return (
      <p className="banner warning" role="alert">
        {schema}
      </p>
    );
  if (faulty !== "") return <p className="banner warning">Faults are switched on: {faulty}</p>;
  if (who?.demoWarning)
    return (
      <p className="banner warning" role="alert">
        Invented data of the demo company: {who.demo.map((family) => familyLook(family).label).join(", ")}
      </p>
    );
  if (who && who.demo.length > 0)
    return (
      <p className="banner demo">
        {who.demo.length === 16 ? "All families are" : `${who.demo.length} families are`} invented: the demo
        company Northwind answers.
      </p>
    );
  return null;
}
