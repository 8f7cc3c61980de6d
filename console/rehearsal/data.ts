/** Rehearsed documents of the gateway, and their responses under a fault. */
import { ask, authorization } from "#console/data/session.ts";
import { isObject, type Json, listOf, numberOf, objectOf, parseJson, textOf } from "#console/kit/json.ts";

export interface RehearsedCell {
  readonly family: string;
  readonly fault: string;
  readonly codes: readonly string[];
  /** Share of the values that remain, from 0 to 1; undefined for a response without values. */
  readonly stays: number | undefined;
  readonly calls: number;
  readonly firstMs: number;
}

export interface RehearsedOperation {
  readonly key: string;
  readonly file: string;
  readonly name: string;
  readonly query: string;
  readonly variables: Json;
  readonly calls: number;
  readonly ms: number;
  readonly cells: readonly RehearsedCell[];
  readonly findings: readonly string[];
}

function cellOf(value: unknown): RehearsedCell {
  const cell = objectOf(value);
  const [stays, of] = listOf(cell["stays"]).map(numberOf);
  return {
    family: textOf(cell["family"]),
    fault: textOf(cell["fault"]),
    codes: listOf(cell["codes"]).map(textOf),
    stays: of ? (stays ?? 0) / of : undefined,
    calls: numberOf(cell["calls"]),
    firstMs: numberOf(cell["firstMs"]),
  };
}

/** Reads the rehearsed documents. @throws Error with the gateway's message */
export async function readRehearsal(): Promise<readonly RehearsedOperation[]> {
  return listOf(objectOf(await ask("rehearsal"))["operations"]).map((value) => {
    const one = objectOf(value);
    return {
      key: textOf(one["key"]),
      file: textOf(one["file"]),
      name: textOf(one["name"]),
      query: textOf(one["query"]),
      variables: objectOf(one["variables"]),
      calls: numberOf(one["calls"]),
      ms: numberOf(one["ms"]),
      cells: listOf(one["cells"]).map(cellOf),
      findings: listOf(one["findings"]).map((finding) => textOf(objectOf(finding)["message"])),
    };
  });
}

/** Runs a document under the fault of a cell. @throws Error for a response that is not JSON */
export async function answerUnder(
  { query, variables }: RehearsedOperation,
  { family, fault }: RehearsedCell,
): Promise<Json> {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-rehearse-fault": `${family}=${fault}`,
      ...authorization(),
    },
    body: JSON.stringify({ query, variables }),
  });
  const answer = parseJson(await response.text());
  if (!isObject(answer)) throw new Error(`The gateway answered with status ${response.status}`);
  return answer;
}
