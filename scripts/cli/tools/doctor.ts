/** `tributary doctor`: examines each family of the configuration, and names the setting that mends a fault. */
import type { Command } from "commander";
import { readGatewayConfig } from "#gateway/read-config.ts";
import { programEnvironment } from "#platform/config/file/configuration-file.ts";
import { type Diagnosis, examine, isHealthy } from "#scripts/doctor/examine.ts";
import { examineDeclared } from "#scripts/doctor/examine-declared.ts";
import { table } from "#scripts/doctor/table.ts";
import { allFamilies } from "#subgraphs/modules.ts";

export function define(command: Command): void {
  command
    .option("--deep", "make every read that needs no id, or whose id an earlier answer gave")
    .option("--json", "print the diagnoses as JSON")
    .action(doctor);
}

async function doctor({ deep = false, json = false }): Promise<void> {
  const config = readGatewayConfig(programEnvironment());
  const diagnoses: Diagnosis[] = [];
  for (const family of allFamilies) {
    const settings = config.families[family.name];
    if (settings) diagnoses.push(await examine(family, settings, config.limits, deep));
  }
  if (config.declared)
    diagnoses.push(...(await examineDeclared(config.declared, config.served, config.limits, deep)));
  console.log(json ? JSON.stringify(diagnoses, undefined, 2) : table(diagnoses));
  process.exitCode = diagnoses.every(isHealthy) ? 0 : 1;
}
