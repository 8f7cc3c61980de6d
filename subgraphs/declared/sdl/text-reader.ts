/** Reads the texts of directives: mappings, templates and headers, with the variables that they use. */
import type { ArgumentNode, ConstValueNode, ObjectFieldNode, StringValueNode, ValueNode } from "graphql";
import { isForwardable, isOfConnection } from "#platform/config/credentials.ts";
import { compileMapping } from "#subgraphs/declared/mapping/evaluate.ts";
import { membersOf, type VariableUse, variablesIn } from "#subgraphs/declared/mapping/examine.ts";
import { parseMapping } from "#subgraphs/declared/mapping/parser.ts";
import { parseTemplate } from "#subgraphs/declared/mapping/template.ts";
import type { CallRules, Header, LocatedUse, Mapping } from "#subgraphs/declared/model.ts";
import { type Mistakes, placeWithin } from "#subgraphs/declared/places.ts";
import { fieldsIn, listIn, membersIn, textIn } from "./nodes.ts";

export class TextReader {
  readonly #version: number;
  readonly #mistakes: Mistakes;
  /** Uses of variables in the directive that is being read. */
  uses: LocatedUse[] = [];

  constructor(version: number, mistakes: Mistakes) {
    this.#version = version;
    this.#mistakes = mistakes;
  }

  rules(
    http: ReadonlyMap<string, ValueNode>,
    args: ReadonlyMap<string, ValueNode>,
    what: string,
    request: readonly string[],
    answer: readonly string[],
  ): Omit<CallRules, "uses"> {
    const errors = this.members(fieldsIn(args.get("errors")), ["message", "extensions"], what);
    const of = (node: ValueNode | undefined, part: string, variables: readonly string[]) => {
      const text = textIn(node);
      return text && this.mapping(text, `${part} of ${what}`, variables);
    };
    return {
      headers: listIn(http.get("headers")).flatMap((node) => this.header(node, what, request) ?? []),
      path: of(http.get("path"), "the path", request),
      query: of(http.get("queryParams"), "the queryParams", request),
      errors: {
        message: of(errors.get("message"), "the message of errors", answer),
        extensions: of(errors.get("extensions"), "the extensions of errors", answer),
      },
      isSuccess: of(args.get("isSuccess"), "isSuccess", answer),
    };
  }

  header(node: ConstValueNode | ValueNode, what: string, variables: readonly string[]): Header | undefined {
    const members = this.members(fieldsIn(node), ["name", "value", "from"], `a header of ${what}`);
    const name = textIn(members.get("name"))?.value.toLowerCase() ?? "";
    const value = textIn(members.get("value"));
    const from = textIn(members.get("from"))?.value.toLowerCase();
    if (!/^[a-z0-9!#$%&'*+.^_`|~-]{1,64}$/.test(name) || (value === undefined) === (from === undefined)) {
      this.#mistakes.at(node, `A header of ${what} has a \`name\`, and either \`value\` or \`from\``);
      return undefined;
    }
    if (isOfConnection(name)) {
      this.#mistakes.at(node, `${what} sets ${name}, which is the connection's own`);
      return undefined;
    }
    if (from !== undefined) {
      if (isForwardable(from)) return { name, from };
      this.#mistakes.at(
        node,
        `${what} forwards the header ${from}: only \`authorization\` and \`x-…\` headers of the caller's own are`,
      );
      return undefined;
    }
    if (!value) return undefined;
    const template = this.#mistakes.reading(value, `a header of ${what}`, (text) =>
      parseTemplate(text, this.#version),
    );
    if (!template) return undefined;
    this.checkUses(value, template.uses, `a header of ${what}`, variables);
    return { name, value: template };
  }

  mapping(node: StringValueNode, what: string, variables: readonly string[]): Mapping | undefined {
    const selection = this.#mistakes.reading(node, what, (text) => parseMapping(text, this.#version));
    if (!selection) return undefined;
    const uses = variablesIn(selection);
    this.checkUses(node, uses, what, variables);
    return {
      evaluate: compileMapping(selection),
      uses,
      members: membersOf(selection),
      parsed: selection,
      placeAt: (offset) => placeWithin(node, offset),
    };
  }

  checkUses(
    node: StringValueNode,
    uses: readonly VariableUse[],
    what: string,
    variables: readonly string[],
  ): void {
    for (const use of uses) {
      const { name, members } = use;
      const place = placeWithin(node, use.offset);
      this.uses.push({ ...use, within: what, place });
      if (!variables.includes(name))
        this.#mistakes.list.push(
          `${place}: In ${what}: $${name} cannot be read here; ${variables.map((one) => `$${one}`).join(", ")} can`,
        );
      const [part, header = ""] = members;
      if (name === "env" && part === undefined)
        this.#mistakes.list.push(`${place}: In ${what}: $env has each variable by its name, as $env.NAME`);
      if (name === "request" && (part ?? "headers") === "headers" && !isForwardable(header.toLowerCase()))
        this.#mistakes.list.push(
          `${place}: In ${what}: $request.headers has only \`authorization\` and \`x-…\` headers, each by its name`,
        );
    }
  }

  /** The members of a node by name. An unknown name is a mistake. */
  members(
    nodes: readonly (ArgumentNode | ObjectFieldNode)[] | undefined,
    known: readonly string[],
    what: string,
  ): ReadonlyMap<string, ValueNode> {
    for (const node of nodes ?? [])
      if (!known.includes(node.name.value))
        this.#mistakes.at(node, `${what} has no "${node.name.value}"; it has ${known.join(", ")}`);
    return membersIn(nodes);
  }
}
