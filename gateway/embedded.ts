/** Types of the package for programs that embed the gateway. This file imports no file of the project. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FormattedExecutionResult, GraphQLSchema } from "graphql";

export interface GatewayOptions {
  /** Settings as in `tributary.yaml`, or the path of such a file. By default, those of the working directory. */
  readonly settings?: string | Readonly<Record<string, unknown>>;
  /** Environment variables; `process.env` by default. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

export interface Operation {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
  readonly operationName?: string;
}

export interface OperationOptions {
  /** Headers of the caller, with names in lower case. `authorization` identifies the caller, as over HTTP. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Aborts the REST calls of the operation. */
  readonly signal?: AbortSignal;
}

export interface EmbeddedGateway {
  /** The schema that clients see. */
  readonly schema: GraphQLSchema;
  /**
   * Runs an operation in this process. Rejects if the headers have an invalid token.
   * @example await gateway.execute({ query: "{ users(first: 5) { nodes { email } } }" })
   */
  execute(operation: Operation, options?: OperationOptions): Promise<FormattedExecutionResult>;
  /**
   * Answers a request of Node's HTTP server at the gateway's paths: `/graphql`, `/readyz`, `/files/…`.
   * @example createServer(gateway.handle).listen(4000)
   */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Stops the gateway, and the stand-in services if the gateway started them. */
  close(): Promise<void>;
}

export type CreateGateway = (options?: GatewayOptions) => Promise<EmbeddedGateway>;
