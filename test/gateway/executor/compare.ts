/** What two executors' answers to one operation have to have in common. */

export interface Answered {
  readonly data?: unknown;
  readonly errors?: readonly ErrorLike[] | undefined;
  readonly extensions?: unknown;
}

interface ErrorLike {
  readonly message: string;
  readonly path?: readonly (string | number)[] | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** Keys in order, errors in any order and without the id of their request. */
export function comparable({ data, errors = [], extensions }: Answered) {
  return {
    data: JSON.stringify(data) as string | undefined,
    errors: errors.map(said).sort(),
    extensions: JSON.stringify(extensions, (_key, value: unknown) =>
      isValueCompletion(value)
        ? { ...value, valueCompletion: value.valueCompletion.map(said).sort() }
        : value,
    ) as string | undefined,
  };
}

const isValueCompletion = (value: unknown): value is { valueCompletion: ErrorLike[] } =>
  typeof value === "object" && value !== null && "valueCompletion" in value;

function said({ message, path, extensions }: ErrorLike): string {
  const { requestId: _, serviceName: __, ...rest } = { ...extensions };
  return JSON.stringify([path ?? null, message, Object.entries(rest).sort()]);
}

/** The same without the place in each list: several lists' errors come in any order. */
export const withoutIndexes = (errors: readonly string[]) =>
  errors.map((error) => error.replace(/(?<=^\[\[[^\]]*[,[])\d+(?=[,\]])/g, "0")).sort();

/** Whether an error's path leads to where the answer has nothing. */
export function leadsToNothing(data: unknown, path: readonly (string | number)[] | undefined): boolean {
  let here = data;
  for (const part of path ?? []) {
    if (here === null || here === undefined) return true;
    here = (here as Record<string, unknown>)[part];
  }
  return here === null || here === undefined;
}
