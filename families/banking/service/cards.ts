/** Cards, what they may and what they were used for. */
import type { HandlersOf } from "../../kit/service.ts";
import type { cardOperations } from "../contract/cards.ts";
import type { BankingTables } from "../tables.ts";
import { type Answers, found } from "./lists.ts";

export function cardHandlers(
  { cards, cardLimits, pins, authorizations, authorizationRequests }: BankingTables,
  { list, one }: Answers,
): HandlersOf<typeof cardOperations> {
  return {
    listCards: (query) => list(cards, query),
    getCard: ({ cardId, include }) => one(cards.get(cardId), "Card", include),
    getCardLimits: ({ cardId }) => ({ data: found(cardLimits.get(cardId), "Card") }),
    getCardPinStatus: ({ cardId }) => ({ data: found(pins.get(cardId), "Card") }),
    listAuthorizations: (query) => list(authorizations, query),
    listAuthorizationRequests: (query) => list(authorizationRequests, query),
  };
}
