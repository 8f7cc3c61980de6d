/** Random valid operations over a schema. Equal seeds give equal operations on all machines. */
import {
  astFromValue,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type OperationTypeNode,
  parse,
  print,
  validate,
} from "graphql";
import { type Random, seededRandom } from "#services/kit/data/random.ts";

export interface RandomOperation {
  /** The coordinate that it was drawn for. */
  readonly entry: string;
  readonly query: string;
  readonly variables: Record<string, unknown>;
  /** Has `@skip` or `@include`. */
  readonly conditional: boolean;
}

export interface Choices {
  readonly schema: GraphQLSchema;
  readonly operation?: `${OperationTypeNode}`;
  readonly depth?: number;
  /** Values for an argument, by its coordinate. An argument without values is left out. */
  readonly values: (coordinate: string, argument: GraphQLArgument) => readonly unknown[];
  /** Fields that are never selected, by their coordinate. */
  readonly skip?: (coordinate: string) => boolean;
  /** Share of operations with conditions. */
  readonly conditions?: number;
}

/**
 * An endless sequence of operations in rounds. Each round has one operation for every entry of the schema, so new
 * parts of the schema are drawn, too. An operation depends on its entry and on the names it could choose from, not
 * on their number, so additions change few other operations. Invalid operations are discarded.
 */
export function* randomOperations(choices: Choices, seed: string): Generator<RandomOperation, never> {
  const entries = entriesOf(choices);
  for (let round = 0; ; round++) {
    let drawn = 0;
    for (const entry of entries)
      for (let n = 0; n < MAX_DRAWS; n++) {
        const random = seededRandom(`${seed} ${entry.coordinate} ${round} ${n}`);
        const operation = new Writer(choices, random).write(entry);
        if (validate(choices.schema, parse(operation.query)).length > 0) continue;
        drawn++;
        yield operation;
        break;
      }
    if (drawn === 0) throw new Error("the schema allows no operation that can be drawn");
  }
}

/** Maximum number of draws for an entry without a valid operation. */
const MAX_DRAWS = 50;

/** Entry of an operation into the graph: a field of the root, directly or through a namespace. */
export interface Entry {
  readonly coordinate: string;
  readonly fields: readonly Field[];
}

/** Every root field, and every field of each namespace, which is an object that is neither a record nor a list. */
export function entriesOf({ schema, operation = "query", skip }: Choices): Entry[] {
  const root = schema.getRootType(operation as OperationTypeNode);
  if (!root) throw new Error(`the schema has no ${operation}`);
  return Object.values(root.getFields()).flatMap((field): Entry[] => {
    const type = getNamedType(field.type);
    const namespace =
      operation === "query" &&
      isObjectType(type) &&
      !("id" in type.getFields()) &&
      !("nodes" in type.getFields());
    const entries = namespace
      ? Object.values(type.getFields()).map((inner) => ({
          coordinate: `${type.name}.${inner.name}`,
          fields: [field, inner],
        }))
      : [{ coordinate: `${root.name}.${field.name}`, fields: [field] }];
    return skip?.(`${root.name}.${field.name}`)
      ? []
      : entries.filter(({ coordinate }) => !skip?.(coordinate));
  });
}

type Field = GraphQLField<unknown, unknown>;

/** Names of other fields, keys of entities and members of every object. */
export const HOSTILE_ALIASES = [
  ...["name", "status", "email", "id", "idsFromIdentity", "__typename"],
  ...["constructor", "toString"],
] as const;

/** Containers on the path to the requested fields. */
const THROUGH = new Set(["nodes", "edges", "node"]);

class Writer {
  readonly #choices: Choices;
  readonly #random: Random;
  readonly #declared: string[] = [];
  readonly #variables: Record<string, unknown> = {};
  readonly #fragments = new Map<string, { readonly on: string; readonly body: string }>();
  /** A field under one response key has the same arguments at all places, so that its selections can be merged. */
  readonly #arguments = new Map<string, string>();
  readonly #conditional: boolean;
  #conditions = 0;
  /** True within a fragment on a wider type than the object's own, which the stock gateway handles wrongly. */
  #widened = false;

