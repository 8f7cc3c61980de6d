/** Global ids and addresses: one spelling each, and all others are refused. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPlausiblePathValue } from "#contracts/kit/path.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import {
  emailIn,
  emailOf,
  globalId,
  idOf,
  keyed,
  keyOf,
  parseGlobalId,
  userIn,
} from "#subgraphs/kit/mapping/ids.ts";
import { runs } from "#test/kit/draws.ts";

function codeOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof TributaryError) return error.code;
    throw error;
  }
  return "none";
}
const part = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }),
  fc.constantFrom(
    ":",
    "%",
    "a:b",
    "%3A",
    "a%20b",
    "/",
    "@",
    "a@b.c",
    " ",
    "'()!*",
    "\u00e9",
    "\u{1f600}",
    "Ticket:5",
  ),
);

describe("a global id", () => {
  it("is read as the parts it was made of, for any text in them", () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
        const id = globalId("Thing", ...parts);
        expect(parseGlobalId(id)).toEqual({ type: "Thing", parts });
        const key = () => keyOf("Thing", id, parts.length);
        if (parts.every(isPlausiblePathValue)) expect(key()).toEqual(parts);
        else expect(key).toThrow('"id" is not a well-formed Thing id');
        expect(id.split(":")).toHaveLength(parts.length + 1);
      }),
      { numRuns: runs(3_000) },
    );
  });

  it("has one spelling: no other text is read as the same parts", () => {
    fc.assert(
      fc.property(part, fc.string({ unit: "grapheme", maxLength: 8 }), (value, noise) => {
        const id = globalId("Thing", value);
        for (const other of [
          id + noise,
          `Thing:${noise}${id.slice(6)}`,
          id.toLowerCase(),
          id.replace("%", "%25"),
          ` ${id}`,
        ]) {
          const parsed = parseGlobalId(other);
          if (parsed) expect(globalId(parsed.type, ...parsed.parts)).toBe(other);
          if (parsed && other !== id) expect(parsed).not.toEqual({ type: "Thing", parts: [value] });
        }
      }),
      { numRuns: runs(2_000) },
    );
  });

  it("is readable where nothing needs encoding", () => {
    expect(globalId("Ticket", 35436)).toBe("Ticket:35436");
    expect(globalId("User", "amy@company.example")).toBe("User:amy@company.example");
    expect(globalId("Vendor", "c:1", "a b")).toBe("Vendor:c%3A1:a%20b");
  });

  it.each([
    "Ticket",
    "Ticket:",
    ":5",
    "ticket:5",
    "Ticket::",
    "Ticket:%zz",
    "Ticket:%41",
    "Ticket:a b",
    "Ticket:%3a",
    "Ticket:%C3",
    "Ticket:%ED%A0%80",
    "T-x:5",
    "",
  ])("is not %j", (text) => {
    expect(parseGlobalId(text)).toBeUndefined();
  });

  it.each([[undefined], [null], [""], [{}], [Number.NaN], [Number.POSITIVE_INFINITY], [true], ["\ud800"]])(
    "is not made of a key that the body lacks (%j)",
    (key) => {
      expect(codeOf(() => globalId("Ticket", key))).toBe("UPSTREAM_BAD_RESPONSE");
    },
  );
});

describe("an argument that names an object", () => {
  it("takes the global id of its type or the family's own id", () => {
    expect(idOf("Ticket", "Ticket:5")).toBe("5");
    expect(idOf("Ticket", "5")).toBe("5");
    expect(idOf("Ticket", "abc-def")).toBe("abc-def");
    expect(keyOf("Vendor", "Vendor:c:1", 2)).toEqual(["c", "1"]);
  });

  it.each(["Payment:5", "Ticket:5:6", "Ticket:", "Ticket:%zz", "", "  ", "Tickets:5"])("refuses %j", (id) => {
    expect(codeOf(() => idOf("Ticket", id))).toBe("BAD_USER_INPUT");
  });

  it("takes a global id only, where the key has several parts", () => {
    for (const id of ["5", "Vendor:5", "Vendor:a:b:c"])
      expect(codeOf(() => keyOf("Vendor", id, 2))).toBe("BAD_USER_INPUT");
  });

  it("refuses text that does not match the family's documented form of ids", () => {
    expect(idOf("Ticket", "Ticket:5", "id", /^\d+$/)).toBe("5");
    expect(codeOf(() => idOf("Ticket", "x", "id", /^\d+$/))).toBe("BAD_USER_INPUT");
  });
});

describe("the id of an object from the wire", () => {
  const { id, upstreamId } = keyed(
    "Vendor",
    (v: { company?: unknown; key?: unknown }) => v.company,
    (v) => v.key,
  );

  it("is compound where the key is, and the family's own id is its last part", () => {
    expect(id({ company: "c", key: 7 })).toBe("Vendor:c:7");
    expect(upstreamId({ company: "c", key: 7 })).toBe("7");
  });

  it("is UPSTREAM_BAD_RESPONSE if a part is missing", () => {
    expect(codeOf(() => id({ key: 7 }))).toBe("UPSTREAM_BAD_RESPONSE");
    expect(codeOf(() => upstreamId({ company: "c" }))).toBe("UPSTREAM_BAD_RESPONSE");
  });
});

describe("an e-mail address", () => {
  it("has one spelling, which is its own", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const email = emailOf(` ${address.toUpperCase()} `);
        expect(email).toBe(address.toLowerCase());
        expect(emailOf(email)).toBe(email);
        expect(emailIn(email)).toBe(email);
      }),
    );
  });

  it.each([
    "",
    "a",
    "@b.c",
    "a@",
    "a@b",
    "a@b.",
    "a b@c.d",
    "a@b@c.d",
    "a,b@c.d",
    "a:b@c.d",
    '"a"@b.c',
    "a@b.c\0",
    "<a@b.c>",
    `${"x".repeat(65)}@b.c`,
    `a@${"x".repeat(260)}.c`,
    "\ud800@b.c",
  ])("is not %j", (text) => {
    expect(codeOf(() => emailOf(text))).toBe("BAD_USER_INPUT");
    expect(emailIn(text)).toBeUndefined();
    expect(userIn(text)).toBeNull();
  });

  it("that is missing from a body is read as no user", () => {
    for (const value of [null, undefined, 5, {}]) expect(userIn(value)).toBeNull();
    expect(userIn("Amy@Company.example")).toEqual({ email: "amy@company.example" });
  });
});
