/**
 * Work after a resolver. The steps of a field share one wrapper, because each `then` makes a promise and a turn for
 * every value.
 */
import type { GraphQLFieldResolver, GraphQLResolveInfo } from "graphql";

export type Resolver = GraphQLFieldResolver<unknown, unknown>;

export interface ResolverStep {
  /**
   * Replaces the value of the resolver, or of the step before. Only the last step may return a promise.
   * @param isLate True if the resolver returned a promise.
   */
  readonly found?: (value: unknown, context: unknown, info: GraphQLResolveInfo, isLate: boolean) => unknown;
  /** Throws in place of the resolver's error. A field has at most one step that does. */
  readonly failed?: (error: unknown, args: Readonly<Record<string, unknown>>) => never;
}

interface Stepped {
  readonly resolve: Resolver;
  readonly steps: readonly ResolverStep[];
}
const stepped = new WeakMap<Resolver, Stepped>();

/** True if a resolver has steps, so that another one costs no promise. */
export const hasSteps = (resolve: Resolver): boolean => stepped.has(resolve);

/** Adds a step after a resolver and its other steps. */
export function withStep(resolver: Resolver, step: ResolverStep): Resolver {
  const { resolve, steps } = stepped.get(resolver) ?? { resolve: resolver, steps: [] };
  const all = [...steps, step];
  const wrapped = inSteps(resolve, all);
  stepped.set(wrapped, { resolve, steps: all });
  return wrapped;
}

function inSteps(resolve: Resolver, steps: readonly ResolverStep[]): Resolver {
  const after = steps.flatMap(({ found }) => found ?? []);
  const failed = steps.find((step) => step.failed)?.failed;
  const finish = (value: unknown, context: unknown, info: GraphQLResolveInfo, isLate: boolean): unknown => {
    let found = value;
    for (const step of after) found = step(found, context, info, isLate);
    return found;
  };
  return (source, args: Readonly<Record<string, unknown>>, context, info) => {
    let value: unknown;
    try {
      value = resolve(source, args, context, info);
    } catch (error) {
      if (failed) failed(error, args);
      throw error;
    }
    return value instanceof Promise
      ? value.then(
          (found: unknown) => finish(found, context, info, true),
          failed && ((error: unknown) => failed(error, args)),
        )
      : finish(value, context, info, false);
  };
}
