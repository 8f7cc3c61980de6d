/** Reads, validates and removes `@defer` directives of documents. */
import {
  type ASTNode,
  type ASTVisitor,
  type DirectiveNode,
  type DocumentNode,
  GraphQLError,
  Kind,
  type ValidationContext,
  visit,
} from "graphql";

const NAME = "defer";

/** The values of an operation's variables, with their defaults. */
export type Values = Readonly<Record<string, unknown>>;

export const isDefer = ({ name }: DirectiveNode): boolean => name.value === NAME;

const argumentOf = ({ arguments: args }: DirectiveNode, name: string) =>
  args?.find((argument) => argument.name.value === name)?.value;

/** The label of a `@defer`. Undefined if it has none. */
export function labelOf(directive: DirectiveNode): string | undefined {
  const label = argumentOf(directive, "label");
  return label?.kind === Kind.STRING ? label.value : undefined;
}

/** True if a `@defer` applies under the values of the variables. */
export function applies(directive: DirectiveNode, values: Values): boolean {
  const condition = argumentOf(directive, "if");
  if (condition?.kind === Kind.BOOLEAN) return condition.value;
  if (condition?.kind !== Kind.VARIABLE) return condition === undefined;
  const value = values[condition.name.value];
  return value === undefined || value === true;
}

/** The `@defer` directives within a node. */
export function defersIn(node: ASTNode): readonly DirectiveNode[] {
  const found: DirectiveNode[] = [];
  visit(node, {
    Directive(directive) {
      if (isDefer(directive)) found.push(directive);
    },
  });
  return found;
}

/** The variables that the conditions of `@defer` depend on. */
export function conditionsOfDefers(nodes: readonly ASTNode[]): readonly string[] {
  const found = new Set<string>();
  for (const node of nodes)
    for (const directive of defersIn(node)) {
      const condition = argumentOf(directive, "if");
      if (condition?.kind === Kind.VARIABLE) found.add(condition.name.value);
    }
  return [...found];
}

/** The document without `@defer` directives. */
export const withoutDefer = (document: DocumentNode): DocumentNode =>
  visit(document, { Directive: (directive) => (isDefer(directive) ? null : undefined) });

/**
 * Validation rule: refuses labels that are variables or occur twice, and `@defer` on the fields of a mutation,
 * because these run one after another before the first payload.
 */
export function deferRule(context: ValidationContext): ASTVisitor {
  const labels = new Set<string>();
  const refuse = (message: string, node: DirectiveNode) =>
    context.reportError(new GraphQLError(message, { nodes: node }));
  return {
    Directive(node) {
      if (!isDefer(node)) return;
      const root = context.getSchema().getMutationType();
      if (root && context.getParentType() === root)
        refuse("@defer cannot be used on the fields of a mutation; use it within their payloads", node);
      const label = argumentOf(node, "label");
      if (!label || label.kind === Kind.NULL) return;
      if (label.kind !== Kind.STRING) refuse("The label of @defer must be a text, not a variable", node);
      else if (labels.has(label.value)) refuse(`The label "${label.value}" of @defer is used twice`, node);
      else labels.add(label.value);
    },
  };
}
