/** Documents of clients, as their compilers and manifests have them. */
import { readFileSync } from "node:fs";
import {
  type ConstValueNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  parse,
  type Source as SourceText,
  type ValueNode,
  visit,
} from "graphql";

/** A document and its place. */
export interface Source {
  readonly name: string;
  readonly text: string;
}

const FORMAT = `a manifest is a JSON object of documents by id, { "<id>": "<document>" }`;

/**
 * The documents of a manifest of trusted documents, as a client's build writes it.
 * @throws Error with the reason if the file is not a manifest
 */
export function documentsOfManifest(file: string): readonly Source[] {
  const manifest: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (typeof manifest !== "object" || manifest === null || Array.isArray(manifest)) throw new Error(FORMAT);
  return Object.entries(manifest).map(([id, text]: readonly [string, unknown]) => {
    if (typeof text !== "string") throw new Error(`${FORMAT}, and "${id}" is no document`);
    return { name: `${file} (${/\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? id})`, text };
  });
}

/** Directives that Relay's compiler removes from documents before they are sent. */
const CLIENT_DIRECTIVES = new Set(["argumentDefinitions", "arguments", "refetchable", "connection"]);

/**
 * Parses a document without the directives that its client's compiler removes. Arguments of fragments have
 * their defaults; those without one are left out, as the compiler does.
 */
export function parseDocument(text: string | SourceText): {
  readonly document: DocumentNode;
  /** True if the document has such directives: fragments may use variables that no operation declares. */
  readonly compiled: boolean;
} {
  let compiled = false;
  const document = visit(parsed(text), {
    FragmentDefinition: (fragment) => withDefaults(fragment),
    Directive({ name }) {
      if (!CLIENT_DIRECTIVES.has(name.value)) return undefined;
      compiled = true;
      return null;
    },
  });
  return { document, compiled };
}

/** A fragment whose `@argumentDefinitions` are replaced by their defaults. */
function withDefaults(fragment: FragmentDefinitionNode): FragmentDefinitionNode | undefined {
  const definitions = fragment.directives?.find(
    ({ name }) => name.value === "argumentDefinitions",
  )?.arguments;
  if (!definitions) return undefined;
  const defaults = new Map(
    definitions.flatMap(({ name, value }): [string, ConstValueNode | undefined][] => {
      if (value.kind !== Kind.OBJECT) return [];
      const member = (key: string) => value.fields.find((field) => field.name.value === key)?.value;
      const type = member("type");
      const isRequired = type?.kind === Kind.STRING && type.value.endsWith("!");
      const found = member("defaultValue");
      return isRequired && !found ? [] : [[name.value, found as ConstValueNode | undefined]];
    }),
  );
  const isLeftOut = (value: ValueNode) =>
    value.kind === Kind.VARIABLE && defaults.has(value.name.value) && !defaults.get(value.name.value);
  return visit(fragment, {
    Argument: ({ value }) => (isLeftOut(value) ? null : undefined),
    ObjectField: ({ value }) => (isLeftOut(value) ? null : undefined),
    Variable: ({ name }) => defaults.get(name.value),
  });
}

/** @throws GraphQLError also for a document that is nested so deeply that the stack has no room for it */
function parsed(text: string | SourceText): DocumentNode {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof RangeError) throw new GraphQLError("The document is nested too deeply");
    throw error;
  }
}
