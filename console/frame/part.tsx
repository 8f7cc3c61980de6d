/** A part of the console whose code is fetched when it is first shown. */
import { type ReactNode, useEffect } from "react";
import type { LazyCode } from "#console/kit/lazy-code.ts";
import { useStore } from "#console/kit/store.ts";
import { Empty } from "./parts.tsx";

interface PartProps<T> {
  readonly code: LazyCode<T>;
  readonly children: (code: T) => ReactNode;
}

export function Part<T>({ code: { state, load }, children }: PartProps<T>) {
  const { code, isLoading, failures } = useStore(state);
  useEffect(load, [load]);
  if (code !== undefined) return children(code);
  if (isLoading || failures === 0) return <Empty title="Loading…" />;
  const tryAgain = () => {
    removeFailedStyles();
    load();
  };
  return (
    <div role="alert">
      <Empty title="This part of the console could not be loaded">
        <button type="button" onClick={tryAgain}>
          Try again
        </button>
        {failures > 1 && (
          // Older browsers do not fetch a file again that failed once; a newer gateway has other files.
          <>
            <p>Documents stay when the page is loaded again; enter tokens and headers once more.</p>
            <button type="button" onClick={() => location.reload()}>
              Load the page again
            </button>
          </>
        )}
      </Empty>
    </div>
  );
}

/** A style sheet whose link stands in the page is not fetched again, even if it failed. */
function removeFailedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
    if (!link.sheet) link.remove();
}
