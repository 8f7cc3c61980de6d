/** Expands `@writes`: results, and members of inputs, for mutations of a type. */
import {
  type DefinitionNode,
  type InputObjectTypeDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
} from "graphql";
import { camelCase } from "#subgraphs/kit/mapping/payloads.ts";
import type { SdlFile } from "#subgraphs/kit/schema/required-scopes.ts";
import { directiveOn, withoutDirective } from "./directives.ts";
import { quoted, typesFrom } from "./nodes.ts";

/** Facts that types with `@writes` depend on. */
interface ResultContext {
  /** The names of all mutations. */
  readonly mutations: ReadonlySet<string>;
  /** Name of a family's service in descriptions: `the support desk`. */
  readonly services: ReadonlyMap<string | undefined, string>;
}

/** A mutation of an object: `postAndSendErpSalesCreditMemo` has the verb `postAndSend`. */
interface Write {
  readonly name: string;
  readonly verb: string;
  /** The type of the object. */
  readonly node: ObjectTypeDefinitionNode;
  /** Noun of the object in descriptions. */
  readonly noun: string;
  /** Field of the result with the object. */
  readonly field: string;
  /** Input member with the object's id. Undefined if the SDL has it. */
  readonly key: string | undefined;
}

/** Adds the results and input members for `@writes`, unless the SDL has them. */
export function expandResults(
  files: readonly SdlFile[],
  { mutations, services }: ResultContext,
): readonly SdlFile[] {
  const types = new Set(
    files.flatMap(({ definitions }) =>
      definitions.flatMap((node) => ("name" in node && node.name?.value) || []),
    ),
  );
  const keys = new Map<string, readonly DefinitionNode[]>();
  const added = new Map<ObjectTypeDefinitionNode, readonly DefinitionNode[]>();
  for (const { family, definitions } of files)
    for (const node of definitions) {
      if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
      const own: DefinitionNode[] = [];
      for (const write of writesOf(node, mutations)) {
        if (!types.has(`${upper(write.name)}Payload`)) own.push(...resultOf(write));
        const input = keyInput(write, services.get(family));
        if (!types.has(`${upper(write.name)}Input`)) own.push(...input);
        keys.set(`${upper(write.name)}Input`, input);
      }
      added.set(node, own);
    }
  return files.map((file) => ({
    ...file,
    definitions: file.definitions.flatMap((node) => {
      if (node.kind === Kind.OBJECT_TYPE_DEFINITION)
        return [withoutDirective(node, "writes"), ...(added.get(node) ?? [])];
      return node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION
        ? [withKey(node, keys.get(node.name.value)?.[0])]
        : [node];
    }),
  }));
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function writesOf(node: ObjectTypeDefinitionNode, mutations: ReadonlySet<string>): readonly Write[] {
  const writes = directiveOn(node, "writes");
  const noun = writes?.text("noun");
  if (!writes || noun === undefined) return [];
  const field = writes.text("field") ?? camelCase(noun);
  const type = node.name.value;
  return [...mutations]
    .filter((name) => name.endsWith(type))
    .map((name) => ({ name, verb: name.slice(0, -type.length), node, noun, field, key: writes.text("key") }));
}

function resultOf({ name, verb, node, noun, field }: Write): readonly DefinitionNode[] {
  const object = `${field}: ${node.name.value}`;
  const members: Readonly<Record<string, string>> = {
    create: `${quoted(`${upper(noun)} that was created; null if the change was refused.`)} ${object}`,
    delete: `${quoted(`Global id of the deleted ${noun}; null if the change was refused.`)} deletedId: ID`,
  };
  const changed = `${quoted(`${upper(noun)} after the change; null if it was refused.`)} ${object}`;
  return typesFrom(`type ${upper(name)}Payload { ${members[verb] ?? changed} }`, node.loc);
}

/** An input with the member for the object's id. Empty for a mutation that creates objects. */
function keyInput(
  { name, verb, node, noun, key }: Write,
  service = "the service",
): readonly DefinitionNode[] {
  if (key === undefined || verb === "create") return [];
  const words = verb === "update" ? "change" : verb.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const text = `${upper(noun)} to ${words}, by global id or id in ${service}.`;
  return typesFrom(`input ${upper(name)}Input { ${quoted(text)} ${key}: ID! }`, node.loc);
}

/** Adds the members of another input, unless the input has them. */
function withKey(
  node: InputObjectTypeDefinitionNode,
  input: DefinitionNode | undefined,
): InputObjectTypeDefinitionNode {
  const keys = input?.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? (input.fields ?? []) : [];
  const { fields = [] } = node;
  const missing = keys.filter(({ name }) => !fields.some((field) => field.name.value === name.value));
  return { ...node, fields: [...missing, ...fields] };
}
