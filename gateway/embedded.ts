/** Types of the package for programs that run the gateway themselves. They import nothing of ours. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FormattedExecutionResult, GraphQLSchema } from "graphql";

export interface GatewayOptions {
  /** Settings, as `tributary.yaml` has them, or the path of such a file; unless given, those of the working directory. */
  readonly settings?: string | Readonly<Record<string, unknown>>;
  /** Variables of the environment; `process.env` unless given. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

export interface Operation {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
  readonly operationName?: string;
}

export interface OperationOptions {
  /** Headers of the caller, by names in lower case: `authorization` says who asks, as over HTTP. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends the REST calls of the operation. */
  readonly signal?: AbortSignal;
}

export interface EmbeddedGateway {
  /** The schema that clients see. */
  readonly schema: GraphQLSchema;
  /**
   * Runs an operation in this process. It rejects if the headers have a token that is not valid.
   * @example await gateway.execute({ query: "{ users(first: 5) { nodes { email } } }" })
   */
  execute(operation: Operation, options?: OperationOptions): Promise<FormattedExecutionResult>;
  /**
   * Answers a request of Node's HTTP server, at the paths that the gateway has: `/graphql`, `/readyz`, `/files/…`.
   * @example createServer(gateway.handle).listen(4000)
   */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Stops the gateway, and the demo company if the gateway started it. */
  close(): Promise<void>;
}

export type CreateGateway = (options?: GatewayOptions) => Promise<EmbeddedGateway>;
