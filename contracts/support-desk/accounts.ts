/** Accounts of the desk itself; a new customer calls without credentials. */
import Type from "typebox";
import { get, json, optional, post, required } from "#contracts/kit/contract.ts";
import { created, Id } from "./common.ts";

const Owner = Type.Object({ name: Type.String(), email: Type.String() });

export const Account = Type.Object({
  id: Id,
  name: Type.String(),
  /** Lower case. */
  subdomain: Type.String(),
  time_zone: Type.String(),
  locale: Type.String(),
  owner: Owner,
  ...created,
});

export const NewAccount = Type.Object({
  name: Type.String(),
  subdomain: Type.String(),
  time_zone: Type.Optional(Type.String()),
  locale: Type.Optional(Type.String()),
  owner: Owner,
});

export type Account = Type.Static<typeof Account>;
export type NewAccount = Type.Static<typeof NewAccount>;

export const accountOperations = {
  createAccount: post("/api/v2/accounts", {
    body: json(Type.Object({ account: NewAccount })),
    returns: Type.Object({ account: Account }),
    success: [201],
    anonymous: true,
  }),
  checkSubdomainAvailable: get("/api/v2/accounts/available", {
    query: { subdomain: required(optional(Type.String())) },
    returns: Type.Object({ subdomain: Type.String(), available: Type.Boolean() }),
    anonymous: true,
  }),
};
