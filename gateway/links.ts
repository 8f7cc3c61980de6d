/** All links of the graph as they are declared, by the coordinates that they stand at. */
import { type Link, linkOf } from "../subgraphs/kit/links.ts";
import { modules } from "./gateway.ts";

export interface DeclaredLink extends Link {
  /** `Type.field` */
  readonly coordinate: string;
}

export function declaredLinks(): DeclaredLink[] {
  const found = new Map<string, DeclaredLink>();
  for (const map of modules.flatMap(({ resolvers }): readonly object[] => resolvers))
    for (const [type, fields] of Object.entries(map as Readonly<Record<string, object>>))
      for (const [field, resolver] of Object.entries(fields)) {
        const link = linkOf(resolver);
        const coordinate = `${type}.${field}`;
        if (link) found.set(coordinate, { ...link, coordinate });
      }
  return [...found.values()].sort((a, b) => (a.coordinate < b.coordinate ? -1 : 1));
}
