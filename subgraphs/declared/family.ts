/** A declared source as a family, which the REST client calls like any other. */
import { Type } from "typebox";
import { bearer } from "#contracts/kit/auth.ts";
import { type BoundOperation, binary, type Family, form, json } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import { optional, type Params } from "#contracts/kit/params.ts";
import { compilePath } from "#contracts/kit/path.ts";
import type { Connector, Source } from "./model.ts";

/** Member of a call's input with its rendered path and query string. */
export const PATH = "path and query";

/** Bodies of any media type are read; JSON is preferred. */
const ACCEPT = "application/json, text/*;q=0.9, */*;q=0.5";

/** Id of the operation of a connector. */
export const operationId = ({ source, operation }: Connector): string => `${source.name}.${operation}`;

/** The operation of a connector. @param prefix Path prefix of the family that it calls. */
export function operationOf(connector: Connector, prefix = ""): BoundOperation {
  const { method, source, operation: name, url, body, form: isForm, headers } = connector;
  const read = connector.typeName !== "Mutation";
  const path = url.path.length === 0 ? "/" : url.text.replace(/^https?:\/\/[^/]+/, "");
  const parameters: Params = Object.fromEntries(
    [...source.headers, ...headers].map((header) => [header.name, optional(Type.String())]),
  );
  return {
    method,
    path,
    id: operationId(connector),
    family: source.name,
    name,
    // The path is already rendered, because each connector has its own rules for values in paths.
    template: { ...compilePath("/", {}), template: path, render: (values) => prefix + String(values[PATH]) },
    query: {},
    headers: parameters,
    // An answer without content is null, also for a read.
    success: [200, 204],
    read,
    spec: {
      headers: parameters,
      reads: read,
      returns: binary(ACCEPT),
      keepsFailures: true,
      ...(body && { body: isForm ? form(Type.Unknown()) : json(Type.Unknown()) }),
    },
  };
}

/** The family of a declared source. */
export function familyOf(source: Source, operations: readonly BoundOperation[]): Family {
  const { name, rates } = source;
  return {
    name,
    subgraph: "declared",
    auth: bearer(),
    errors: errorBody(({ message }) => ({ message }), { message: ["message"], code: ["code"] }),
    ...(rates && { rateLimit: { ...rates, per: "account" as const } }),
    operations: {},
    bound: Object.fromEntries(operations.map((operation) => [operation.name, operation])),
  };
}
