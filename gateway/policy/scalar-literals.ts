/** Validates literals of custom scalars. The server's rule knows only the value, but this rule names its argument. */
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

/** The ancestors of a value, beginning with the document. */
type Ancestors = readonly (ASTNode | readonly ASTNode[])[];

/** Refuses invalid literals of custom scalars at any place, with BAD_USER_INPUT. */
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
    // A list for a single value, or an object for a type that is no input object, is checked as a whole.
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

/** The argument or variable of a value, with the path of input members to the value. */
function argumentIn(around: Ancestors): string {
  const names: string[] = [];
  for (const node of around)
    if (!("kind" in node)) continue;
    else if (node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD) names.push(node.name.value);
    else if (node.kind === Kind.VARIABLE_DEFINITION) names.push(`$${node.variable.name.value}`);
  return names.join(".");
}
