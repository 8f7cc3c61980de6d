/** Queries that an added family is asked: each field of its own, and one that goes over a link. */
import {
  astFromValue,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  print,
} from "graphql";
import { inputSample } from "#scripts/public-connectors/sample.ts";

/** A query of one field of `Query` or of a person. */
export interface Question {
  readonly field: string;
  readonly query: string;
  /** Path to a value that shows that the question is answered. */
  readonly path: readonly string[];
}

/** Values of arguments by the names of a field and of an argument. */
export type Values = (field: string, argument: string) => string | undefined;

const MOST_FIELDS = 25;
const DEPTH = 2;

type Field = GraphQLField<unknown, unknown>;

/** Questions over a schema that has the added family. */
export class Questions {
  readonly #schema: GraphQLSchema;
  readonly #values: Values;

  constructor(schema: GraphQLSchema, values: Values) {
    this.#schema = schema;
    this.#values = values;
  }

  /** The question of a field of `Query`. */
  of(name: string): Question | undefined {
    const field = this.#schema.getQueryType()?.getFields()[name];
    if (!field) return undefined;
    const { text, path } = this.#selected(field);
    return { field: name, query: `{ ${text} }`, path: [name, ...path] };
  }

  /** The question of a person for a field that the family adds to `User`. */
  ofPerson(name: string, email: string): Question | undefined {
    const field = this.#object("User")?.getFields()[name];
    if (!field) return undefined;
    const { text, path } = this.#selected(field);
    return {
      field: `User.${name}`,
      query: `{ user(email: ${JSON.stringify(email)}) { identityUser { upstreamId } ${text} } }`,
      path: ["user", name, ...path],
    };
  }

  /**
   * Questions that go over a link: from a field of `Query` down to a field of the type.
   * @param links Coordinates of the links, as `Type.field`.
   */
  linked(
    names: readonly string[],
    links: ReadonlySet<string>,
    type: (name: string) => boolean,
  ): readonly Question[] {
    return names.flatMap((name): Question[] => {
      const field = this.#schema.getQueryType()?.getFields()[name];
      const found = field && this.#pathTo(field, links, type);
      if (!field || !found) return [];
      const [link = ""] = found.slice(-1);
      const { text, path } = this.#target(found);
      const inner = found.reduceRight((below, step) => `${step} { ${below} }`, text);
      return [
        {
          field: `${name} … ${link}`,
          query: `{ ${this.#call(field)} { ${inner} } }`,
          path: [name, ...found, ...path],
        },
      ];
    });
  }

  #target(found: readonly string[]): { readonly text: string; readonly path: readonly string[] } {
    const isPerson = found.at(-1) === "user" || found.at(-1)?.endsWith("User");
    return isPerson
      ? { text: "email identityUser { upstreamId }", path: ["identityUser", "upstreamId"] }
      : { text: "__typename", path: ["__typename"] };
  }

  /** The fields from a field of `Query` to a link, the nearest first. */
  #pathTo(
    { type: start }: Field,
    links: ReadonlySet<string>,
    type: (name: string) => boolean,
  ): readonly string[] | undefined {
    const seen = new Set<string>();
    let level: (readonly [GraphQLOutputType, readonly string[]])[] = [[start, []]];
    while (level.length > 0) {
      const below: typeof level = [];
      for (const [at, path] of level) {
        const object = getNamedType(at);
        if (!isObjectType(object) || seen.has(object.name)) continue;
        seen.add(object.name);
        for (const field of Object.values(object.getFields())) {
          if (field.args.some(isRequiredArgument) || field.name === "edges") continue;
          const named = getNamedType(field.type);
          if (links.has(`${object.name}.${field.name}`)) {
            if (type(named.name)) return [...path, field.name];
          } else if (isObjectType(named) && named.name !== "User")
            below.push([field.type, [...path, field.name]]);
        }
      }
      level = below;
    }
    return undefined;
  }

  #object(name: string): GraphQLObjectType | undefined {
    const type = this.#schema.getType(name);
    return isObjectType(type) ? type : undefined;
  }

  /** A field with the arguments that it must have. */
  #call({ name, args }: Field): string {
    const sent = args.flatMap((arg) => {
      const value = this.#values(name, arg.name);
      if (!isRequiredArgument(arg)) return [];
      const sample = value ?? inputSample(arg.type);
      const node = astFromValue(sample, arg.type);
      return node ? `${arg.name}: ${print(node)}` : [];
    });
    return sent.length > 0 ? `${name}(${sent.join(", ")})` : name;
  }

  #selected(field: Field): { readonly text: string; readonly path: readonly string[] } {
    const { text, path } = this.#braces(field.type, DEPTH);
    return { text: `${this.#call(field)}${text}`, path };
  }

  /** The leaves of a type, and below it; of a connection its nodes. */
  #braces(
    type: GraphQLOutputType,
    depth: number,
  ): { readonly text: string; readonly path: readonly string[] } {
    const named = getNamedType(type);
    if (isLeafType(named)) return { text: "", path: [] };
    if (!isObjectType(named) && !isInterfaceType(named)) return { text: " { __typename }", path: [] };
    const { nodes, pageInfo, ...others } = named.getFields();
    if (nodes && pageInfo) {
      const below = this.#braces(nodes.type, depth);
      return { text: ` { nodes${below.text} }`, path: ["nodes", ...below.path] };
    }
    const fields = Object.values({ ...others, ...(nodes && { nodes }), ...(pageInfo && { pageInfo }) });
    const parts = fields.flatMap((one): string[] => {
      if (one.args.some(isRequiredArgument) || one.name.startsWith("_")) return [];
      if (isLeafType(getNamedType(one.type))) return [one.name];
      if (depth === 0 || getNamedType(one.type).name === "User") return [];
      return [`${one.name}${this.#braces(one.type, depth - 1).text}`];
    });
    const selected = parts.slice(0, MOST_FIELDS);
    return { text: ` { ${["__typename", ...selected].join(" ")} }`, path: [] };
  }
}

/** The value at a path; of a list, the first one that has it. */
export function valueAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) {
    for (const item of value) {
      const found = valueAt(item, name === undefined ? [] : [name, ...rest]);
      if (found !== null && found !== undefined) return found;
    }
    return undefined;
  }
  if (name === undefined) return value;
  return typeof value === "object" && value !== null
    ? valueAt((value as Record<string, unknown>)[name], rest)
    : undefined;
}
