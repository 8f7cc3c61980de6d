/** Identity provider. What the documents leave open is decided in docs/decisions/identity.md. */
import { bearer } from "#contracts/kit/auth.ts";
import { family } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import { factorOperations } from "./factors.ts";
import { idpKeyOperations } from "./idp-keys.ts";
import { idpOperations } from "./idps.ts";
import { linkedObjectOperations } from "./linked-objects.ts";
import { roleTargetOperations } from "./role-targets.ts";
import { roleOperations } from "./roles.ts";
import { schemaOperations } from "./schemas.ts";
import { identitySettings } from "./settings.ts";
import { subscriptionOperations } from "./subscriptions.ts";
import * as types from "./types.ts";
import { userOperations } from "./users.ts";

export * from "./types.ts";

/** Codes with status 403 for a wrong passcode or answer, so they mean invalid input (400). */
const wrongAnswers = { E0000068: 400, E0000082: 400, E0000083: 400, E0000087: 400 };

/** Codes with status 403 because of the state of the user, factor or group, for every caller. */
const stateCodes = [
  "E0000016", // active already
  "E0000023", // another system manages the user
  "E0000032", // not to be unlocked
  "E0000038", // not in the user's current status
  "E0000069", // locked
  "E0000107", // not in the state that the move begins with
  "E0000111", // read-only
  "E0000117", // inactive
];

export const identity = family(
  "identity",
  {
    types,
    subgraph: "identity",
    settings: identitySettings,
    auth: bearer(),
    errors: errorBody(
      ({ status, message, detail }) => ({
        errorCode: detail.code ?? errorCodes[status] ?? "E0000009",
        errorSummary: message,
        errorCauses: detail.field === undefined ? [] : [{ errorSummary: `${detail.field}: ${message}` }],
      }),
      { message: ["errorSummary"], code: ["errorCode"] },
      { meanings: wrongAnswers },
    ),
    stateRefusals: { codes: stateCodes },
  },
  {
    ...userOperations,
    ...linkedObjectOperations,
    ...roleOperations,
    ...roleTargetOperations,
    ...factorOperations,
    ...idpOperations,
    ...idpKeyOperations,
    ...schemaOperations,
    ...subscriptionOperations,
  },
);

const errorCodes: Readonly<Record<number, string>> = {
  400: "E0000001",
  401: "E0000011",
  403: "E0000006",
  404: "E0000007",
  405: "E0000022",
  409: "E0000157",
  415: "E0000021",
  429: "E0000047",
  500: "E0000009",
  503: "E0000010",
};
