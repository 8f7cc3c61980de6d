/**
 * The variables of an operation, before anything reads them: those that it does not define are dropped,
 * and their size is limited. Authorization, cost and coercion look at each id and each member of an
 * input, and an unknown member costs most, because its error quotes the whole input.
 */
import type { ApolloServerPlugin } from "@apollo/server";
import type { OperationDefinitionNode } from "graphql";
import type { GatewayContext } from "#gateway/operation/gateway-context.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import type { Variables } from "./operation-reader.ts";

/** Values in the variables: items of lists and members of inputs. Only mutations take lists of thousands of inputs. */
const MOST_VALUES = { query: 2_000, subscription: 2_000, mutation: 100_000 } as const;
/** Members of one input, which the schema defines by dozens at most. */
const MOST_MEMBERS = 1_000;

/**
 * The variables that an operation defines; others are never read.
 * @throws QUERY_TOO_COMPLEX for more values than an operation of its kind can need. A list is refused by its
 *   length, before its items are read.
 * @example
 * definedVariables(operationOf("query ($id: ID!) { node(id: $id) { id } }"), { id: "a", other: "b" }); // { id: "a" }
 */
export function definedVariables(
  { operation, variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): Record<string, unknown> {
  const most = MOST_VALUES[operation];
  const defined: Record<string, unknown> = {};
  let values = 0;
  for (const { variable } of variableDefinitions) {
    const name = variable.name.value;
    if (!Object.hasOwn(variables, name)) continue;
    const count = (value: unknown): void => {
      if (typeof value !== "object" || value === null) return;
      const items = Array.isArray(value) ? value : membersOf(value, name);
      values += items.length;
      if (values > most) throw tooMany(`The variables have more than ${most} values; "${name}" exceeds this`);
      for (const item of items) count(item);
    };
    count(variables[name]);
    defined[name] = variables[name];
  }
  return defined;
}

function membersOf(value: object, name: string): readonly unknown[] {
  // The names first: the values of a large object take three times as long.
  if (Object.keys(value).length > MOST_MEMBERS)
    throw tooMany(`An input of the variable "${name}" has more than ${MOST_MEMBERS} members`);
  return Object.values(value);
}

const tooMany = (message: string) => new TributaryError("QUERY_TOO_COMPLEX", {}, message);

/** Bounds the variables of each operation. It stands before all plugins that read them. */
export const boundedVariables: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation, request, contextValue }) {
        if (!operation || !request.variables) return;
        const { variables } = request;
        // The server calls this hook of the other plugins too if this one refuses: they read no variables then.
        request.variables = {};
        try {
          request.variables = definedVariables(operation, variables);
        } catch (error) {
          if (error instanceof TributaryError) {
            error.extensions["http"] = { status: 400 };
            error.extensions["requestId"] = contextValue.operation.requestId;
          }
          throw error;
        }
      },
    };
  },
};
