/** Social posts. What the documents leave open is decided in docs/decisions/social.md. */
import { bearer } from "../kit/auth.ts";
import { family } from "../kit/contract.ts";
import { errorBody } from "../kit/errors.ts";
import { engagementOperations } from "./contract/engagements.ts";
import { listOperations } from "./contract/lists.ts";
import { postOperations } from "./contract/posts.ts";
import { timelineOperations } from "./contract/timelines.ts";
import { userOperations } from "./contract/users.ts";

export * from "./contract/common.ts";
export * from "./contract/engagements.ts";
export * from "./contract/lists.ts";
export * from "./contract/objects.ts";
export * from "./contract/posts.ts";
export * from "./contract/timelines.ts";
export * from "./contract/users.ts";

const titles: Readonly<Record<number, string>> = {
  400: "Invalid Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  429: "Too Many Requests",
  500: "Internal Server Error",
};

export const social = family(
  "social",
  {
    subgraph: "collaboration",
    auth: bearer(),
    errors: errorBody(
      ({ status, message, detail }) => ({
        title: titles[status] ?? "Error",
        detail: message,
        status,
        type: "about:blank",
        ...(detail.field === undefined ? {} : { parameter: detail.field }),
      }),
      { message: ["detail"], field: ["parameter"] },
    ),
    segments: { id: "integer", post_id: "integer", source_post_id: "integer" },
  },
  {
    ...userOperations,
    ...postOperations,
    ...timelineOperations,
    ...engagementOperations,
    ...listOperations,
  },
);
