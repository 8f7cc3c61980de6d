import { marketing } from "#contracts/marketing/index.ts";

/** Status and content of a refusal, as the contract reads it. */
export const refusalOf = ({ status, body }: { readonly status: number; readonly body: unknown }) => ({
  ...marketing.errors.read(body),
  status,
});
