/**
 * Reads a family's response by its contract. Unreadable members become null, unreadable rows are left out, and
 * both are counted. The reader of an operation is compiled at its first response.
 */
import { withoutCasing } from "#contracts/kit/casing.ts";
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";
import { mistakeIn, type Renames, wireTypesOf } from "#contracts/kit/wire-types.ts";
import type { Spelling } from "#platform/config/family-settings.ts";
import { type Opener, onlyObjectOf, openerOf, saysNotFound } from "./envelopes.ts";
import { type Findings, Notes } from "./findings.ts";
import {
  isObject,
  type JsonSchema,
  type Reader,
  ReaderCompiler,
  type RenamesByType,
} from "./value-readers.ts";

export interface ReadBody {
  /** The body in the contract's form. Undefined if it has another JSON type. */
  readonly body: unknown;
  /** Present if a part of the body was unreadable. */
  readonly findings?: Findings;
  /** True if the body says that the requested object does not exist, although the status is a success. */
  readonly notFound?: true;
}

/** Reads the bodies of one operation. The body is changed in place. */
export type AnswerReader = (body: unknown) => ReadBody;

/** Readers for a family's operations. */
export class AnswerReaders {
  readonly #spelling: Spelling;
  readonly #renames: RenamesByType;
  readonly #readers = new Map<BoundOperation, AnswerReader>();

  /**
   * @param spelling spelling of values that the family's documents do not specify
   * @param family needed only for renames, which refer to its types
   * @throws Error if a rename fits no type of the family
   */
  constructor(spelling: Spelling = {}, family: Pick<Family, "bound" | "types"> = { bound: {} }) {
    this.#spelling = spelling;
    this.#renames = renamesByType(spelling.renames, family);
  }

  /** The reader for an operation's responses. */
  of(operation: BoundOperation): AnswerReader {
    let reader = this.#readers.get(operation);
    if (!reader) {
      reader = compile(operation, this.#spelling, this.#renames);
      this.#readers.set(operation, reader);
    }
    return reader;
  }
}

function renamesByType(renames: Renames | undefined, family: Pick<Family, "bound" | "types">): RenamesByType {
  if (!renames) return new Map();
  const mistake = mistakeIn(renames, family);
  if (mistake !== undefined) throw new Error(`A rename ${mistake}`);
  const types = wireTypesOf(family);
  return new Map(
    Object.entries(renames).flatMap(([type, members]) => {
      const properties = types.get(type);
      return properties ? [[properties, Object.entries(members)] as const] : [];
    }),
  );
}

function compile(operation: BoundOperation, spelling: Spelling, renames: RenamesByType): AnswerReader {
  const { returns, page } = operation.spec;
  const schema = page?.schema ?? returns;
  if (!schema || "binary" in schema) return (body) => ({ body });
  const rows = page && (page.list.join(".") || "");
  const read: Reader = new ReaderCompiler(spelling, (place) => place === rows, renames).body(schema);
  const open: Opener = openerOf(schema, page);
  const { type } = schema as JsonSchema;
  // A missing object must be counted, because null would mean that it does not exist.
  const [demanded] = (page ? undefined : onlyObjectOf(schema as JsonSchema)) ?? [];
  const ownId = page ? undefined : ownIdOf(operation, schema as JsonSchema);
  return (sent) => {
    const body = open(sent);
    if (type === "array" ? !Array.isArray(body) : type === "object" && !isObject(body))
      return { body: undefined };
    if (type === "object" && !declaresErrors(schema as JsonSchema) && saysNotFound(body))
      return { body: undefined, notFound: true };
    if (ownId !== undefined && isObject(body) && body[ownId] != null) body["id"] = body[ownId];
    const notes = new Notes();
    const found = read(body, notes);
    if (demanded !== undefined && isObject(found) && found[demanded] === undefined)
      notes.member(demanded, undefined);
    return notes.members + notes.rows === 0 ? { body: found } : { body: found, findings: notes };
  };
}

const declaresErrors = ({ properties = {} }: JsonSchema): boolean => "errors" in properties;

/**
 * Name of the member with the id of the operation's object, if `id` may be the id of another object:
 * `registrant_id` of `POST /meetings/{meetingId}/registrants`.
 */
function ownIdOf({ path }: BoundOperation, { properties = {} }: JsonSchema): string | undefined {
  if (!("id" in properties)) return undefined;
  const noun = path
    .split("/")
    .findLast((segment) => /^[a-z_-]+$/i.test(segment))
    ?.replace(/s$/, "");
  const name = noun === undefined ? undefined : `${noun}_id`;
  const known = Object.keys(properties).some(
    (one) => name !== undefined && withoutCasing(one) === withoutCasing(name),
  );
  return known ? undefined : name;
}
