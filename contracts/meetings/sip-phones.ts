/** SIP phones of the account. */
import Type from "typebox";
import { del, get, json, optional, patch, post } from "#contracts/kit/contract.ts";
import { nextPageToken } from "#contracts/kit/pages/token.ts";
import { pages } from "./common.ts";

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
  transport_protocol: Type.Optional(Text),
  transport_protocol2: Type.Optional(Text),
  transport_protocol3: Type.Optional(Text),
  registration_expire_time: Type.Optional(Type.Integer()),
};

/** A phone without its password, which is write-only. */
export const SipPhone = Type.Object({
  id: Text,
  user_email: Text,
  ...required,
  ...Type.Partial(Type.Object(servers)).properties,
  ...extra,
});

export const NewSipPhone = Type.Object({
  user_email: Text,
  password: Text,
  ...required,
  ...Type.Partial(Type.Object(servers)).properties,
  ...extra,
});

export const SipPhoneChange = Type.Object({
  password: Type.Optional(Text),
  ...Type.Partial(Type.Object(required)).properties,
  ...servers,
  ...extra,
});

export type SipPhone = Type.Static<typeof SipPhone>;
export type NewSipPhone = Type.Static<typeof NewSipPhone>;
export type SipPhoneChange = Type.Static<typeof SipPhoneChange>;

const readScopes = ["sip_phone:read:admin"] as const;
const writeScopes = ["sip_phone:write:admin"] as const;

export const sipPhoneOperations = {
  listSipPhones: get("/sip_phones", {
    query: { search_key: optional(Text) },
    page: nextPageToken("phones", SipPhone, pages),
    scopes: readScopes,
  }),
  createSipPhone: post("/sip_phones", {
    body: json(NewSipPhone),
    success: [201],
    returns: SipPhone,
    scopes: writeScopes,
  }),
  deleteSipPhone: del("/sip_phones/{phoneId}", { success: [204], scopes: writeScopes }),
  updateSipPhone: patch("/sip_phones/{phoneId}", {
    body: json(SipPhoneChange),
    success: [204],
    scopes: writeScopes,
  }),
};
