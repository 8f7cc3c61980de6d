/** Contact centre: team presence. What the documents leave open: docs/decisions/contact-centre.md. */
import Type from "typebox";
import { keyHeader } from "../kit/auth.ts";
import { family, get } from "../kit/contract.ts";
import { errorBody } from "../kit/errors.ts";
import { pageKey } from "../kit/pages/token.ts";

export const presenceStatuses = ["AVAILABLE", "BUSY", "AWAY", "OFFLINE", "WRAP_UP", "BREAK"] as const;

export const AgentPresence = Type.Object({
  agentId: Type.String(),
  displayName: Type.String(),
  email: Type.String(),
  status: Type.Enum([...presenceStatuses]),
  statusSince: Type.String({ format: "date-time" }),
  activeConversations: Type.Integer(),
});
export type AgentPresence = Type.Static<typeof AgentPresence>;

const codes: Readonly<Record<number, string>> = {
  400: "INVALID_REQUEST",
  401: "UNAUTHENTICATED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  409: "CONFLICT",
  429: "TOO_MANY_REQUESTS",
  500: "INTERNAL_ERROR",
};

export const contactCentre = family(
  "contactCentre",
  {
    subgraph: "collaboration",
    auth: keyHeader("x-api-key"),
    errors: errorBody(
      ({ status, message, detail }) => ({
        code: String(detail.code ?? codes[status] ?? status),
        message,
        ...(detail.field === undefined ? {} : { field: detail.field }),
      }),
      { message: ["message"], code: ["code"], field: ["field"] },
    ),
  },
  {
    getTeamPresence: get("/v1/teams/{teamId}/presence", {
      page: pageKey("agents", AgentPresence, { maxSize: 100, defaultSize: 25 }),
    }),
  },
);
