/**
 * Checks the variables of an operation before anything reads them: drops those that it does not define, and
 * limits their size. Authorization, cost and coercion read each id and each member of an input. An unknown
 * member costs most, because its error quotes the whole input.
 */
import type { ApolloServerPlugin } from "@apollo/server";
import type { OperationDefinitionNode } from "graphql";
import type { GatewayContext } from "#gateway/operation/gateway-context.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import type { Variables } from "./operation-reader.ts";

/** Most values in variables: items of lists and members of inputs. Only mutations have thousands. */
const MOST_VALUES = { query: 2_000, subscription: 2_000, mutation: 100_000 } as const;
/** Most members of one input. The schema defines some dozens at most. */
const MOST_MEMBERS = 1_000;

/**
 * The variables that an operation defines. Others are never read.
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
  // Counts the names first, because the values of a large object take three times as long.
  if (Object.keys(value).length > MOST_MEMBERS)
    throw tooMany(`An input of the variable "${name}" has more than ${MOST_MEMBERS} members`);
  return Object.values(value);
}

const tooMany = (message: string) => new TributaryError("QUERY_TOO_COMPLEX", {}, message);

/** Limits the variables of each operation. Must come before all plugins that read variables. */
export const boundedVariables: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation, request, contextValue }) {
        if (!operation || !request.variables) return;
        const { variables } = request;
        // If this plugin refuses, the server still calls this hook of the others, which then see no variables.
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
