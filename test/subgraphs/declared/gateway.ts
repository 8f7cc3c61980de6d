/** A gateway with declared families for a test, beside few of the others: composition takes seconds for all. */
import { fileURLToPath } from "node:url";
import { createGateway, type GatewayOptions } from "#gateway/gateway.ts";
import type { DeclaredSettings } from "#platform/config/declared-settings.ts";
import { projectRoot } from "#platform/project-root.ts";
import { startFamilies, type TestFamilies } from "#test/kit/families.ts";
import { localSettings } from "#test/kit/gateway.ts";

/** Composed schemas of tests; the name of each file is a digest of what it was composed of. */
export const schemaCache = fileURLToPath(new URL(".cache/declared-schemas", projectRoot));

export const examples = fileURLToPath(new URL("./examples", import.meta.url));

export interface DeclaredGateway extends AsyncDisposable {
  readonly gateway: Awaited<ReturnType<typeof createGateway>>;
  readonly families: TestFamilies;
  /** Warnings of the gateway. */
  readonly warnings: readonly string[];
  ask(query: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<Answer>;
}

export interface Answer {
  readonly data: unknown;
  readonly errors: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions: Readonly<Record<string, unknown>>;
  }[];
  readonly extensions: Readonly<Record<string, unknown>>;
}

/**
 * Starts a gateway over a folder.
 * @param served Families of the demo company beside it.
 */
export async function startDeclared(
  folder: string,
  settings: DeclaredSettings,
  { served = ["crm"], ...options }: Partial<GatewayOptions> & { readonly served?: readonly string[] } = {},
): Promise<DeclaredGateway> {
  const families = await startFamilies();
  const warnings: string[] = [];
  const all = localSettings(families);
  const gateway = await createGateway({
    families: Object.fromEntries(Object.entries(all).filter(([name]) => served.includes(name))),
    schemaCache,
    declared: { folder, settings },
    warn: (message) => warnings.push(message),
    ...options,
  });
  return {
    gateway,
    families,
    warnings,
    async ask(query, variables = {}, headers = {}) {
      const result = await gateway.execute(
        { query, variables },
        { headers: { "x-upstream-report": "1", ...headers } },
      );
      const { data, errors = [], extensions = {} } = JSON.parse(JSON.stringify(result));
      return { data, errors, extensions };
    },
    async [Symbol.asyncDispose]() {
      await gateway.close();
      await families.close();
    },
  };
}
