/** The links between objects of different families, as resolvers declare them. */
import { type LoaderReads, WHOLE_LIST } from "#subgraphs/kit/loading/loaders.ts";
import { type Relation, relationOf } from "#subgraphs/kit/people/relations.ts";
import { resolversIn } from "#subgraphs/kit/schema/build.ts";
import { modules } from "#subgraphs/modules.ts";

export interface DeclaredLink extends Relation {
  /** `Type.field` */
  readonly coordinate: string;
}

/** Pairs of type and resolvers. A type that several families extend occurs once for each. */
export const resolversByType = () =>
  modules.flatMap((module) =>
    resolversIn(module).flatMap((map: object) => Object.entries(map as Readonly<Record<string, object>>)),
  );

/** All links, ordered by coordinate. */
export function declaredLinks(): DeclaredLink[] {
  const found = new Map<string, DeclaredLink>();
  for (const [type, fields] of resolversByType())
    for (const [field, resolver] of Object.entries(fields)) {
      const link = relationOf(resolver);
      const coordinate = `${type}.${field}`;
      if (link) found.set(coordinate, { ...link, coordinate });
    }
  return [...found.values()].sort((a, b) => (a.coordinate < b.coordinate ? -1 : 1));
}

/** REST calls of a link, and the note about its cost. */
export function costOfLink({ reads, note }: DeclaredLink): string {
  return [reads ? callsOf(reads) : "none", note].filter(Boolean).join("; ");
}

function callsOf({ operation, perCall, single, list }: LoaderReads): string {
  const keys =
    perCall >= WHOLE_LIST
      ? "once for all"
      : perCall > 1
        ? `once for ${perCall}`
        : perCall < 1
          ? `up to ${1 / perCall} times each`
          : "once each";
  const forOne = single ? `; \`${single}\` for one` : "";
  const forMany = perCall === 1 && list ? `; pages of \`${list.operation}\` from ${list.from} keys on` : "";
  return `\`${operation}\` ${keys}${forOne}${forMany}`;
}

/** A Markdown table of links. Links with the same key and calls share a row. */
export function linkTable(links: readonly DeclaredLink[]): string {
  const rows = new Map<string, string[]>();
  for (const link of links) {
    const rest = `${link.by} | ${costOfLink(link)}`;
    rows.set(rest, [...(rows.get(rest) ?? []), `\`${link.coordinate}\``]);
  }
  return [
    "| links | by | REST calls |",
    "|---|---|---|",
    ...[...rows].map(([rest, coordinates]) => `| ${coordinates.join(", ")} | ${rest} |`),
  ].join("\n");
}
