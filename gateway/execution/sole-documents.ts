/** The documents whose answers are for one operation alone: they hold a secret, or a link that works once. */
import { BREAK, type DocumentNode, Kind, type TypeNode, visit } from "graphql";
import type { Family } from "#contracts/kit/contract.ts";
import { allDemands } from "#subgraphs/kit/access/authorization-requirements.ts";

/** The types of links; some of these work more than once, which the schema does not say. */
const LINKS = ["File", "FileUpload"];

/**
 * Tells such documents, by the names of their fields alone: a field of another type that has the same name
 * counts as well, which costs no more than a request of its own.
 * @param families The scopes of their secrets say which fields hold one.
 * @param others Names of further fields whose answers are for one operation alone.
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
