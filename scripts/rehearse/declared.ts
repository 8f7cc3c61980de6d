/** Declared families in a rehearsal: their calls go to the stand-ins that their folder describes. */
import { readDeclared } from "#gateway/schemas/declared-families.ts";
import type { Config } from "#platform/config/config.ts";
import { CommandError } from "#scripts/cli/exit.ts";
import { describedIn } from "#services/kit/described.ts";
import { basePathOf } from "#services/kit/http/host.ts";
import { DescriptionError, descriptionFile } from "#services/kit/read-description.ts";
import type { StandInFamily } from "#services/kit/service.ts";
import { servedModules } from "#subgraphs/kit/schema/served-modules.ts";
import { modules } from "#subgraphs/modules.ts";
import { connectionsOf, ORIGIN, type StandIns } from "./stand-ins.ts";

/**
 * The stand-ins of the declared families.
 * @throws CommandError for a source without a stand-in, because its calls could not be answered
 */
export function declaredStandIns({ declared, served }: Config): readonly StandInFamily[] {
  if (!declared) return [];
  const { folder } = declared;
  const described = describedFrom(folder);
  const names = new Set(described.map(({ service }) => service.family.name));
  const read = readDeclared(
    folder,
    servedModules(modules, (family) => served.includes(family)),
  );
  const missing = read.sources.filter(({ name, baseUrl }) => baseUrl && !names.has(name));
  if (missing.length > 0)
    throw new CommandError(
      missing
        .map(
          ({ name }) =>
            `${name} cannot be rehearsed: ${folder} has no ${descriptionFile(name)}, which \`tributary family add\` writes from an OpenAPI document`,
        )
        .join("\n"),
    );
  return described;
}

function describedFrom(folder: string): readonly StandInFamily[] {
  try {
    return describedIn(folder);
  } catch (error) {
    throw error instanceof DescriptionError ? new CommandError(`${folder}: ${error.message}`) : error;
  }
}

/** The settings of the declared families at the stand-ins. A credential is not sent. */
export function rehearsedDeclared(
  { declared }: Config,
  described: readonly StandInFamily[],
  standIns: StandIns,
): Config["declared"] {
  if (!declared) return undefined;
  const dispatcher = connectionsOf(standIns);
  const settings = Object.fromEntries(
    described.map(({ service: { family } }) => {
      const { config } = declared.settings[family.name] ?? {};
      const url = `${ORIGIN}${basePathOf(family.name)}`;
      return [family.name, { url, dispatcher, ...(config && { config }) }];
    }),
  );
  return { ...declared, settings };
}
