/** Social posts. What the documents leave open is decided in docs/decisions/social.md. */
import { bearer } from "#contracts/kit/auth.ts";
import { family } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import { engagementOperations } from "./engagements.ts";
import { postOperations } from "./posts.ts";
import * as types from "./types.ts";
import { userOperations } from "./users.ts";

export * from "./types.ts";

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
    types,
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
  { ...userOperations, ...postOperations, ...engagementOperations },
);
