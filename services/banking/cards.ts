/** Cards, what they may and what they were used for. */

import type { cardOperations } from "#contracts/banking/cards.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { type Answers, found } from "./support/lists.ts";
import type { BankingTables } from "./tables.ts";

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
