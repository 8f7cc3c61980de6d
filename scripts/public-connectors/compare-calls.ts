/** Counts the REST calls of operations as the language defines them, and as Tributary makes them. */
import { execute, parse } from "graphql";
import { callByLanguage } from "./by-language.ts";
import { newOperation, type OpenedFolder } from "./open.ts";
import { operationsOf, requestOf } from "./operations.ts";

/** Calls of one operation. */
export interface ComparedCalls {
  /** `Query.invoices`, or a type whose objects another subgraph names. */
  readonly name: string;
  /** One call for each object and field, or as many as `$batch` needs. */
  readonly language: number;
  /** Calls of Apollo Router, which merges equal objects of one fetch. */
  readonly router: number;
  readonly ours: number;
  /** Requests of ours that were made twice, and keys that two calls with `$batch` have. */
  readonly repeated: readonly string[];
}

/** Runs the operations of a folder in both ways, over the same service. */
export async function compareCalls(opened: OpenedFolder): Promise<readonly ComparedCalls[]> {
  const { declared, service } = opened;
  const { schema } = declared.subgraph;
  const compared: ComparedCalls[] = [];
  for (const operation of operationsOf(schema, declared.connectors)) {
    service.requests.length = 0;
    const language = await callByLanguage(opened, operation);
    const router = service.requests.length;
    service.requests.length = 0;
    const { document, variables } = requestOf(operation);
    const { errors = [] } = await execute({
      schema,
      document: parse(document),
      variableValues: variables,
      contextValue: newOperation(opened),
    });
    if (errors[0]) throw errors[0];
    const keys = service.requests.flatMap((request) => request.keys);
    compared.push({
      name: operation.name,
      language,
      router,
      ours: service.requests.length,
      repeated: [...twice(service.requests.map(({ text }) => text)), ...twice(keys.map(String))],
    });
  }
  return compared;
}

const twice = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, index) => texts.indexOf(text) < index);
