/** Finds documents whose answers must not be shared, because they contain a secret or a one-time link. */
import { BREAK, type DocumentNode, Kind, type TypeNode, visit } from "graphql";
import type { Family } from "#contracts/kit/contract.ts";
import { allDemands } from "#subgraphs/kit/access/authorization-requirements.ts";

/** Types of links. Some links work more than once, but the schema does not say which. */
const LINKS = ["File", "FileUpload"];

/**
 * Returns a test for such documents, which compares only the names of fields. A field of another type with the
 * same name counts, too, which costs no more than a separate run.
 * @param families A field that demands the scope of one of their secrets contains the secret.
 * @param others Names of further fields whose answers must not be shared.
 */
export function soleDocuments(
  supergraph: DocumentNode,
  families: readonly Pick<Family, "operations">[],
  others: readonly string[] = [],
): (document: DocumentNode) => boolean {
  const names = new Set([...soleFields(supergraph, secretScopes(families)), ...others]);
  const known = new WeakMap<DocumentNode, boolean>();
  return (document) => {
    let isSole = known.get(document);
    if (isSole === undefined) {
      isSole = selectsOne(document, names);
      known.set(document, isSole);
    }
    return isSole;
  };
}

const secretScopes = (families: readonly Pick<Family, "operations">[]): ReadonlySet<string> =>
  new Set(
    families.flatMap(({ operations }) => Object.values(operations).flatMap(({ spec }) => spec.secret ?? [])),
  );

function soleFields(supergraph: DocumentNode, secrets: ReadonlySet<string>): ReadonlySet<string> {
  const names = new Set<string>();
  const types = new Set(LINKS);
  for (const { coordinate, anyOf } of allDemands(supergraph)) {
    if (!anyOf.flat().some((scope) => secrets.has(scope))) continue;
    const [type = "", field] = coordinate.split(".");
    if (field === undefined) types.add(type);
    else names.add(field);
  }
  visit(supergraph, {
    FieldDefinition({ name, type }) {
      if (types.has(namedType(type))) names.add(name.value);
    },
  });
  return names;
}

function selectsOne(document: DocumentNode, names: ReadonlySet<string>): boolean {
  let found = false;
  visit(document, {
    Field({ name }) {
      if (!names.has(name.value)) return undefined;
      found = true;
      return BREAK;
    },
  });
  return found;
}

const namedType = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
