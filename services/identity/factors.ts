/** Authentication factors of a user: list, catalog, enrollment and removal. */
import { randomUUID } from "node:crypto";
import { type Factor, type factorOperations, factorTypes } from "#contracts/identity/factors.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import { identityId } from "#services/demo/ids.ts";
import { seededRandom } from "#services/kit/data/random.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { accountOf, notFound } from "./support/accounts.ts";
import { enrolments, factorQuestions, providers } from "./support/factor-types.ts";
import type { IdentityTables, OfUser } from "./tables.ts";

type Operations = typeof factorOperations;
/** Operations that check a code. `support/factor-checks.ts` handles them. */
type CheckNames = "activateUserFactor" | "verifyUserFactor" | "getUserFactorTransaction";
export type CheckHandlers = HandlersOf<Pick<Operations, CheckNames>>;

export const DEFAULT_LIFETIME_SECONDS = 300;

/** @throws 404 if the user has no such factor */
export function factorOf(tables: IdentityTables, userId: string, factorId: string): OfUser<Factor> {
  accountOf(tables, userId);
  const row = tables.factors.get(factorId);
  if (row?.userId !== userId) throw notFound(factorId, "UserFactor");
  return row;
}

const newId = (prefix: string) => identityId(prefix, seededRandom(randomUUID()));

const isFactorType = (type: string | undefined): type is Factor["factorType"] =>
  factorTypes.some((known) => known === type);

export function factorHandlers(tables: IdentityTables): HandlersOf<Omit<Operations, CheckNames>> {
  const { factors, factorSecrets, transactions } = tables;

  const ofType = (userId: string, type: string) =>
    factors.by("user", userId).find((row) => row.value.factorType === type);

  function forget(factorId: string): void {
    factorSecrets.delete(factorId);
    for (const { id } of transactions.by("factor", factorId)) transactions.delete(id);
  }

  return {
    listUserFactors({ userId }) {
      accountOf(tables, userId);
      return factors.by("user", userId).map((row) => row.value);
    },

    listUserFactorCatalog({ userId }) {
      accountOf(tables, userId);
      return factorTypes.map((factorType) => ({
        factorType,
        ...providers[factorType],
        enrollment: factorType === "token:software:totp" ? ("REQUIRED" as const) : ("OPTIONAL" as const),
        status: ofType(userId, factorType)?.value.status ?? ("NOT_SETUP" as const),
      }));
    },

    listUserFactorQuestions({ userId }) {
      accountOf(tables, userId);
      return [...factorQuestions];
    },

    getUserFactor: ({ userId, factorId }) => factorOf(tables, userId, factorId).value,

    enrollUserFactor({ userId, body, updatePhone, templateId, tokenLifetimeSeconds, activate }, { now }) {
      const { user } = accountOf(tables, userId);
      const { factorType } = body;
      if (!isFactorType(factorType))
        throw new Problem(400, `factorType must be one of: ${factorTypes.join(", ")}`, {
          field: "factorType",
        });
      const { provider } = providers[factorType];
      if (body.provider !== undefined && body.provider !== provider)
        throw new Problem(400, `provider must be ${provider}`, { field: "provider" });
      if (templateId != null && factorType !== "sms")
        throw new Problem(400, "templateId is for the SMS factor only", { field: "templateId" });

      // A user has one factor of a type. A pending one is replaced, and so is an SMS factor with a new number.
      const earlier = ofType(userId, factorType);
      const replaces =
        earlier?.value.status === "PENDING_ACTIVATION" || (factorType === "sms" && updatePhone);
      if (earlier && !replaces)
        throw new Problem(409, "A factor of this type is enrolled already", { field: "factorType" });

      const id = earlier?.value.id ?? newId(factorType === "push" ? "opf" : "ost");
      const enrolled = enrolments[factorType](
        {
          factorId: id,
          user,
          body,
          activate: activate === true,
          templateId: templateId ?? undefined,
          lifetimeMs: (tokenLifetimeSeconds ?? DEFAULT_LIFETIME_SECONDS) * 1000,
          now,
        },
        tables,
      );
      forget(id);
      const at = new Date(now).toISOString();
      const value: Factor = {
        id,
        factorType,
        ...providers[factorType],
        status: enrolled.status,
        created: earlier?.value.created ?? at,
        lastUpdated: at,
        profile: enrolled.profile,
      };
      factors.put({ userId, value });
      if (enrolled.secret) factorSecrets.put({ factorId: id, ...enrolled.secret });
      // The activation data is returned only now; the stored factor does not contain it.
      return enrolled.activation ? { ...value, _embedded: { activation: enrolled.activation } } : value;
    },

    unenrollUserFactor({ userId, factorId }) {
      factorOf(tables, userId, factorId);
      forget(factorId);
      factors.delete(factorId);
      return undefined;
    },
  };
}