  constructor(choices: Choices, random: Random) {
    this.#choices = choices;
    this.#random = random;
    this.#conditional = random.chance(choices.conditions ?? 0);
  }

  write(entry: Entry): RandomOperation {
    const { schema, operation = "query", depth = 4 } = this.#choices;
    const root = schema.getRootType(operation as OperationTypeNode);
    if (!root) throw new Error(`the schema has no ${operation}`);
    const entered = this.#entered(root, entry.fields, depth);
    const beside = this.#random.chance(0.5) ? this.#selections(root, depth).slice(1, -1) : "";
    const body = `{ ${entered} ${beside}}`;
    const declared = this.#declared.length > 0 ? `(${this.#declared.join(", ")})` : "";
    const fragments = [...this.#fragments].map(([name, { on, body }]) => `fragment ${name} on ${on} ${body}`);
    const query = [`${operation} Random${declared} ${body}`, ...fragments].join("\n");
    return { entry: entry.coordinate, query, variables: this.#variables, conditional: this.#conditions > 0 };
  }

  /** The last field of the entry, nested in the fields before it. */
  #entered(type: GraphQLNamedType, [field, ...inner]: readonly Field[], depth: number): string {
    if (!field) return "";
    if (inner.length === 0) return this.#field(type, field, depth, field.name);
    const given = this.#argumentsOf(`${type.name}.${field.name}`, field);
    this.#arguments.set(`${field.name}: ${field.name}`, given);
    return `${field.name}${given} { ${this.#entered(getNamedType(field.type), inner, depth - 1)} }`;
  }

  /** Chooses from a list by name, so that an added item changes few choices. */
  #choose<T extends { readonly name: string }>(list: readonly T[]): T {
    const draw = this.#random.next();
    const ranked = list.map((one) => ({ one, rank: seededRandom(`${draw} ${one.name}`).next() }));
    const first = ranked.sort((a, b) => a.rank - b.rank)[0];
    if (!first) throw new RangeError("there is nothing to choose from");
    return first.one;
  }

