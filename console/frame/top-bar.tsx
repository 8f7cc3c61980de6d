/** The top bar: name, endpoint, health of the families, search, who one is. */

import { families, hueStyle } from "#console/data/families.ts";
import { type FamilyState, familyStates, leastLeft } from "#console/data/family-status.ts";
import { session } from "#console/data/session.ts";
import { hrefOf } from "#console/kit/address.ts";
import { useStore } from "#console/kit/store.ts";
import { Icon } from "./icons.tsx";

function titleOf(label: string, state: FamilyState | undefined): string {
  if (!state) return `${label}: not known yet`;
  const least = leastLeft(state);
  const left = least ? `, ${least.rate.remaining} of ${least.rate.limit} calls left` : "";
  const words = { ok: "well", degraded: "degraded", down: "down", absent: "not configured" }[state.health];
  return `${label}: ${words}${state.reason === "" ? "" : ` (${state.reason})`}${left}`;
}

export function TopBar({ onSearch }: { onSearch(): void }) {
  const states = useStore(familyStates);
  const who = useStore(session);
  const name = who?.scopes.includes("*") ? "access off" : (who?.subject ?? who?.email ?? "not signed in");
  return (
    <header className="top-bar">
      <span className="brand">Tributary</span>
      <code className="endpoint">{location.origin}/graphql</code>
      <span className="grow" />
      <ul className="squares" aria-label="Health of the families">
        {families.map(({ name: family, label, short }) => {
          const state = states.get(family);
          return (
            <li key={family}>
              <a
                href={hrefOf("families", family)}
                className={`square ${state?.health ?? "absent"}`}
                style={hueStyle(family)}
                title={titleOf(label, state)}
                aria-label={`${short} ${titleOf(label, state)}`}
              >
                {short}
              </a>
            </li>
          );
        })}
      </ul>
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
