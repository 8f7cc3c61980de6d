/** Project management, read only. What the documents leave open is in docs/decisions/projects.md. */
import { bearer } from "../kit/auth.ts";
import { family } from "../kit/contract.ts";
import { errorBody } from "../kit/errors.ts";
import { peopleOperations } from "./contract/people.ts";
import { projectOperations } from "./contract/projects.ts";
import { statusOperations } from "./contract/statuses.ts";
import { updateOperations } from "./contract/updates.ts";

export * from "./contract/people.ts";
export * from "./contract/projects.ts";
export * from "./contract/shared.ts";
export * from "./contract/statuses.ts";
export * from "./contract/updates.ts";

const titles: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
};

export const projects = family(
  "projects",
  {
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
