/** Checks codes and answers: activation of a factor, verification, and polling for its result. */
import { randomUUID } from "node:crypto";
import type { Factor, FactorVerification } from "#contracts/identity/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import { type CheckHandlers, DEFAULT_LIFETIME_SECONDS, factorOf } from "#services/identity/factors.ts";
import type { FactorSecret, Transaction } from "#services/identity/tables/factors.ts";
import type { IdentityTables } from "#services/identity/tables.ts";
import type { Jobs } from "#services/kit/data/jobs.ts";
import { accountOf, notFound } from "./accounts.ts";
import { answerDigest, sendCode, wrongCode } from "./factor-types.ts";
import { codeOf, stepAt } from "./totp.ts";

/** Codes of this many steps before and after the current one are accepted, because clocks differ. */
const STEPS_OFF = 1;
/** Largest clock drift of a hardware token, in steps, that two codes in a row can correct. */
const STEPS_LOST = 40;
/** Wrong codes after which a challenge fails. */
const MAX_WRONG = 5;
/** Time until a demo user answers a push. */
const PUSH_ANSWER_MS = 5_000;

const isOpen = ({ result }: Transaction) => result === "CHALLENGE" || result === "WAITING";

const badState = (message: string) => new Problem(403, message, { code: "E0000038" });

