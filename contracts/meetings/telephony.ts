/** Telephony: SIP phones and the telephony service provider (TSP) of the account, and TSP accounts of users. */
import Type from "typebox";
import { del, get, json, optional, patch, post } from "#contracts/kit/contract.ts";
import { nextPageToken } from "#contracts/kit/pages/token.ts";
import { flag, pages, readTsp, text, writeTsp } from "./common.ts";

const Text = Type.String();

const required = {
  domain: Text,
  user_name: Text,
  voice_mail: Text,
  proxy_server: Text,
  register_server: Text,
  authorization_name: Text,
};

/** Further servers: optional on creation, required in every change (D2-255 to D2-258). */
const servers = { proxy_server2: Text, proxy_server3: Text, register_server2: Text, register_server3: Text };

const extra = {
  transport_protocol: text,
  transport_protocol2: text,
  transport_protocol3: text,
  registration_expire_time: Type.Optional(Type.Integer()),
};

const phone = { user_email: Text, ...required, ...Type.Partial(Type.Object(servers)).properties, ...extra };

/** A phone without its password, which is write-only. */
export const SipPhone = Type.Object({ id: Text, ...phone });
export const NewSipPhone = Type.Object({ password: Text, ...phone });
export const SipPhoneChange = Type.Object({
  password: text,
  ...Type.Partial(Type.Object(required)).properties,
  ...servers,
  ...extra,
});

/** Largest number of a user's TSP accounts (D2-264). */
export const MOST_TSP_ACCOUNTS = 2;

export const DialInNumber = Type.Object({ code: text, type: text, number: text, country_label: text });

export const AccountTspChange = Type.Object({
  enable: flag,
  tsp_bridge: text,
  tsp_enabled: flag,
  tsp_provider: text,
  dial_in_number_unrestricted: flag,
  modify_credential_forbidden: flag,
  master_account_setting_extended: flag,
});

export const AccountTsp = Type.Object({
  ...Type.Required(AccountTspChange).properties,
  dial_in_numbers: Type.Array(DialInNumber),
});

const writable = {
  conference_code: Text,
  tsp_bridge: text,
  dial_in_numbers: Type.Optional(Type.Array(DialInNumber)),
};

export const NewTspAccount = Type.Object({ leader_pin: Text, ...writable });
/** A TSP account without its leader PIN, which is write-only. */
export const TspAccount = Type.Object({ id: Text, ...writable });

export type SipPhone = Type.Static<typeof SipPhone>;
export type AccountTsp = Type.Static<typeof AccountTsp>;
export type TspAccount = Type.Static<typeof TspAccount>;
export type DialInNumber = Type.Static<typeof DialInNumber>;

const readSip = ["sip_phone:read:admin"] as const;
const writeSip = ["sip_phone:write:admin"] as const;

export const telephonyOperations = {
  listSipPhones: get("/sip_phones", {
    query: { search_key: optional(Text) },
    page: nextPageToken("phones", SipPhone, pages),
    scopes: readSip,
  }),
  createSipPhone: post("/sip_phones", {
    body: json(NewSipPhone),
    success: [201],
    returns: SipPhone,
    scopes: writeSip,
  }),
  deleteSipPhone: del("/sip_phones/{phoneId}", { success: [204], scopes: writeSip }),
  updateSipPhone: patch("/sip_phones/{phoneId}", {
    body: json(SipPhoneChange),
    success: [204],
    scopes: writeSip,
  }),
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
    body: json(Type.Object({ audio_url: text })),
    success: [204],
    scopes: writeTsp,
  }),
  deleteUserTspAccount: del("/users/{userId}/tsp/{tspId}", { success: [204], scopes: writeTsp }),
  getUserTspAccount: get("/users/{userId}/tsp/{tspId}", { returns: TspAccount, scopes: readTsp }),
};
