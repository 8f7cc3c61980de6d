/** Examines the sources of declared families by their reads without arguments. */
import { constantCase } from "#contracts/kit/settings.ts";
import { DeclaredFamilies } from "#gateway/schemas/declared-families.ts";
import type { DeclaredSettings } from "#platform/config/declared-settings.ts";
import type { Limits } from "#platform/limits/limits.ts";
import { staticRequest } from "#subgraphs/declared/calls.ts";
import { openUpstreams } from "#subgraphs/kit/rest/circuits/open-upstreams.ts";
import { servedModules } from "#subgraphs/kit/schema/served-modules.ts";
import { modules } from "#subgraphs/modules.ts";
import { type Diagnosis, examine } from "./examine.ts";

/** @throws ConfigurationError with the mistakes in the folder */
export async function examineDeclared(
  { folder, settings }: { readonly folder: string; readonly settings: DeclaredSettings },
  served: readonly string[],
  limits: Limits,
  deep: boolean,
): Promise<readonly Diagnosis[]> {
  const declared = new DeclaredFamilies({
    folder,
    settings,
    modules: servedModules(modules, (family) => served.includes(family)),
    upstreams: new Map(),
    open: (families, all) => openUpstreams(families, all, limits),
    longestMs: 0,
  });
  try {
    const diagnoses: Diagnosis[] = [];
    for (const [name, { family, settings: own }] of declared.current.upstreams) {
      const inputs = new Map(
        [...declared.current.endpoints].flatMap(([connector, endpoint]) => {
          if (connector.source.name !== name) return [];
          const input = staticRequest(connector, endpoint);
          return input ? [[endpoint.operation.id, input] as const] : [];
        }),
      );
      const diagnosis = await examine(family, own, limits, deep, inputs);
      diagnoses.push({ ...diagnosis, advice: diagnosis.advice.map((text) => ofSource(name, text)) });
    }
    return diagnoses;
  } finally {
    await declared.close();
  }
}

/** Replaces the names of a family's settings by those of a source. */
const ofSource = (name: string, advice: string): string =>
  advice
    .replaceAll(`${constantCase(name)}_URL`, `families.sources.${name}.url`)
    .replaceAll(`${constantCase(name)}_CREDENTIAL`, `families.sources.${name}.credential`)
    .replaceAll(`families.${name}.auth`, "a header of its @source");