export function factorChecks(tables: IdentityTables, jobs: Jobs): CheckHandlers {
  const { factors, factorSecrets, transactions } = tables;

  function settle(id: string, result: Transaction["result"]): void {
    const transaction = transactions.get(id);
    if (transaction && isOpen(transaction)) transactions.put({ ...transaction, result });
  }
  const expire = jobs.define("factor transaction expires", ({ id }: { id: string }) => settle(id, "TIMEOUT"));
  /** Approves the push, or rejects it if the user is not active. */
  const answerPush = jobs.define("push is answered", ({ id, userId }: { id: string; userId: string }) =>
    settle(id, accountOf(tables, userId).user.status === "ACTIVE" ? "SUCCESS" : "REJECTED"),
  );

  /** The step near the current one that has this code. Steps up to the last used one are not accepted again. */
  function stepOf(secret: FactorSecret, codes: readonly string[], now: number, off: number) {
    const { totp = "", lastStep = -1, drift = 0 } = secret;
    const current = stepAt(now) + drift;
    for (let step = Math.max(current - off, lastStep + 1); step <= current + off; step++)
      if (codes.every((code, i) => codeOf(totp, step + i) === code)) return step + codes.length - 1;
    return undefined;
  }

  function checkTotp(factorId: string, codes: readonly string[], now: number, off = STEPS_OFF): void {
    const secret = factorSecrets.get(factorId);
    const step = secret && stepOf(secret, codes, now, off);
    if (step === undefined) throw wrongCode();
    const drift = off === STEPS_OFF ? (secret?.drift ?? 0) : step - stepAt(now);
    factorSecrets.put({ ...secret, factorId, lastStep: step, drift });
  }

  /** Starts a verification with a later result. An open one of the same factor is canceled. */
  function begin(
    transaction: Omit<Transaction, "id" | "wrong" | "expiresAt">,
    lifetimeMs: number,
    now: number,
  ): Transaction {
    for (const { id } of transactions.by("factor", transaction.factorId)) settle(id, "CANCELLED");
    const begun = { ...transaction, id: randomUUID(), wrong: 0, expiresAt: now + lifetimeMs };
    expire({ id: begun.id }, lifetimeMs);
    return transactions.put(begun);
  }

  const written = ({ id, result, expiresAt }: Transaction): FactorVerification => ({
    factorResult: result,
    transactionId: id,
    expiresAt: new Date(expiresAt).toISOString(),
  });

  function answerChallenge(factorId: string, passCode: string): FactorVerification {
    const open = transactions.by("factor", factorId).find(isOpen);
    if (!open) throw wrongCode("No code was sent, or it has expired");
    if (open.code !== passCode) {
      const wrong = open.wrong + 1;
      transactions.put({ ...open, wrong, result: wrong < MAX_WRONG ? open.result : "REJECTED" });
      throw wrongCode();
    }
    return written(transactions.put({ ...open, result: "SUCCESS" }));
  }

  function verified(
    factor: Factor,
    { passCode, nextPassCode, answer }: FactorAnswers,
    now: number,
  ): FactorVerification {
    const { id, factorType } = factor;
    if (factorType === "question") {
      if (!answer || factorSecrets.get(id)?.answer !== answerDigest(answer)) throw wrongCode();
    } else {
      if (passCode === undefined) throw new Problem(400, "passCode is required", { field: "passCode" });
      if (nextPassCode === undefined) checkTotp(id, [passCode], now);
      else if (factorType === "token:hardware") checkTotp(id, [passCode, nextPassCode], now, STEPS_LOST);
      else throw new Problem(400, "nextPassCode is for hardware tokens", { field: "nextPassCode" });
    }
    return { factorResult: "SUCCESS", factorMessage: "Verified" };
  }

  return {
    activateUserFactor({ userId, factorId, body: { passCode } }, { now }) {
      const row = factorOf(tables, userId, factorId);
      const { value } = row;
      if (value.status !== "PENDING_ACTIVATION")
        throw badState("The factor does not wait for its activation");
      if (passCode === undefined) throw new Problem(400, "passCode is required", { field: "passCode" });
      if (value.factorType === "sms") {
        const { code, codeUntil = 0 } = factorSecrets.get(factorId) ?? {};
        if (now >= codeUntil) throw wrongCode("The code has expired");
        if (code !== passCode) throw wrongCode();
        factorSecrets.delete(factorId);
      } else checkTotp(factorId, [passCode], now);
      const lastUpdated = new Date(now).toISOString();
      return factors.put({ userId, value: { ...value, status: "ACTIVE", lastUpdated } }).value;
    },

    verifyUserFactor(input, { now }) {
      const { userId, factorId, body, templateId, tokenLifetimeSeconds } = input;
      const { value: factor } = factorOf(tables, userId, factorId);
      const { factorType, status, profile } = factor;
      if (status !== "ACTIVE") throw badState(`The factor is ${status}`);
      if (templateId != null && factorType !== "sms")
        throw new Problem(400, "templateId is for the SMS factor only", { field: "templateId" });
      if (factorType === "webauthn") throw badState("A security key is verified in the browser that has it");
      if (factorType !== "sms" && factorType !== "push") return verified(factor, body, now);
      if (factorType === "sms" && body.passCode !== undefined)
        return answerChallenge(factorId, body.passCode);

      const lifetimeMs = (tokenLifetimeSeconds ?? DEFAULT_LIFETIME_SECONDS) * 1000;
      const { "X-Forwarded-For": ip, "User-Agent": userAgent } = input;
      const asked = { userId, factorId, ...(ip != null && { ip }), ...(userAgent != null && { userAgent }) };
      if (factorType === "push") {
        const waiting = begin({ ...asked, result: "WAITING" }, lifetimeMs, now);
        answerPush({ id: waiting.id, userId }, PUSH_ANSWER_MS);
        return written(waiting);
      }
      const language = /^[a-z]+/.exec(input["Accept-Language"]?.toLowerCase() ?? "")?.[0] ?? "en";
      const sent = { templateId: templateId ?? undefined, language, now };
      const code = sendCode(tables, profile.phoneNumber ?? "", sent);
      return written(begin({ ...asked, result: "CHALLENGE", code }, lifetimeMs, now));
    },

    getUserFactorTransaction({ userId, factorId, transactionId }) {
      factorOf(tables, userId, factorId);
      const transaction = transactions.get(transactionId);
      if (transaction?.factorId !== factorId) throw notFound(transactionId, "FactorTransaction");
      return written(transaction);
    },
  };
}

interface FactorAnswers {
  readonly passCode?: string | undefined;
  readonly nextPassCode?: string | undefined;
  readonly answer?: string | undefined;
}
