/** `@defer` in the schema that clients see: the gateway runs it, see `execution/defer`; no subgraph knows it. */
import {
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLNonNull,
  GraphQLSchema,
  GraphQLString,
} from "graphql";

const defer = new GraphQLDirective({
  name: "defer",
  description:
    "Answers the fragment later than the rest of the operation, once its own data is there, for clients that read an answer in parts.",
  locations: [DirectiveLocation.FRAGMENT_SPREAD, DirectiveLocation.INLINE_FRAGMENT],
  args: {
    label: {
      type: GraphQLString,
      description: "Names the fragment in the payload that answers it; a label stands once in a document.",
    },
    if: {
      type: new GraphQLNonNull(GraphQLBoolean),
      defaultValue: true,
      description: "Whether the fragment may be answered later.",
    },
  },
});

/** A valid schema with `@defer`; it shares its types with the one that is passed. */
export const withDefer = (schema: GraphQLSchema): GraphQLSchema =>
  new GraphQLSchema({
    ...schema.toConfig(),
    directives: [defer, ...schema.getDirectives()],
    assumeValid: true,
  });
