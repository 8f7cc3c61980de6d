/** The parsed form of a mapping: expressions and selections. */

/** A JSON value; `undefined` for a missing member. */
export type Value = unknown;

export type Expression = LiteralExpression | ObjectExpression | ArrayExpression | ChoiceExpression | Path;

export interface LiteralExpression {
  readonly kind: "literal";
  readonly value: string | number | boolean | null;
}

/** `{ id: $args.id, name }`: one object, for any `$`. */
export interface ObjectExpression {
  readonly kind: "object";
  readonly selection: Selection;
}

export interface ArrayExpression {
  readonly kind: "array";
  readonly items: readonly Expression[];
}

/** `a ?? b` selects the first operand that is neither null nor missing, `a ?! b` the first that is not missing. */
export interface ChoiceExpression {
  readonly kind: "choice";
  readonly operator: "??" | "?!";
  readonly operands: readonly Expression[];
}

/** `$args.filter.name->trim { first last }` */
export interface Path {
  readonly kind: "path";
  readonly root: Root;
  /** `$args?`: a null root ends the path. */
  readonly optional: boolean;
  readonly steps: readonly Step[];
  /** Selection of the value, or of each item of a list. */
  readonly selection: Selection | undefined;
  /** Offset of the root in the text. */
  readonly offset: number;
}

export type Root =
  /** `$`: the input value of the enclosing object selection. */
  | { readonly kind: "dollar" }
  /** `@`: the input value of a method. */
  | { readonly kind: "at" }
  /** `$args`, without the dollar sign. */
  | { readonly kind: "variable"; readonly name: string }
  /** A member of `$`. */
  | { readonly kind: "member"; readonly name: string }
  | { readonly kind: "expression"; readonly expression: Expression };

export type Step = MemberStep | MethodStep;

export interface MemberStep {
  readonly kind: "member";
  readonly name: string;
  /** `name?`: null or a missing value ends the path. */
  readonly optional: boolean;
}

export interface MethodStep {
  readonly kind: "method";
  readonly name: string;
  readonly args: readonly Expression[];
  readonly optional: boolean;
  readonly offset: number;
}

/** The content of an object selection, or a whole mapping. */
export type Selection =
  | { readonly kind: "members"; readonly entries: readonly Entry[] }
  /** A single path without a name, whose value is the result: `$.data { id }`. */
  | { readonly kind: "value"; readonly value: Expression };

export type Entry =
  | { readonly kind: "member"; readonly name: string; readonly value: Expression; readonly offset: number }
  /** A path whose members are merged into the object: `$.meta { next }`. */
  | { readonly kind: "merge"; readonly value: Expression }
  /** `... value`: merged like a path, but null makes the whole object null. */
  | { readonly kind: "spread"; readonly value: Expression };
