/** Detects a screen that is too narrow for columns. */
import { useSyncExternalStore } from "react";

const narrow = matchMedia("(max-width: 860px)");

export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      narrow.addEventListener("change", listener);
      return () => narrow.removeEventListener("change", listener);
    },
    () => narrow.matches,
  );
