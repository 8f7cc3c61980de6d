/** The page of error codes has each code that clients can receive. */
import { readFileSync } from "node:fs";
import { ApolloServerErrorCode } from "@apollo/server/errors";
import { describe, expect, it } from "vitest";
import { errorCatalog, requestErrorCodes } from "#platform/errors/catalog.ts";

describe("docs/errors.md", () => {
  const page = readFileSync(new URL("../../../docs/errors.md", import.meta.url), "utf8");
  const listed = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, code]) => code);

  it("lists each error code of the catalog and of the GraphQL server once", () => {
    const known = [...Object.keys(errorCatalog), ...Object.keys(requestErrorCodes)];
    expect([...listed].sort()).toEqual([...known].sort());
  });

  it("lists each code that the GraphQL server defines", () => {
    expect(listed).toEqual(expect.arrayContaining(Object.values(ApolloServerErrorCode)));
  });
});