  #selections(type: GraphQLCompositeType, depth: number): string {
    const random = this.#random;
    const parts: string[] = [];
    const repeatable: Field[] = [];
    for (let left = random.int(1, 4); left > 0; left--) {
      const draw = random.next();
      if (draw < 0.08) parts.push(random.pick(["__typename", "kind: __typename"]) + this.#condition());
      else if (draw < 0.2 || (isUnionType(type) && draw < 0.9)) parts.push(this.#fragment(type, depth));
      else if (draw < 0.35 && repeatable.length > 0) {
        const field = random.pick(repeatable);
        parts.push(this.#field(type, field, depth, field.name));
      } else {
        const field = this.#pick(type, depth);
        if (!field) continue;
        const name = this.#nameOf(field);
        parts.push(this.#field(type, field, depth, name));
        if (name === field.name && isCompositeType(getNamedType(field.type))) repeatable.push(field);
      }
    }
    if (parts.length === 0 || (isAbstractType(type) && random.chance(0.5))) parts.push("__typename");
    return `{ ${parts.join(" ")} }`;
  }

  #pick(type: GraphQLCompositeType, depth: number): Field | undefined {
    if (isUnionType(type)) return undefined;
    const fields = Object.values(type.getFields()).filter(
      ({ name }) => !this.#choices.skip?.(`${type.name}.${name}`),
    );
    const inner = fields.filter((field) => isCompositeType(getNamedType(field.type)));
    const leaves = fields.filter((field) => !inner.includes(field));
    const goOn = inner.length > 0 && (depth > 0 || leaves.length === 0);
    if (goOn && (leaves.length === 0 || this.#random.chance(0.55))) return this.#choose(inner);
    return leaves.length > 0 ? this.#choose(leaves) : undefined;
  }

  /** Usually the name of the field, sometimes an alias, which can be the name of another field. */
  #nameOf({ name }: Field): string {
    const draw = this.#random.next();
    if (draw < 0.06) return `${name}_${this.#random.int(1, 2)}`;
    if (draw < 0.08) return this.#random.pick(HOSTILE_ALIASES);
    return name;
  }

  #field(type: GraphQLNamedType, field: Field, depth: number, name: string): string {
    const coordinate = `${type.name}.${field.name}`;
    const key = `${name}: ${field.name}`;
    let given = this.#arguments.get(key);
    if (given === undefined) {
      given = this.#argumentsOf(coordinate, field);
      this.#arguments.set(key, given);
    }
    const inner = getNamedType(field.type);
    const body = isCompositeType(inner)
      ? ` ${this.#within(false, () => this.#selections(inner, THROUGH.has(field.name) ? depth : depth - 1))}`
      : "";
    return `${name === field.name ? name : key}${given}${this.#condition()}${body}`;
  }

  #argumentsOf(coordinate: string, field: Field): string {
    const random = this.#random;
    const given: string[] = [];
    for (const argument of field.args) {
      const values = this.#choices.values(`${coordinate}.${argument.name}`, argument);
      const needed = isRequiredArgument(argument) || argument.name === "first";
      if (values.length === 0 || (!needed && random.chance(0.5))) continue;
      const value = random.pick(values);
      if (random.chance(0.35)) given.push(`${argument.name}: ${this.#variable(argument, value)}`);
      else {
        const node = astFromValue(value, argument.type);
        if (node) given.push(`${argument.name}: ${print(node)}`);
      }
    }
    return given.length > 0 ? `(${given.join(", ")})` : "";
  }

  #variable(argument: GraphQLArgument, value: unknown): string {
    const name = `v${this.#declared.length}`;
    const type = String(argument.type);
    const fallback = type.endsWith("!") ? undefined : astFromValue(value, argument.type);
    if (fallback && this.#random.chance(0.3)) {
      this.#declared.push(`$${name}: ${type} = ${print(fallback)}`);
      if (this.#random.chance(0.3)) this.#variables[name] = value;
    } else {
      this.#declared.push(`$${name}: ${type}`);
      this.#variables[name] = value;
    }
    return `$${name}`;
  }

  #fragment(type: GraphQLCompositeType, depth: number): string {
    const { schema } = this.#choices;
    const random = this.#random;
    const narrower = isAbstractType(type) && !this.#widened ? schema.getPossibleTypes(type) : [];
    const wider = isObjectType(type) || isInterfaceType(type) ? type.getInterfaces() : [];
    const beside = isAbstractType(type)
      ? narrower.flatMap((one) => one.getInterfaces()).filter((one) => one !== type)
      : [];
    const on = this.#choose<GraphQLCompositeType>([type, ...narrower, ...wider, ...beside]);
    const widens = isObjectType(type) && on !== type;
    if (random.chance(0.3)) {
      const before = [...this.#fragments].filter(([, fragment]) => fragment.on === on.name);
      if (before.length > 0 && !widens && !this.#widened && random.chance(0.5))
        return `...${random.pick(before)[0]}${this.#condition()}`;
      const body = this.#within(this.#widened || widens, () => this.#selections(on, depth));
      const name = `F${this.#fragments.size}`;
      this.#fragments.set(name, { on: on.name, body });
      return `...${name}${this.#condition()}`;
    }
    const condition = on === type && random.chance(0.2) ? "" : ` on ${on.name}`;
    const directive = this.#condition();
    return `...${condition}${directive} ${this.#within(this.#widened || widens, () => this.#selections(on, depth))}`;
  }

  #within<T>(widened: boolean, write: () => T): T {
    const before = this.#widened;
    this.#widened = widened;
    const written = write();
    this.#widened = before;
    return written;
  }

  #condition(): string {
    const random = this.#random;
    if (!this.#conditional || random.chance(0.8)) return "";
    this.#conditions++;
    const directive = random.pick(["skip", "include"]);
    const value = random.chance(0.5);
    if (random.chance(0.4)) return ` @${directive}(if: ${value})`;
    const name = `v${this.#declared.length}`;
    this.#declared.push(`$${name}: Boolean!`);
    this.#variables[name] = value;
    return ` @${directive}(if: $${name})`;
  }
}
