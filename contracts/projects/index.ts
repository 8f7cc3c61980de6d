/** Project management, read only. What the documents leave open is in docs/decisions/projects.md. */
import { bearer } from "#contracts/kit/auth.ts";
import { family } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import { peopleOperations } from "./people.ts";
import { projectOperations } from "./projects.ts";
import { statusOperations } from "./statuses.ts";
import * as types from "./types.ts";
import { updateOperations } from "./updates.ts";

export * from "./types.ts";

const titles: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
};

export const projects = family(
  "projects",
  {
    types,
    subgraph: "business",
    auth: bearer(),
    errors: errorBody(
      ({ status, message, detail }) => ({
        errors: [
          {
            status: String(status),
            title: titles[status] ?? "Error",
            detail: message,
            ...(detail.field === undefined ? {} : { field: detail.field }),
          },
        ],
      }),
      { message: ["errors", 0, "detail"], code: ["errors", 0, "title"], field: ["errors", 0, "field"] },
    ),
    segments: {
      personId: "integer",
      userId: "integer",
      projectId: "integer",
      projectIds: "integer",
      teamId: "integer",
    },
  },
  { ...peopleOperations, ...projectOperations, ...updateOperations, ...statusOperations },
);
