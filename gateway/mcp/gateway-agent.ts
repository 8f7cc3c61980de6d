/** The `Agent` of this gateway. Runs operations in process, with the limits and rights of the request. */
import { type DocumentNode, parse } from "graphql";
import { familiesOf, type Gateway } from "#gateway/gateway.ts";
import type { GatewayRequest } from "#gateway/operation/gateway-request.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import { perSchema } from "#platform/graphql/per-schema.ts";
import { unknownCaller } from "#subgraphs/kit/access/authentication.ts";
import { type Agent, operationOf, READ_ONLY, type ReportAnswer } from "./agent.ts";
import { type Knowledge, knowledgeOf } from "./knowledge.ts";

/** The documents that may run. */
interface RunnableDocuments {
  /** True if documents are checked. */
  readonly on: boolean;
  /** @throws DOCUMENT_NOT_TRUSTED */
  find(asked: { readonly query: string }): { readonly trusted: boolean };
}

export interface AgentsOptions {
  readonly gateway: Gateway;
  readonly documents: RunnableDocuments;
}

/** Members of a request that the operations of its tools need. */
export interface AgentRequest {
  readonly operation: Omit<GatewayRequest, "signal" | "trusted">;
  readonly report: (method: "GET" | "POST", path: string, body?: object) => Promise<ReportAnswer>;
}

/** Creates agents. They share the facts of the schema. */
export function agentsOf({ gateway, documents }: AgentsOptions): (request: AgentRequest) => Agent {
  const knowledge = perSchema(gateway.apiSchema, (schema): Knowledge => {
    const served = new Set(gateway.families().map(({ name }) => name));
    const families = familiesOf().filter(({ name }) => served.has(name));
    return knowledgeOf(schema, gateway.weights, families);
  });

  function refusalOf(query: string, operationName: string | undefined): string | undefined {
    let document: DocumentNode;
    try {
      document = parse(query, { maxTokens: gateway.documentTokens, noLocation: true });
      if (documents.on) documents.find({ query });
    } catch (error) {
      if (error instanceof TributaryError)
        return `${error.message}. Only documents of the manifest run here.`;
      return error instanceof Error ? error.message : String(error);
    }
    const operation = operationOf(document, operationName);
    if (!operation) return "Name one of the document's operations in operationName.";
    return operation.operation === "query" ? undefined : READ_ONLY;
  }

  return ({ operation: request, report }) => ({
    knowledge,
    report,
    refusalOf: ({ query, operationName }) => refusalOf(query, operationName),
    estimate: ({ query, variables = {}, operationName }) =>
      gateway.estimate({ query, variables, operationName }, request.caller ?? unknownCaller),
    execute: ({ query, variables, operationName }, { signal, onStart }) =>
      gateway.execute(
        {
          query,
          ...(variables && { variables: { ...variables } }),
          ...(operationName !== undefined && { operationName }),
        },
        { ...request, signal, ...(documents.on && { trusted: documents.find({ query }).trusted }) },
        ({ operation }) => onStart?.(() => operation.report.toJSON().calls),
      ),
    ratesOf(families) {
      const context = gateway.open(request);
      try {
        // Read from the gateway, because the context does not have the declared families.
        const asked = gateway.families().filter(({ name }) => families.includes(name));
        return new Map(asked.map(({ name, upstream }) => [name, upstream.ratesOf(context.operation)]));
      } finally {
        context.end();
      }
    },
  });
}
