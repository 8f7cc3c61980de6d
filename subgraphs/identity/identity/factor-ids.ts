/** Ids of objects of a user: a factor's `IdentityFactor:00u…:ost…`, and a transaction's below it. */
import { badInput } from "#platform/errors/catalog.ts";
import { globalId, idOf, keyOf } from "#subgraphs/kit/mapping/ids.ts";

export interface FactorKey {
  readonly userId: string;
  readonly factorId: string;
}

export interface TransactionKey extends FactorKey {
  readonly transactionId: string;
}

/** Path segments of other operations at the place of a factor id (D1-137). */
const noFactors = ["catalog", "questions"];

export const factorIdOf = ({ userId, factorId }: FactorKey) => globalId("IdentityFactor", userId, factorId);

/** @throws BAD_USER_INPUT unless the id is the global id of a factor */
export function factorKey(id: string, argument = "id"): FactorKey {
  const [userId = "", factorId = ""] = keyOf("IdentityFactor", id, 2, argument);
  if (noFactors.includes(factorId)) throw badInput(`"${argument}" is not the id of a factor`, argument);
  return { userId, factorId };
}

/**
 * The key of a factor of a given user, from its global id or the directory's own.
 * @throws BAD_USER_INPUT also for the global id of another user's factor
 */
export function factorKeyWithin(userId: string, id: string): FactorKey {
  const own = id.startsWith("IdentityFactor:")
    ? id
    : globalId("IdentityFactor", userId, idOf("IdentityFactor", id));
  const key = factorKey(own);
  if (key.userId !== userId) throw badInput('"id" is not of a factor of this user', "id");
  return key;
}

/** @throws BAD_USER_INPUT unless the id is the global id of a transaction */
export function transactionKey(id: string, argument = "id"): TransactionKey {
  const [userId = "", factorId = "", transactionId = ""] = keyOf(
    "IdentityFactorTransaction",
    id,
    3,
    argument,
  );
  return { userId, factorId, transactionId };
}
