/**
 * A field with several connectors: only connectors that the selected fields need are called, and their objects are
 * merged.
 */
import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";
import { isMembers } from "./mapping/methods.ts";
import type { Connector } from "./model.ts";
import type { OperationReads, Row } from "./readers.ts";

/** The connectors of a folder by field and type. */
export interface ConnectedFields {
  /** Connectors of a field, by its coordinate. */
  readonly ofField: (coordinate: string) => readonly Connector[];
  /** Connectors that read objects of a type by a key. */
  readonly byKey: (typeName: string) => readonly Connector[];
}

/**
 * Reads a field with several connectors. If some calls fail, each selected member that only these calls fill is
 * null with its error.
 * @returns null if no call finds an object, without failures
 * @throws the first failure, if no call finds an object
 */
export async function readSeveral(
  connectors: readonly Connector[],
  fields: ConnectedFields,
  info: GraphQLResolveInfo,
  read: (connector: Connector) => ReturnType<OperationReads["field"]>,
): Promise<Row | null> {
  const selected = new Set(info.fieldNodes.flatMap(({ selectionSet }) => [...namesIn(selectionSet, info)]));
  const needed = neededOf(connectors, fields, selected);
  const results = await Promise.allSettled(needed.map(read));
  let merged: Record<string, unknown> | undefined;
  for (const result of results)
    if (result.status === "fulfilled" && isMembers(result.value)) {
      merged ??= {};
      for (const [name, value] of Object.entries(result.value)) merged[name] ??= value;
    }
  for (const [index, result] of results.entries()) {
    if (result.status === "fulfilled") continue;
    if (!merged) throw result.reason;
    for (const name of needed[index]?.selection.members ?? selected) merged[name] ??= result.reason;
  }
  return merged ?? null;
}

/** The fewest connectors that fill the selected fields; the first of the file if any connector does. */
function neededOf(
  connectors: readonly Connector[],
  { ofField, byKey }: ConnectedFields,
  selected: ReadonlySet<string>,
): readonly Connector[] {
  const [first] = connectors;
  const type = first?.returns ?? "";
  const has = ({ selection }: Connector, name: string) => selection.members?.has(name) !== false;
  const isOffered = (name: string) => connectors.some((connector) => has(connector, name));
  const left = new Set(
    [...selected].flatMap((name) => {
      // A field that another call fills needs the key of that call.
      const own = ofField(`${type}.${name}`);
      if (own.length === 0 && isOffered(name)) return name;
      const readers = own.length > 0 ? own : byKey(type).filter((connector) => has(connector, name));
      return readers.flatMap(({ keys }) => keys.map(([key = ""]) => key)).filter(isOffered);
    }),
  );
  const needed: Connector[] = [];
  while (left.size > 0) {
    const count = (connector: Connector) => [...left].filter((name) => has(connector, name)).length;
    const best = connectors.reduce((one, other) => (count(other) > count(one) ? other : one));
    needed.push(best);
    for (const name of left) if (has(best, name)) left.delete(name);
  }
  return needed.length > 0 || !first ? needed : [first];
}

function namesIn(node: SelectionSetNode | undefined, info: GraphQLResolveInfo): readonly string[] {
  return (node?.selections ?? []).flatMap((selection) =>
    selection.kind === Kind.FIELD
      ? selection.name.value
      : namesIn(
          selection.kind === Kind.INLINE_FRAGMENT
            ? selection.selectionSet
            : info.fragments[selection.name.value]?.selectionSet,
          info,
        ),
  );
}
