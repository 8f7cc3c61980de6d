/** Authentication factors of users: enrollment, activation, verification. */
import {
  CatalogFactor,
  Factor,
  FactorActivation,
  FactorQuestion,
  NewFactor,
} from "#contracts/identity/index.ts";
import type {
  IdentityCatalogFactorMapper,
  IdentityFactorMapper,
  IdentityFactorTransactionMapper,
} from "#generated/identity/mappers.ts";
import type {
  EnrollIdentityFactorInput,
  IdentityFactorProfileInput,
  IdentityFactorResult,
  IdentityFactorType,
  Resolvers,
} from "#generated/identity/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { IdentityContext } from "#subgraphs/identity/context.ts";
import {
  type FactorKey,
  factorIdOf,
  factorKey,
  factorKeyWithin,
  transactionKey,
} from "#subgraphs/identity/identity/factor-ids.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

type Identity = IdentityContext["identity"];

/** Types of factors on the wire, some of which are not valid GraphQL names. */
const wireTypes: Readonly<Record<Exclude<IdentityFactorType, "OTHER">, string>> = {
  SMS: "sms",
  CALL: "call",
  EMAIL: "email",
  PUSH: "push",
  QUESTION: "question",
  TOKEN: "token",
  TOKEN_HARDWARE: "token:hardware",
  TOKEN_HOTP: "token:hotp",
  TOKEN_SOFTWARE_TOTP: "token:software:totp",
  WEB: "web",
  U2F: "u2f",
  WEBAUTHN: "webauthn",
};

/** Converts a result to its GraphQL value. */
const resultOf = (
  result: IdentityFactorTransactionMapper["factorResult"],
): IdentityFactorResult | null | undefined => (result === "CANCELLED" ? "CANCELED" : result);

async function readFactor(key: FactorKey, { factor }: Identity): Promise<IdentityFactorMapper | null> {
  const found = await factor.load(key);
  return found && { ...found, userId: key.userId };
}

async function readTransaction(id: string, { factorTransaction }: Identity) {
  const key = transactionKey(id);
  const found = await factorTransaction.load(key);
  return found && { ...found, key };
}

const profileOf = ({ phone, ...profile }: IdentityFactorProfileInput) => ({ ...profile, phoneNumber: phone });

/** The enrollment request. @throws BAD_USER_INPUT for input that the documents forbid */
function enrollmentOf(input: EnrollIdentityFactorInput) {
  const { userId, type, provider, profile, verify, ...options } = input;
  if (type === "OTHER") throw badInput('"type" must name a kind of factor', "type");
  if (options.templateId != null && type !== "SMS")
    throw badInput('"templateId" is for SMS factors only', "templateId");
  return {
    userId: idOf("IdentityUser", userId, "userId"),
    ...options,
    body: toWire(NewFactor, {
      factorType: wireTypes[type],
      provider,
      profile: profile && profileOf(profile),
      verify,
    }),
  };
}

/** All factors of a user, in one call, so that several factors of a user cost one call. */
async function factorsOf(userId: string, { factors }: Identity): Promise<IdentityFactorMapper[]> {
  return ((await factors.load(userId)) ?? []).map((factor) => ({ ...factor, userId }));
}

export const factorResolvers: Resolvers = {
  IdentityUser: {
    factors: ({ id }, _, { identity }) => factorsOf(id ?? "", identity),
    async factor({ id: userId }, { id }, { identity }) {
      const key = factorKeyWithin(userId ?? "", id);
      return (await factorsOf(key.userId, identity)).find((factor) => factor.id === key.factorId);
    },
    factorCatalog: ({ id }, _, { identity }) => identity.factorCatalog.load(id ?? ""),
    factorQuestions: ({ id }, _, { identity }) => identity.factorQuestions.load(id ?? ""),
  },

  Identity: {
    factorTransaction: (_, { id }, { identity }) => readTransaction(id, identity),
  },

  IdentityFactor: mapWireType(Factor, {
    __resolveReference: ({ id }, { identity }) => readFactor(factorKey(id), identity),
    ...keyed(
      "IdentityFactor",
      (factor: IdentityFactorMapper) => factor.userId,
      ({ id }) => id,
    ),
    question: ({ profile }) =>
      profile?.question ? { question: profile.question, questionText: profile.questionText ?? null } : null,
  }),

  IdentityCatalogFactor: mapWireType(CatalogFactor, {
    required: ({ enrollment }: IdentityCatalogFactorMapper) => enrollment === "REQUIRED",
  }),

  IdentityFactorQuestion: mapWireType(FactorQuestion, {}),

  IdentityFactorActivation: mapWireType(FactorActivation, {}),

  IdentityFactorTransaction: {
    __resolveReference: ({ id }, { identity }) => readTransaction(id, identity),
    ...keyed(
      "IdentityFactorTransaction",
      ({ key }: IdentityFactorTransactionMapper) => key.userId,
      ({ key }) => key.factorId,
      ({ key }) => key.transactionId,
    ),
    result: ({ factorResult }) => resultOf(factorResult),
  },

  Mutation: {
    enrollIdentityFactor(_, { input }, { identity }) {
      const enrolment = enrollmentOf(input);
      const { userId } = enrolment;
      return payload(async () => {
        const { _embedded, ...factor } = await identity.api.enrollUserFactor(enrolment);
        return { factor: { ...factor, userId }, activation: _embedded?.activation };
      });
    },

    activateIdentityFactor(_, { input }, { identity }) {
      const key = factorKey(input.factorId, "factorId");
      const { passCode } = input;
      return payload(async () => {
        const factor = await identity.api.activateUserFactor({ ...key, body: { passCode } });
        return { factor: { ...factor, userId: key.userId } };
      });
    },

    unenrollIdentityFactor(_, { input }, { identity }) {
      const key = factorKey(input.factorId, "factorId");
      return payload(async () => {
        await identity.api.unenrollUserFactor({ ...key });
        return { deletedId: factorIdOf(key), identityUser: { id: key.userId } };
      });
    },

    verifyIdentityFactor(_, { input }, { identity }) {
      const { factorId, passCode, nextPassCode, answer, client, ...options } = input;
      const key = factorKey(factorId, "factorId");
      const body = {
        ...(passCode != null && { passCode }),
        ...(nextPassCode != null && { nextPassCode }),
        ...(answer != null && { answer }),
      };
      return payload(async () => {
        const { transactionId, ...verification } = await identity.api.verifyUserFactor({
          ...key,
          ...options,
          "X-Forwarded-For": client?.forwardedFor,
          "User-Agent": client?.userAgent,
          "Accept-Language": client?.acceptLanguage,
          body,
        });
        const transaction = transactionId ? { ...key, transactionId } : undefined;
        return {
          result: resultOf(verification.factorResult),
          message: verification.factorMessage,
          transaction: transaction && { ...verification, key: transaction },
        };
      });
    },
  },
};
