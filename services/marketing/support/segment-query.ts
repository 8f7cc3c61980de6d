/**
 * The segmentation query language: `city = 'Berlin' AND (email LIKE '%@x.example' OR CONTAINS(list_ids, '1'))`.
 * docs/decisions/marketing.md defines the parts that the documents leave open.
 */
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Contact } from "#contracts/marketing/index.ts";

export type Predicate = (contact: Contact) => boolean;
type Value = string | number;

const TOKEN = /\s*(?:'((?:[^']|'')*)'|(-?\d+(?:\.\d+)?)|([A-Za-z_][\w.]*)|(<=|>=|!=|[=<>(),]))/y;
const MAX_DEPTH = 20;

interface Token {
  readonly kind: "text" | "number" | "word" | "sign";
  readonly text: string;
}

function tokensOf(query: string): Token[] {
  const tokens: Token[] = [];
  const end = query.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const found = TOKEN.exec(query);
    if (!found) throw refused("is not well formed");
    const [, text, number, word, sign] = found;
    if (text !== undefined) tokens.push({ kind: "text", text: text.replaceAll("''", "'") });
    else if (number !== undefined) tokens.push({ kind: "number", text: number });
    else if (word !== undefined) tokens.push({ kind: "word", text: word });
    else tokens.push({ kind: "sign", text: sign ?? "" });
  }
  return tokens;
}

const refused = (why: string) => new Problem(400, `query ${why}`, { field: "query", code: "invalid_query" });

/** Builds a test for a LIKE pattern, in which `%` stands for any characters. */
function like(pattern: string): (text: string) => boolean {
  const [head = "", ...rest] = pattern.toLowerCase().split("%");
  const tail = rest.pop();
  return (given) => {
    const text = given.toLowerCase();
    if (tail === undefined) return text === head;
    if (text.length < head.length + tail.length || !text.startsWith(head) || !text.endsWith(tail))
      return false;
    let at = head.length;
    for (const part of rest) {
      const found = text.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return at <= text.length - tail.length;
  };
}

const comparisons: Readonly<Record<string, (a: Value, b: Value) => boolean>> = {
  "=": (a, b) => a === b,
  "!=": (a, b) => a !== b,
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
};

/**
 * Parses a query.
 * @param fieldOf Returns the reader of a contact's field. Undefined for an unknown field.
 * @throws Problem 400
 */
export function parseSegmentQuery(
  query: string,
  fieldOf: (name: string) => ((contact: Contact) => unknown) | undefined,
): Predicate {
  const tokens = tokensOf(query);
  let at = 0;
  let depth = 0;
  const next = (): Token => {
    const token = tokens[at++];
    if (!token) throw refused("ends too early");
    return token;
  };
  const taken = (text: string): boolean => {
    const token = tokens[at];
    const fits =
      token && (token.kind === "sign" || token.kind === "word") && token.text.toUpperCase() === text;
    if (fits) at++;
    return fits === true;
  };
  const expect = (text: string) => {
    if (!taken(text)) throw refused(`lacks ${text}`);
  };
  const field = () => {
    const { kind, text } = next();
    const read = kind === "word" ? fieldOf(text) : undefined;
    if (!read) throw refused(`names no field where one is needed`);
    return read;
  };
  const value = (): Value => {
    const { kind, text } = next();
    if (kind === "text") return text;
    if (kind === "number") return Number(text);
    throw refused("lacks a value");
  };
  const chain = (word: "AND" | "OR", part: () => Predicate): Predicate => {
    const parts = [part()];
    while (taken(word)) parts.push(part());
    if (parts.length === 1) return parts[0] as Predicate;
    return word === "AND" ? (c) => parts.every((holds) => holds(c)) : (c) => parts.some((holds) => holds(c));
  };
  const either = (): Predicate => chain("OR", () => chain("AND", single));
  const not =
    (holds: Predicate): Predicate =>
    (contact) =>
      !holds(contact);

  function single(): Predicate {
    if (++depth > MAX_DEPTH) throw refused("is nested too deeply");
    try {
      if (taken("NOT")) return not(single());
      if (taken("(")) {
        const inner = either();
        expect(")");
        return inner;
      }
      if (taken("CONTAINS")) return contains();
      return condition(field());
    } finally {
      depth--;
    }
  }

  function contains(): Predicate {
    expect("(");
    const read = field();
    expect(",");
    const wanted = value();
    expect(")");
    return (contact) => [read(contact)].flat().includes(wanted);
  }

  function condition(read: (contact: Contact) => unknown): Predicate {
    if (taken("IS")) {
      const negated = taken("NOT");
      expect("NULL");
      return (contact) => (read(contact) === undefined) !== negated;
    }
    const negated = taken("NOT");
    const holds = test();
    const positive: Predicate = (contact) => {
      const own = read(contact);
      return (typeof own === "string" || typeof own === "number") && holds(own);
    };
    return negated ? not(positive) : positive;
  }

  function test(): (own: Value) => boolean {
    if (taken("LIKE")) {
      const fits = like(String(value()));
      return (own) => fits(String(own));
    }
    if (taken("IN")) {
      expect("(");
      const values = new Set([value()]);
      while (taken(",")) values.add(value());
      expect(")");
      return (own) => values.has(own);
    }
    const { kind, text } = next();
    const compare = kind === "sign" ? comparisons[text] : undefined;
    if (!compare) throw refused("lacks a comparison");
    const wanted = value();
    return (own) => typeof own === typeof wanted && compare(own, wanted);
  }

  const predicate = either();
  if (at < tokens.length) throw refused("goes on behind its end");
  return predicate;
}

/** Contacts that match. @throws Problem 408 if `outOfTime` returns true */
export function matching(
  contacts: readonly Contact[],
  holds: Predicate,
  outOfTime: () => boolean,
): readonly Contact[] {
  return contacts.filter((contact) => {
    if (outOfTime()) throw new Problem(408, "The search took longer than 20 seconds");
    return holds(contact);
  });
}
