/** Result as JSON. Pointing at a field shows the REST calls that the field waited for. */
import { useEffect, useMemo, useRef } from "react";
import { callsBehind, type Trace, tracePath } from "#console/data/call-trace.ts";
import { chosenCall, pointedPath, soughtPath } from "#console/data/highlight.ts";
import { type Editor, TextEditor } from "#console/editor/editor.tsx";
import type { Json } from "#console/kit/json.ts";
import { useStore } from "#console/kit/store.ts";
import { FamilyName } from "#console/ui/parts.tsx";
import { jsonLines } from "./json-lines.ts";

/** Most highlighted lines for one call, because a list repeats its fields in each row. */
const MAX_LIT = 400;

export function JsonView({ data, trace }: { readonly data: Json; readonly trace: Trace | undefined }) {
  const { text, paths } = useMemo(() => jsonLines(data), [data]);
  const pointed = useStore(pointedPath);
  const behind = trace && pointed !== "" ? callsBehind(trace, pointed) : [];
  const latest = useRef(paths);
  latest.current = paths;

  const point = (line: number | undefined) =>
    pointedPath.set(line === undefined ? "" : tracePath(paths[line - 1] ?? []));
  const connect = (editor: Editor) => {
    const light = () => {
      const call = trace?.requests?.find(({ id }) => id === chosenCall.get());
      const wanted = new Set(call?.paths ?? []);
      const lines = latest.current.flatMap((path, index) => (wanted.has(tracePath(path)) ? [index + 1] : []));
      editor.light(lines.slice(0, MAX_LIT));
    };
    const seek = () => {
      const path = soughtPath.get();
      if (path) editor.moveTo(lineOf(latest.current, path), 1);
    };
    const unfollow = [chosenCall.subscribe(light), soughtPath.subscribe(seek)];
    light();
    seek();
    return () => {
      for (const end of unfollow) end();
    };
  };

  useEffect(() => () => pointedPath.set(""), []);
  return (
    <div className="json-view">
      <TextEditor text={text} language="json" label="Result" readOnly onPoint={point} onReady={connect} />
      <div className="behind" role="status">
        {behind.length > 0 ? (
          <>
            {pointed} waited for{" "}
            {behind.slice(0, 4).map((call) => (
              <span key={call.id}>
                <FamilyName name={call.family} short /> <code>{call.route}</code>{" "}
              </span>
            ))}
            {behind.length > 4 && `and ${behind.length - 4} more`}
          </>
        ) : trace?.requests ? (
          "Point at a field to see the REST calls that it waited for."
        ) : (
          ""
        )}
      </div>
    </div>
  );
}

/** Line of a path, or of its nearest parent in the JSON. */
function lineOf(
  paths: readonly (readonly (string | number)[])[],
  path: readonly (string | number)[],
): number {
  for (let length = path.length; length >= 0; length--) {
    const wanted = JSON.stringify(path.slice(0, length));
    const at = paths.findIndex((one) => JSON.stringify(one) === wanted);
    if (at >= 0) return at + 1;
  }
  return 1;
}
