/** Scopes of the demo company's families for calls without one, the same as in `npm start`. */
import { scopeKeys } from "#test/kit/scope-keys.ts";

export const scopes: Readonly<Record<string, { readonly scope: Readonly<Record<string, string>> }>> =
  Object.fromEntries(
    Object.entries(scopeKeys).map(([family, keys]) => [
      family,
      {
        scope: Object.fromEntries(
          keys.flatMap(({ parameter, normal, demo }) => {
            const value = normal ?? demo;
            return value === undefined ? [] : [[parameter, value]];
          }),
        ),
      },
    ]),
  );
