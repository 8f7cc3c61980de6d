/**
 * How large an operation may be, judged by its text alone, before it is planned: a query of a
 * kilobyte can hold selections without end, and the planner would walk them all.
 */
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
  type ValidationRule,
} from "graphql";
import { TributaryError } from "#platform/errors/catalog.ts";
import type { QueryLimits } from "#platform/limits/limits.ts";

/** What is counted, with the message of each limit. */
const told = {
  depth: (most: number) => `The operation nests more than ${most} fields deep`,
  aliases: (most: number) => `The operation has more than ${most} aliases`,
  rootFields: (most: number) => `The operation has more than ${most} root fields`,
  directives: (most: number) => `The operation has more than ${most} directives`,
  selections: (most: number) => `The operation has more than ${most} selections`,
} as const;

type Size = Record<keyof typeof told, number>;

/** Refuses documents with an operation beyond the limits. The server keeps what it has let pass. */
export function limitsRule(limits: QueryLimits): ValidationRule {
  return (context) => ({
    Document(document) {
      for (const size of sizesOf(document))
        for (const [name, tell] of Object.entries(told) as [keyof Size, (most: number) => string][])
          if (size[name] > limits[name])
            context.reportError(new TributaryError("QUERY_TOO_COMPLEX", {}, tell(limits[name])));
    },
  });
}

/** The size of each operation, its fragments counted wherever they are spread, each measured once. */
function sizesOf(document: DocumentNode): Size[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const measured = new Map<string, Size>();

  function sizeOfFragment(name: string): Size {
    let size = measured.get(name);
    if (!size) {
      size = nothing();
      measured.set(name, size); // a fragment within itself is refused elsewhere; here it must end
      const fragment = fragments.get(name);
      if (fragment) {
        Object.assign(size, sizeOf(fragment.selectionSet));
        size.directives += fragment.directives?.length ?? 0;
      }
    }
    return size;
  }

  function sizeOf({ selections }: SelectionSetNode): Size {
    const size = nothing();
    for (const selection of selections) {
      size.selections++;
      size.directives += selection.directives?.length ?? 0;
      if (selection.kind === Kind.FIELD) {
        const inner = selection.selectionSet ? sizeOf(selection.selectionSet) : nothing();
        const introspects = selection.name.value.startsWith("__");
        size.rootFields++;
        if (selection.alias) size.aliases++;
        size.depth = Math.max(size.depth, introspects ? 1 : inner.depth + 1);
        for (const name of ["aliases", "directives", "selections"] as const) size[name] += inner[name];
      } else {
        const inner =
          selection.kind === Kind.FRAGMENT_SPREAD
            ? sizeOfFragment(selection.name.value)
            : sizeOf(selection.selectionSet);
        size.depth = Math.max(size.depth, inner.depth);
        for (const name of ["aliases", "directives", "selections", "rootFields"] as const)
          size[name] += inner[name];
      }
    }
    return size;
  }

  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const size = sizeOf(definition.selectionSet);
    size.directives += definition.directives?.length ?? 0;
    return [size];
  });
}

/** `rootFields` of a selection set are its own fields; only an operation's are root fields. */
const nothing = (): Size => ({ depth: 0, aliases: 0, rootFields: 0, directives: 0, selections: 0 });

/** What the parser says of a document beyond its token limit. */
const TOO_LONG = /more than? (\d+) tokens|more that (\d+) tokens/;

/** The parser's refusal of a long document in our words; undefined for anything else it says. */
export function tooLong(message: string): string | undefined {
  const [, than, that] = TOO_LONG.exec(message) ?? [];
  const most = than ?? that;
  return most && `The operation has more than ${most} tokens`;
}
