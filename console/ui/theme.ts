/** Light or dark theme, as the system has it, unless the user has chosen. */
import { createStore } from "#console/kit/store.ts";
import { storedStore } from "#console/kit/stored-store.ts";

export type Theme = "system" | "light" | "dark";

export const theme = storedStore<Theme>("theme", "system", (stored) =>
  stored === "light" || stored === "dark" || stored === "system" ? stored : undefined,
);

const system = matchMedia("(prefers-color-scheme: dark)");
const isDark = () => (theme.get() === "system" ? system.matches : theme.get() === "dark");

/** True if the page is dark now. */
export const darkNow = createStore<boolean>(isDark());

function apply(): void {
  darkNow.set(isDark());
  document.documentElement.dataset["theme"] = darkNow.get() ? "dark" : "light";
}

apply();
theme.subscribe(apply);
system.addEventListener("change", apply);
