/**
 * Literals of our own scalars, checked with the document. The server's own rule knows a value alone;
 * this one names the argument that it stands in.
 */
import {
  type ASTNode,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  Kind,
  type ValidationRule,
  type ValueNode,
} from "graphql";
import { TributaryError } from "#platform/errors/catalog.ts";
import { notOfScalar, scalars } from "#platform/graphql/scalars.ts";

/** Nodes around a value, beginning with the document. */
type Ancestors = readonly (ASTNode | readonly ASTNode[])[];

/** Refuses literals that are no values of our scalars, wherever they stand: BAD_USER_INPUT. */
export const scalarLiterals: ValidationRule = (context) => {
  function check(
    node: ValueNode,
    _key: unknown,
    parent: ASTNode | readonly ASTNode[] | undefined,
    _path: unknown,
    ancestors: Ancestors,
  ): undefined {
    const expected = context.getInputType();
    const scalar = expected && scalars[getNamedType(expected).name];
    if (!scalar) return;
    try {
      scalar.parseLiteral(node);
    } catch {
      const argument = argumentIn(parent ? [...ancestors, parent] : ancestors);
      context.reportError(
        new TributaryError("BAD_USER_INPUT", { argument }, notOfScalar(scalar.name, `"${argument}"`), node),
      );
    }
  }
  return {
    StringValue: check,
    IntValue: check,
    FloatValue: check,
    BooleanValue: check,
    EnumValue: check,
    // A list where one value belongs, and an object where no input does, are values as a whole.
    ListValue(node, ...place) {
      const list = context.getParentInputType();
      if (list && isListType(getNullableType(list))) return undefined;
      check(node, ...place);
      return false;
    },
    ObjectValue(node, ...place) {
      const expected = context.getInputType();
      if (expected && isInputObjectType(getNamedType(expected))) return undefined;
      check(node, ...place);
      return false;
    },
  };
};

/** The argument that a value stands in, with the members of its input that lead there; or the variable. */
function argumentIn(around: Ancestors): string {
  const names: string[] = [];
  for (const node of around)
    if (!("kind" in node)) continue;
    else if (node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD) names.push(node.name.value);
    else if (node.kind === Kind.VARIABLE_DEFINITION) names.push(`$${node.variable.name.value}`);
  return names.join(".");
}
