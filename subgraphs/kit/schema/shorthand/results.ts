/** Results of the mutations that create, change and delete objects of a type with `@writes`. */
import { type DefinitionNode, Kind, type ObjectTypeDefinitionNode } from "graphql";
import { camelCase } from "#subgraphs/kit/mapping/payloads.ts";
import type { SdlFile } from "#subgraphs/kit/schema/required-scopes.ts";
import { directiveOn, withoutDirective } from "./directives.ts";
import { quoted, typesFrom } from "./nodes.ts";

/**
 * Adds the results that types with `@writes` stand for, each unless the SDL has it.
 * @param mutations the names of all mutations
 */
export function expandResults(files: readonly SdlFile[], mutations: ReadonlySet<string>): SdlFile[] {
  const types = new Set(
    files.flatMap(({ definitions }) =>
      definitions.flatMap((node) => ("name" in node && node.name?.value) || []),
    ),
  );
  const isMissing = (mutation: string) => mutations.has(mutation) && !types.has(payloadOf(mutation));
  return files.map((file) => ({
    ...file,
    definitions: file.definitions.flatMap((node) =>
      node.kind === Kind.OBJECT_TYPE_DEFINITION
        ? [withoutDirective(node, "writes"), ...resultsOf(node, isMissing)]
        : [node],
    ),
  }));
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const payloadOf = (mutation: string) => `${upper(mutation)}Payload`;

function resultsOf(
  node: ObjectTypeDefinitionNode,
  isMissing: (mutation: string) => boolean,
): readonly DefinitionNode[] {
  const writes = directiveOn(node, "writes");
  const noun = writes?.text("noun");
  if (!writes || noun === undefined) return [];
  const type = node.name.value;
  const field = `${writes.text("field") ?? camelCase(noun)}: ${type}`;
  const results: Readonly<Record<string, string>> = {
    create: `${quoted(`${upper(noun)} that was created; null if the change was refused.`)} ${field}`,
    update: `${quoted(`${upper(noun)} after the change; null if it was refused.`)} ${field}`,
    delete: `${quoted(`Global id of the deleted ${noun}; null if the change was refused.`)} deletedId: ID`,
  };
  return Object.entries(results).flatMap(([verb, result]) =>
    isMissing(`${verb}${type}`)
      ? typesFrom(`type ${payloadOf(`${verb}${type}`)} { ${result} }`, node.loc)
      : [],
  );
}
