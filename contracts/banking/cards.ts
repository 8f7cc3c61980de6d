/** Cards, their limits and authorizations. */
import Type from "typebox";
import { get } from "#contracts/kit/contract.ts";
import {
  Instant,
  including,
  linksTo,
  Merchant,
  money,
  narrowedBy,
  one,
  page,
  resource,
  sorted,
} from "./common.ts";

export const Card = resource(
  ["individualDebitCard", "individualVirtualDebitCard", "businessDebitCard"],
  {
    last4Digits: Type.String(),
    /** `2029-05` */
    expirationDate: Type.String(),
    status: Type.Enum(["Inactive", "Active", "Frozen", "Lost", "Stolen", "Closed"]),
    /** Name as printed on the card. */
    fullName: Type.String(),
    createdAt: Instant,
  },
  linksTo("account", "customer"),
);

const limit = { withdrawal: Type.Integer(), purchase: Type.Integer(), cardTransaction: Type.Integer() };
export const CardLimits = resource(
  ["limits"],
  {
    currency: Type.String(),
    daily: Type.Object(limit),
    monthly: Type.Object(limit),
    /** Amounts used today. */
    dailyTotals: Type.Object(limit),
  },
  linksTo("card"),
);

export const PinStatus = resource(["pinStatus"], { status: Type.Enum(["Set", "NotSet"]) }, linksTo("card"));

export const Authorization = resource(
  ["authorization"],
  {
    ...money,
    status: Type.Enum(["Authorized", "Completed", "Canceled", "Declined"]),
    merchant: Merchant,
    recurring: Type.Boolean(),
    createdAt: Instant,
  },
  linksTo("card", "account", "customer"),
);

/** A purchase or withdrawal for which the bank requests an approval. */
export const AuthorizationRequest = resource(
  ["purchaseAuthorizationRequest", "cashAuthorizationRequest"],
  {
    ...money,
    status: Type.Enum(["Pending", "Approved", "Declined"]),
    merchant: Merchant,
    partialApprovalAllowed: Type.Boolean(),
    createdAt: Instant,
  },
  linksTo("card", "account", "customer"),
);

export type Card = Type.Static<typeof Card>;
export type CardLimits = Type.Static<typeof CardLimits>;
export type PinStatus = Type.Static<typeof PinStatus>;
export type Authorization = Type.Static<typeof Authorization>;
export type AuthorizationRequest = Type.Static<typeof AuthorizationRequest>;

const around = including("account", "customer");
const ofCards = {
  ...narrowedBy("id", "customerId", "accountId", "cardId", "status", "since", "until"),
  ...sorted,
  ...including("card", "account", "customer"),
};

export const cardOperations = {
  listCards: get("/cards", {
    query: {
      ...narrowedBy("id", "customerId", "accountId", "status", "since", "until"),
      ...sorted,
      ...around,
    },
    page: page(Card),
  }),
  getCard: get("/cards/{cardId}", { query: around, returns: one(Card) }),
  getCardLimits: get("/cards/{cardId}/limits", { returns: one(CardLimits) }),
  getCardPinStatus: get("/cards/{cardId}/secure-data/pin/status", {
    returns: one(PinStatus),
    secret: "bank:card_pin:read",
  }),
  listAuthorizations: get("/authorizations", { query: ofCards, page: page(Authorization) }),
  listAuthorizationRequests: get("/authorization-requests", {
    query: ofCards,
    page: page(AuthorizationRequest),
  }),
};
