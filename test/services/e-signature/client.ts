/** Client of the e-signature stand-in service, with the credentials of personas. */

import { expect } from "vitest";
import type { PersonaName } from "#contracts/demo-credentials.ts";
import { eSignature } from "#contracts/e-signature/index.ts";
import { demoEnvelopes, MAIN_ACCOUNT } from "#services/demo/things/e-signature.ts";
import { eSignatureService } from "#services/e-signature/index.ts";
import { seedESignature } from "#services/e-signature/seed/index.ts";
import { type EnvelopeStatus, eSignatureTables } from "#services/e-signature/tables.ts";
import { createJobs } from "#services/kit/data/jobs.ts";
import { startFamilies, type TestFamilies } from "#test/kit/families.ts";
import { credentialOf, restCalls } from "#test/kit/rest-calls.ts";

export const inEnvelope = (name: keyof typeof demoEnvelopes, path = "") =>
  `/envelopes/${demoEnvelopes[name]}${path}`;

/** Moves an envelope as its plan would, and waits until listeners are notified. */
export async function moveIn(
  { clock, store, runDue }: TestFamilies,
  name: keyof typeof demoEnvelopes,
  status: EnvelopeStatus,
): Promise<void> {
  const jobs = createJobs(store.scope("eSignature"), clock, () => undefined);
  jobs.define("move", () => undefined)({ envelopeId: demoEnvelopes[name], status });
  await runDue();
}

/** @param start `sharedFamilies` for a service of all tests of a file */
export async function startESignature(
  options: Omit<Parameters<typeof startFamilies>[0], "services"> = {},
  start = startFamilies,
) {
  const families = await start({
    ...options,
    services: [{ service: eSignatureService, seed: seedESignature }],
  });
  const { send } = restCalls(families, eSignature);
  const base = `/v2.1/accounts/${MAIN_ACCOUNT.accountId}`;

  /** Makes a call for the main account and returns its response. */
  const ask = (method: string, path: string, body?: unknown, as?: PersonaName) =>
    send(method, path.startsWith("/v2.1") ? path : base + path, body, credentialOf(eSignature, as));

  return {
    families,
    tables: eSignatureTables(families.store.scope("eSignature")),
    ask,
    /** Makes a call that succeeds with 200 and returns its body. */
    async ok<T>(method: string, path: string, body?: unknown, as?: PersonaName) {
      const response = await ask(method, path, body, as);
      const answer = (await response.json()) as T;
      expect([method, path, response.status, response.ok ? "" : answer]).toEqual([method, path, 200, ""]);
      return answer;
    },
    /** Makes a call that is refused with 400 and returns the code of its body. */
    async refused(method: string, path: string, body?: unknown, as?: PersonaName) {
      const response = await ask(method, path, body, as);
      const answer = (await response.json()) as { errorCode: string; message: string };
      expect([method, path, response.status]).toEqual([method, path, 400]);
      expect(answer).toEqual({ errorCode: expect.any(String), message: expect.any(String) });
      return answer.errorCode;
    },
    close: families.close,
  };
}

export type ESignatureClient = Awaited<ReturnType<typeof startESignature>>;
