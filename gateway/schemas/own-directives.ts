/** Directives that only the gateway has, see `execution/defer`, `stop-on-error.ts`, `semantic-nullability.ts`. */
import {
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLNonNull,
  GraphQLSchema,
  GraphQLString,
} from "graphql";
import { semanticNonNull } from "./semantic-nullability.ts";

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

const stopOnError = new GraphQLDirective({
  name: "stopOnError",
  description:
    "Ends the mutation at its first field that has an error, or `userErrors` in its payload or in a result of it. The fields after it are not sent: each is null, with the error `NOT_RUN`.",
  locations: [DirectiveLocation.MUTATION],
});

/** Adds these directives to a valid schema. The new schema shares its types with the old one. */
export const withOwnDirectives = (schema: GraphQLSchema): GraphQLSchema =>
  new GraphQLSchema({
    ...schema.toConfig(),
    directives: [defer, stopOnError, semanticNonNull, ...schema.getDirectives()],
    assumeValid: true,
  });
