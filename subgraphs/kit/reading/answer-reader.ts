/**
 * Reads a family's answer as its contract has it: an odd member costs that member, an odd row that
 * row, and both are counted. Compiled once for each operation, at its first answer.
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
  /** The body as the contract has it; undefined where it is of another kind altogether. */
  readonly body: unknown;
  /** Present where something could not be read. */
  readonly findings?: Findings;
  /** The answer says that what was asked for does not exist, although its status is a success. */
  readonly notFound?: true;
}

/** Reads the bodies of one operation; a body is changed in place. */
export type AnswerReader = (body: unknown) => ReadBody;

/** Readers of a family's operations. */
export class AnswerReaders {
  readonly #spelling: Spelling;
  readonly #renames: RenamesByType;
  readonly #readers = new Map<BoundOperation, AnswerReader>();

  /**
   * @param spelling Spelling of values that the family's documents leave open.
   * @param family The family; its types are needed for renames alone.
   * @throws Error where a rename fits no type of the family
   */
  constructor(spelling: Spelling = {}, family: Pick<Family, "bound" | "types"> = { bound: {} }) {
    this.#spelling = spelling;
    this.#renames = renamesByType(spelling.renames, family);
  }

  /** The reader of an operation's answers. */
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
  // Without it there is nothing to show, and null would say that the object does not exist.
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
 * The member that holds the id of what an operation answers, where `id` may be another object's:
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
