/** Directory administration. What the documents leave open is decided in docs/decisions/directory.md. */
import { keyHeader } from "#contracts/kit/auth.ts";
import { family } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import { hrOperations } from "./hr.ts";
import { pushEndpointOperations } from "./push-endpoints.ts";
import { directorySettings } from "./settings.ts";
import * as types from "./types.ts";
import { userGroupOperations } from "./user-groups.ts";

export * from "./types.ts";

export const directory = family(
  "directory",
  {
    types,
    subgraph: "identity",
    settings: directorySettings,
    auth: keyHeader("x-api-key"),
    errors: errorBody(
      ({ status, message, detail }) => ({
        status,
        message,
        ...(detail.field === undefined ? {} : { field: detail.field }),
      }),
      { message: ["message"], field: ["field"] },
    ),
  },
  { ...userGroupOperations, ...pushEndpointOperations, ...hrOperations },
);
