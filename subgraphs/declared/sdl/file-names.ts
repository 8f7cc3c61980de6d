/** Names of the directives of Apollo Connectors in a file. */
import { type DirectiveNode, type DocumentNode, Kind } from "graphql";
import type { Mistakes } from "#subgraphs/declared/places.ts";
import { listIn, membersIn, textIn } from "./nodes.ts";

/** The names that a file uses for the directives, and the version of the language. */
export interface FileNames {
  readonly connect: string;
  readonly source: string;
  /** 4 for v0.4. */
  readonly version: number;
}

const SPECIFICATION = /^https:\/\/specs\.apollo\.dev\/connect\/v(\d+)\.(\d+)$/;
/** Newest known version: v0.4. */
export const LATEST = 4;

/** True if a definition links a specification. */
export const isLink = ({ name }: DirectiveNode): boolean => name.value === "link";

/** Finds the names that a file uses for the directives. */
export function namesIn({ definitions }: DocumentNode, mistakes: Mistakes): FileNames | undefined {
  for (const definition of definitions) {
    if (definition.kind !== Kind.SCHEMA_EXTENSION && definition.kind !== Kind.SCHEMA_DEFINITION) continue;
    for (const link of definition.directives ?? []) {
      const args = membersIn(link.arguments);
      const url = textIn(args.get("url"));
      const found = isLink(link) && url ? SPECIFICATION.exec(url.value) : null;
      if (!found) continue;
      const version = Number(found[2]);
      if (found[1] !== "0" || version < 1 || version > LATEST) {
        mistakes.at(link, `connect v${found[1]}.${found[2]} is not known; v0.1 to v0.${LATEST} are`);
        return undefined;
      }
      const prefix = textIn(args.get("as"))?.value ?? "connect";
      const imported = new Map<string, string>();
      for (const one of listIn(args.get("import"))) {
        const members = one.kind === Kind.OBJECT ? membersIn(one.fields) : undefined;
        const name = textIn(members ? members.get("name") : one)?.value;
        if (name !== undefined) imported.set(name, textIn(members?.get("as"))?.value ?? name);
      }
      const nameOf = (own: string, unimported: string) => imported.get(`@${own}`)?.slice(1) ?? unimported;
      return { connect: nameOf("connect", prefix), source: nameOf("source", `${prefix}__source`), version };
    }
  }
  return undefined;
}
