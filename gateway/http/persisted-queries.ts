/**
 * Cache of automatic persisted queries: in this process and, if gateways share a store, in that store too.
 */
import type { ApolloServerOptions, BaseContext } from "@apollo/server";
import type { SharedTexts } from "#platform/shared/shared.ts";

type PersistedQueryOptions = Exclude<
  NonNullable<ApolloServerOptions<BaseContext>["persistedQueries"]>,
  false
>;
type Cache = NonNullable<PersistedQueryOptions["cache"]>;

/** Most characters of the texts that one process caches. */
const MOST_CHARACTERS = 8 * 1024 * 1024;

/** The cache for Apollo Server. If nothing is shared, the server uses its own. */
export const persistedQueries = (shared: SharedTexts | undefined): PersistedQueryOptions =>
  shared ? { cache: sharedCache(shared) } : {};

/** Caches texts in this process, because the text of a hash never changes. */
function sharedCache(shared: SharedTexts): Cache {
  const own = new Map<string, string>();
  let characters = 0;
  const forget = (key: string): boolean => {
    characters -= own.get(key)?.length ?? 0;
    return own.delete(key);
  };
  const keep = (key: string, text: string) => {
    forget(key);
    own.set(key, text);
    characters += text.length;
    for (const [oldest] of own) {
      if (characters <= MOST_CHARACTERS) break;
      forget(oldest);
    }
  };
  return {
    async get(key) {
      const known = own.get(key);
      if (known !== undefined) return known;
      const found = await shared.get(key);
      if (found !== undefined) keep(key, found);
      return found;
    },
    async set(key, text) {
      keep(key, text);
      await shared.set(key, text);
    },
    delete: async (key) => forget(key),
  };
}
