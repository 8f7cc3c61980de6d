/** Directory administration. What the documents leave open is decided in docs/decisions/directory.md. */
import { keyHeader } from "../kit/auth.ts";
import { family } from "../kit/contract.ts";
import { errorBody } from "../kit/errors.ts";
import { hrOperations } from "./contract/hr.ts";
import { pushEndpointOperations } from "./contract/push-endpoints.ts";
import { userGroupOperations } from "./contract/user-groups.ts";

export * from "./contract/hr.ts";
export * from "./contract/push-endpoints.ts";
export * from "./contract/user-groups.ts";

export const directory = family(
  "directory",
  {
    subgraph: "identity",
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
