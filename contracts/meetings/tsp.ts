/** Telephony service providers (TSP) of the account, and the TSP accounts of users. */
import Type from "typebox";
import { del, get, json, patch, post } from "#contracts/kit/contract.ts";
import { readTsp, writeTsp } from "./common.ts";

/** Largest number of a user's TSP accounts (D2-264). */
export const MOST_TSP_ACCOUNTS = 2;

export const DialInNumber = Type.Object({
  code: Type.Optional(Type.String()),
  type: Type.Optional(Type.String()),
  number: Type.Optional(Type.String()),
  country_label: Type.Optional(Type.String()),
});

export const AccountTspChange = Type.Object({
  enable: Type.Optional(Type.Boolean()),
  tsp_bridge: Type.Optional(Type.String()),
  tsp_enabled: Type.Optional(Type.Boolean()),
  tsp_provider: Type.Optional(Type.String()),
  dial_in_number_unrestricted: Type.Optional(Type.Boolean()),
  modify_credential_forbidden: Type.Optional(Type.Boolean()),
  master_account_setting_extended: Type.Optional(Type.Boolean()),
});

export const AccountTsp = Type.Object({
  ...Type.Required(AccountTspChange).properties,
  dial_in_numbers: Type.Array(DialInNumber),
});

const writable = {
  conference_code: Type.String(),
  tsp_bridge: Type.Optional(Type.String()),
  dial_in_numbers: Type.Optional(Type.Array(DialInNumber)),
};

export const NewTspAccount = Type.Object({ leader_pin: Type.String(), ...writable });
/** A TSP account without its leader PIN, which is write-only. */
export const TspAccount = Type.Object({ id: Type.String(), ...writable });

export type AccountTsp = Type.Static<typeof AccountTsp>;
export type NewTspAccount = Type.Static<typeof NewTspAccount>;
export type TspAccount = Type.Static<typeof TspAccount>;
export type DialInNumber = Type.Static<typeof DialInNumber>;

export const tspOperations = {
  getAccountTsp: get("/tsp", { returns: AccountTsp, scopes: readTsp }),
  // The setting belongs to the whole account, so only the admin form of the scope permits the change.
  updateAccountTsp: patch("/tsp", {
    body: json(AccountTspChange),
    success: [204],
    scopes: ["tsp:write:admin"],
  }),
  listUserTspAccounts: get("/users/{userId}/tsp", {
    returns: Type.Object({ tsp_accounts: Type.Array(TspAccount) }),
    scopes: readTsp,
  }),
  createUserTspAccount: post("/users/{userId}/tsp", {
    body: json(NewTspAccount),
    success: [201],
    returns: TspAccount,
    scopes: writeTsp,
  }),
  updateUserTspGlobalDialIn: patch("/users/{userId}/tsp/settings", {
    body: json(Type.Object({ audio_url: Type.Optional(Type.String()) })),
    success: [204],
    scopes: writeTsp,
  }),
  deleteUserTspAccount: del("/users/{userId}/tsp/{tspId}", { success: [204], scopes: writeTsp }),
  getUserTspAccount: get("/users/{userId}/tsp/{tspId}", { returns: TspAccount, scopes: readTsp }),
};
