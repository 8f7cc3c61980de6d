/** The JSON Schema of `tributary.yaml`, made from the table of settings. */
import type { Family } from "#contracts/kit/contract.ts";
import { type JsonSchema, Setting, type SettingTree } from "#platform/config/setting.ts";
import { allSettings } from "#platform/config/table.ts";

/** Texts that may replace a value of another type: an environment variable, or the file of a secret. */
const REFERENCES = {
  variable: { type: "string", pattern: "^\\$\\{[A-Za-z_]\\w*\\}$" },
  file: { type: "string", pattern: "^file:" },
};
const refTo = (name: string): JsonSchema => ({ $ref: `#/definitions/${name}` });

const schemaOf = ({
  kind: { schema },
  options: { means, normal, normally, secret },
}: Setting<unknown>): JsonSchema => {
  const isText = schema["type"] === "string";
  const alternatives = isText ? [] : [refTo("variable"), ...(secret ? [refTo("file")] : [])];
  return {
    description: normally ? `${means} Default: ${normally}.` : means,
    ...(alternatives.length > 0 ? { anyOf: [schema, ...alternatives] } : schema),
    ...(normal !== undefined && !normally && { default: normal }),
  };
};

function sectionSchema(tree: SettingTree, description?: string): JsonSchema {
  const properties = Object.entries(tree).map(([key, node]) => [
    key,
    node instanceof Setting ? schemaOf(node) : sectionSchema(node),
  ]);
  return {
    ...(description !== undefined && { description }),
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(properties),
  };
}

/** Descriptions of the sections. */
export const sections = {
  server: "a process and its HTTP server",
  access: "callers, their rights and their documents",
  deployment: "families and processes",
  inbox: "events sent by families",
  reports: "runs and schedules",
  telemetry: "traces, metrics and usage",
  families: "the real services, by family",
  limits: "a profile, and single limits beside it",
} as const;

/**
 * Builds the schema of the file. Settings that several families share are written once, under `definitions`.
 * @param families All families
 */
export function configurationSchema(families: readonly Family[]): JsonSchema {
  const tree = allSettings(families);
  const shared = new Map<string, JsonSchema>();
  const familySchemas = Object.entries(tree.families).map(([name, settings]) => {
    if (settings instanceof Setting) return [name, schemaOf(settings)];
    const whole = sectionSchema(settings);
    const properties = Object.entries(whole["properties"] as Readonly<Record<string, JsonSchema>>).map(
      ([key, schema]) => {
        const known = shared.get(key) ?? schema;
        shared.set(key, known);
        const isSame = JSON.stringify(known) === JSON.stringify(schema);
        return [key, isSame ? refTo(key) : schema];
      },
    );
    return [name, { ...whole, properties: Object.fromEntries(properties) }];
  });
  const { limits, families: _, ...others } = tree;
  const limitsSchema = sectionSchema(limits, sections.limits);
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Settings of Tributary (tributary.yaml)",
    type: "object",
    additionalProperties: false,
    properties: {
      ...Object.fromEntries(
        Object.entries(others).map(([key, section]) => [
          key,
          sectionSchema(section, sections[key as keyof typeof sections]),
        ]),
      ),
      families: {
        description: sections.families,
        type: "object",
        additionalProperties: false,
        properties: Object.fromEntries(familySchemas),
      },
      limits: { anyOf: [limits.profile.kind.schema, limitsSchema] },
    },
    definitions: { ...REFERENCES, ...Object.fromEntries(shared) },
  };
}
