/** Top bar: name, endpoint, families in trouble, search, and the signed-in user. */

import { familyLook } from "#console/data/family-look.ts";
import { type FamilyState, familyStates, leastLeft, unwellIn } from "#console/data/family-status.ts";
import { session } from "#console/data/session.ts";
import { hrefOf } from "#console/kit/address.ts";
import { useStore } from "#console/kit/store.ts";
import { Icon } from "#console/ui/icons.tsx";
import { Health } from "#console/ui/parts.tsx";

function titleOf(state: FamilyState): string {
  const least = leastLeft(state);
  const left = least ? `, ${least.rate.remaining} of ${least.rate.limit} calls left` : "";
  return `${state.reason}${left}`;
}

/** Most lamps that fit into the bar. */
const MOST_LAMPS = 3;

/** Shows lamps of the families in trouble and a count of the rest, or a sentence if all families are well. */
function Lamps() {
  const states = useStore(familyStates);
  if (states.size === 0) return null; // not known yet
  const unwell = unwellIn(states.values());
  if (unwell.length === 0) return <span className="lamps">All {states.size} families are well</span>;
  const shown = unwell.length > MOST_LAMPS ? unwell.slice(0, MOST_LAMPS - 1) : unwell;
  return (
    <ul className="lamps" aria-label="Families that are not well">
      {shown.map((state) => (
        <li key={state.family}>
          <a href={hrefOf("families", state.family)} title={titleOf(state)}>
            <Health state={state}>{familyLook(state.family).label}</Health>
          </a>
        </li>
      ))}
      {shown.length < unwell.length && (
        <li>
          <a href={hrefOf("families")}>{unwell.length - shown.length} more</a>
        </li>
      )}
    </ul>
  );
}

export function TopBar({ onSearch }: { onSearch(): void }) {
  const who = useStore(session);
  const name = who?.scopes.includes("*") ? "access off" : (who?.subject ?? who?.email ?? "not signed in");
  return (
    <header className="top-bar">
      <span className="brand">Tributary</span>
      <code className="endpoint">{location.origin}/graphql</code>
      <span className="grow" />
      <Lamps />
      <button type="button" className="quiet search-button" aria-label="Search Ctrl K" onClick={onSearch}>
        <Icon name="search" />
        <span>Search</span> <kbd>Ctrl K</kbd>
      </button>
      <a className="who" href={hrefOf("settings")} title="Access and settings">
        <Icon name="user" />
        <span>{name}</span>
      </a>
    </header>
  );
}
