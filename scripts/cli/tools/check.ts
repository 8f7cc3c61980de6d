/** `tributary check`: the documents of a front end, for its CI. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import { buildASTSchema, buildSchema, type GraphQLSchema, Source } from "graphql";
import { familiesOf, operationIds } from "#gateway/gateway.ts";
import { type Estimator, estimator } from "#gateway/policy/estimate.ts";
import { wholeWeights } from "#gateway/policy/schema-facts.ts";
import { readConfigWithoutCalls } from "#gateway/read-config.ts";
import { configuredSchemas } from "#gateway/schemas/configured-schemas.ts";
import { composedSchemas, costTable } from "#gateway/schemas/supergraph.ts";
import { programEnvironment } from "#platform/config/file/configuration-file.ts";
import { mergedWeights } from "#platform/graphql/cost-table.ts";
import { schemaDirectory } from "#platform/project-root.ts";
import { type CheckedFile, checkDocuments, type Finding } from "#scripts/check-documents/check.ts";
import { readDocuments } from "#scripts/check-documents/read-files.ts";
import { CommandError, withFile } from "#scripts/cli/exit.ts";
import { documentsOfManifest } from "#scripts/client-documents.ts";
import { accessPolicy } from "#subgraphs/kit/access/access-policy.ts";

interface Options {
  readonly manifest?: readonly string[];
  readonly released?: string;
  readonly scopes?: string;
  readonly warnings?: true;
  readonly json?: true;
}

export function define(command: Command): void {
  command
    .argument("[patterns...]", 'files with documents, such as "src/**": GraphQL, TypeScript, JavaScript')
    .option("--manifest <files...>", "manifests of trusted documents")
    .option("--released <file>", "schema that the documents were written for; the last release unless given")
    .option("--scopes <scopes>", "scopes of the callers, separated by commas: others are errors")
    .option("--warnings", "end with 1 for warnings too")
    .option("--json", "print operations and findings as JSON")
    .action(check);
}

async function check(patterns: readonly string[], options: Options): Promise<void> {
  const { manifest = [], scopes, warnings, json } = options;
  if (patterns.length === 0 && manifest.length === 0)
    throw new CommandError('Which documents? For example: tributary check "src/**"');
  const unreadable: CheckedFile[] = [];
  const report = (file: string, message: string) =>
    unreadable.push({ file, operations: [], findings: [{ level: "error", kind: "invalid", message }] });
  const sources = [
    ...(patterns.length > 0 ? readDocuments(patterns, report) : []),
    ...manifest
      .flatMap((one) => withFile(`${one} cannot be read`, () => documentsOfManifest(one)))
      .map(({ name, text }) => new Source(text, name)),
  ];
  const file = options.released ?? fileURLToPath(new URL("released.graphql", schemaDirectory));
  const released = withFile(`${file} cannot be read as a schema`, () =>
    buildSchema(readFileSync(file, "utf8")),
  );
  const { schema, whole, estimate } = await servedApi();
  const granted = scopes?.split(",").map((scope) => scope.trim());
  const checked = [
    ...unreadable,
    ...checkDocuments(sources, { schema, whole, released, estimate, scopes: granted }),
  ];
  console.log(json ? JSON.stringify(checked, undefined, 2) : textOf(checked));
  const failing = checked.some(({ findings }) =>
    findings.some(({ level }) => level === "error" || warnings === true),
  );
  process.exitCode = failing ? 1 : 0;
}

/** The API and the cost model of the configured families, and the API of all families. */
async function servedApi(): Promise<{
  readonly schema: GraphQLSchema;
  readonly whole: GraphQLSchema;
  readonly estimate: Estimator;
}> {
  const config = readConfigWithoutCalls(programEnvironment());
  const { served, queryLimits, limits, access, families } = config;
  const { schemas, declaredFamilies, declaredWeights } = await configuredSchemas(config);
  const { supergraph, api } = schemas;
  const schema = buildASTSchema(api, { assumeValid: true });
  const estimate = estimator(
    supergraph,
    mergedWeights(wholeWeights(costTable(), operationIds()), declaredWeights),
    { ...queryLimits, calls: limits.callsPerOperation },
    accessPolicy(supergraph, [...familiesOf(), ...declaredFamilies], access, families),
    () => schema,
    true,
  );
  const isWhole = familiesOf().every(({ name }) => served.includes(name));
  const whole = isWhole ? schema : buildASTSchema(composedSchemas().api, { assumeValid: true });
  return { schema, whole, estimate };
}

function textOf(files: readonly CheckedFile[]): string {
  const count = (level: Finding["level"]) =>
    files.reduce((sum, { findings }) => sum + findings.filter((one) => one.level === level).length, 0);
  const operations = files.flatMap((file) => file.operations).length;
  const blocks = files.map(({ file, operations, findings }) =>
    [
      file,
      ...operations.flatMap(({ name, type, likely = 0, most, families = [], scopes = [] }) => {
        if (most === undefined) return [`  ${type} ${name}`];
        const shares = families.map(({ family, calls }) => `${family} ${calls}`).join(", ");
        const calls = `${plural(likely, "REST call")} likely, ${most} at most${shares && ` (${shares})`}`;
        const needed = scopes.length > 0 ? [`    scopes: ${scopes.join(", ")}`] : [];
        return [`  ${type} ${name}: ${calls}`, ...needed];
      }),
      ...findings.map(
        ({ level, message, line, column }) =>
          `  ${line === undefined ? "" : `${line}:${column} `}${level}: ${message}`,
      ),
    ].join("\n"),
  );
  const counts = [
    plural(operations, "operation"),
    plural(count("error"), "error"),
    plural(count("warning"), "warning"),
  ];
  return [...blocks, counts.join(", ")].join("\n\n");
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
