/** Reads the directives of shorthand SDL, which `schema/directives.graphql` declares. */
import { readFileSync } from "node:fs";
import {
  buildSchema,
  type ConstDirectiveNode,
  type GraphQLDirective,
  GraphQLError,
  getDirectiveValues,
} from "graphql";
import { schemaDirectory } from "#platform/project-root.ts";

let declared: ReadonlyMap<string, GraphQLDirective> | undefined;

/** The directives by name, read on first use. */
function declarations(): ReadonlyMap<string, GraphQLDirective> {
  if (!declared) {
    const sdl = readFileSync(new URL("directives.graphql", schemaDirectory), "utf8");
    const directives = buildSchema(sdl, { noLocation: true }).getDirectives();
    declared = new Map(directives.map((directive) => [directive.name, directive]));
  }
  return declared;
}

/** Something that can have directives. */
interface NodeWithDirectives {
  readonly directives?: readonly ConstDirectiveNode[];
}

/** Arguments of a directive, read by type. */
export interface DirectiveArguments {
  text(name: string): string | undefined;
  flag(name: string): boolean;
}

/**
 * The arguments of a directive on a node. Undefined if the node lacks the directive.
 * @throws GraphQLError at the directive for unknown or missing arguments
 */
export function directiveOn(node: NodeWithDirectives, name: string): DirectiveArguments | undefined {
  const found = node.directives?.find((directive) => directive.name.value === name);
  if (!found) return undefined;
  const directive = declarations().get(name);
  if (!directive) throw new Error(`schema/directives.graphql does not declare @${name}`);
  for (const argument of found.arguments ?? [])
    if (!directive.args.some((one) => one.name === argument.name.value))
      throw new GraphQLError(`@${name} has no argument "${argument.name.value}".`, {
        nodes: [found, argument],
      });
  const values = getDirectiveValues(directive, node) ?? {};
  return {
    text: (argument) => {
      const value = values[argument];
      return typeof value === "string" ? value : undefined;
    },
    flag: (argument) => values[argument] === true,
  };
}

/** The node without a directive. */
export const withoutDirective = <N extends NodeWithDirectives>(
  node: N,
  name: string,
): N & { readonly directives: readonly ConstDirectiveNode[] } => ({
  ...node,
  directives: (node.directives ?? []).filter((directive) => directive.name.value !== name),
});
