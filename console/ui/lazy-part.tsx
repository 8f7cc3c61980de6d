/** A part of the console whose code loads when the part is first shown. */
import { type ReactNode, useEffect } from "react";
import type { LazyCode } from "#console/kit/lazy-code.ts";
import { useStore } from "#console/kit/store.ts";
import { Empty } from "./parts.tsx";

interface PartProps<T> {
  readonly code: LazyCode<T>;
  readonly children: (code: T) => ReactNode;
}

export function LazyPart<T>({ code: { state, load }, children }: PartProps<T>) {
  const { code, isLoading, failures } = useStore(state);
  useEffect(() => load(), [load]);
  if (code !== undefined) return children(code);
  if (isLoading || failures === 0) return <Empty title="Loading…" />;
  return (
    <div role="alert">
      <Empty title="This part of the console could not be loaded">
        <button type="button" onClick={() => load(refetchStyles)}>
          Try again
        </button>
        {failures > 1 && (
          // Older browsers do not retry a module that failed once, and a newer gateway has modules of other names.
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

/**
 * Requests the failed style sheets again, which have no rules. Vite requests each sheet only once.
 * @throws Event if one fails again
 */
function refetchStyles(): Promise<unknown> {
  // The rules of style sheets from other origins, such as those of an extension, cannot be read.
  const own = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].filter(({ href }) =>
    href.startsWith(location.origin),
  );
  const failed = own.filter(({ sheet }) => !sheet?.cssRules.length);
  return Promise.all(
    failed.map((link) => {
      const again = document.createElement("link");
      again.rel = "stylesheet";
      again.href = link.href;
      return new Promise((resolve, reject) => {
        again.addEventListener("load", resolve);
        again.addEventListener("error", reject);
        link.replaceWith(again);
      });
    }),
  );
}
