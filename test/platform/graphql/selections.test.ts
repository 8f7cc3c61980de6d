/** The traversal of an operation's selections that all modules share. */
import { Kind, parse, type SelectionSetNode } from "graphql";
import { describe, expect, it } from "vitest";
import { fieldsIn, fragmentsIn, walkSelections } from "#platform/graphql/selections.ts";

const document = parse(`
  query {
    a
    ... on Person { b { below } ...More }
    ... { c @skip(if: true) }
    ...Unknown
    d
  }
  fragment More on Person { e ... on Firm { f } }
`);
const fragments = fragmentsIn(document);
const [operation] = document.definitions;
const root = (operation?.kind === Kind.OPERATION_DEFINITION && operation.selectionSet) as SelectionSetNode;

/** The fields of a traversal, each with its context. */
function walked(visitor: Omit<Parameters<typeof walkSelections<string>>[3], "field"> = {}): string[] {
  const met: string[] = [];
  walkSelections(root, "Query", fragments, {
    ...visitor,
    field: ({ name }, within) => met.push(`${within}.${name.value}`),
  });
  return met;
}

describe("a walk over selections", () => {
  it("visits the fields of one object in the order of the document, through fragments, and none below them", () => {
    expect(walked()).toEqual(["Query.a", "Query.b", "Query.e", "Query.f", "Query.c", "Query.d"]);
  });

  it("passes the value that the callback of a fragment returns to its selections", () => {
    const fragment: Parameters<typeof walkSelections<string>>[3]["fragment"] = ({ typeCondition }, within) =>
      typeCondition?.name.value ?? within;
    expect(walked({ fragment })).toEqual(["Query.a", "Person.b", "Person.e", "Firm.f", "Query.c", "Query.d"]);
  });

  it("leaves out a fragment whose callback returns undefined, and distinguishes spreads from inline fragments", () => {
    const spreads: string[] = [];
    expect(
      walked({
        fragment(fragment, within, selection) {
          if (selection.kind === Kind.FRAGMENT_SPREAD) spreads.push(selection.name.value);
          return fragment.kind === Kind.FRAGMENT_DEFINITION ? undefined : within;
        },
      }),
    ).toEqual(["Query.a", "Query.b", "Query.c", "Query.d"]);
    expect(spreads).toEqual(["More"]);
  });

  it("skips selections that are excluded by their directives", () => {
    expect(walked({ includes: ({ directives }) => !directives?.length })).not.toContain("Query.c");
  });
});

describe("the fields of an object", () => {
  it("include those of fragments on types that apply, and of fragments without a type", () => {
    const names = fieldsIn(root, fragments, (on) => on === "Person").map(({ name }) => name.value);
    expect(names).toEqual(["a", "b", "e", "c", "d"]);
  });
});
