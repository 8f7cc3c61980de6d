/** Profile schemas of groups and of application users, with partial updates. */

import {
  type AppUserSchema,
  appUserProperties,
  type GroupSchema,
  type SchemaProperty,
  type schemaOperations,
} from "#contracts/identity/schemas.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { notFound } from "./support/accounts.ts";
import { DEFAULT_SCHEMA } from "./tables/idps.ts";
import type { IdentityTables } from "./tables.ts";

type Properties = Readonly<Record<string, SchemaProperty>>;
type Changes = Readonly<Record<string, SchemaProperty | null | undefined>>;

const types = ["string", "boolean", "integer", "number", "array"];

/**
 * Properties after an update. New ones are added, existing ones get the given members, and null
 * removes a property.
 */
function changed(before: Properties, changes: Changes = {}, at: string): Properties {
  const after = new Map(Object.entries(before));
  for (const [name, change] of Object.entries(changes)) {
    const field = `${at}.${name}`;
    const old = after.get(name);
    if (change === null) {
      if (!after.delete(name)) throw new Problem(400, `${name}: there is no such property`, { field });
      continue;
    }
    const type = change?.type ?? old?.type;
    if (type === undefined || !types.includes(type))
      throw new Problem(400, `${name}: type must be one of: ${types.join(", ")}`, { field });
    if (old && old.type !== type) throw new Problem(400, `${name}: a property keeps its type`, { field });
    after.set(name, { ...old, ...change });
  }
  return Object.fromEntries(after);
}

/** Marks the properties in the list as required, because list and properties must agree. */
function marked(properties: Properties, required: readonly string[] | undefined, at: string): Properties {
  if (!required) return properties;
  const unknown = required.find((name) => !Object.hasOwn(properties, name));
  if (unknown !== undefined)
    throw new Problem(400, `${unknown}: there is no such property`, { field: `${at}.required` });
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      { ...property, required: required.includes(name) },
    ]),
  );
}

const requiredOf = (properties: Properties) =>
  Object.keys(properties).filter((name) => properties[name]?.required === true);

export function schemaHandlers(tables: IdentityTables): HandlersOf<typeof schemaOperations> {
  const { groupSchemas, appUserSchemas } = tables;

  function groupSchema(): GroupSchema {
    const row = groupSchemas.get(DEFAULT_SCHEMA);
    if (!row) throw notFound(DEFAULT_SCHEMA, "GroupSchema");
    return row.value;
  }

  function appUserSchema(appInstanceId: string): AppUserSchema {
    const row = appUserSchemas.get(appInstanceId);
    if (!row) throw notFound(appInstanceId, "AppInstance");
    return row.value;
  }

  return {
    getGroupSchema: groupSchema,

    updateGroupSchema({ body: { name, title, description, definitions } }, { now }) {
      const before = groupSchema();
      const at = "definitions.custom";
      const { custom } = before.definitions;
      const given = definitions?.custom;
      const taken = Object.keys(given?.properties ?? {}).find((key) =>
        Object.hasOwn(before.definitions.base.properties ?? {}, key),
      );
      if (taken !== undefined)
        throw new Problem(400, `${taken} is a base property`, { field: `${at}.properties.${taken}` });
      const properties = marked(
        changed(custom.properties ?? {}, given?.properties, `${at}.properties`),
        given?.required,
        at,
      );
      const value: GroupSchema = {
        ...before,
        ...(name !== undefined && { name }),
        ...(title !== undefined && { title }),
        ...(description !== undefined && { description }),
        lastUpdated: new Date(now).toISOString(),
        definitions: {
          ...before.definitions,
          custom: { ...custom, properties, required: requiredOf(properties) },
        },
      };
      return groupSchemas.put({ key: DEFAULT_SCHEMA, value }).value;
    },

    getAppUserSchema: ({ appInstanceId }) => appUserSchema(appInstanceId),

    updateAppUserSchema({ appInstanceId, body: { name, title, definitions } }) {
      const before = appUserSchema(appInstanceId);
      const at = "definitions.base";
      const { base } = before.definitions;
      const properties = marked(
        changed(present(base.properties), definitions?.base?.properties, `${at}.properties`),
        definitions?.base?.required,
        at,
      );
      const value: AppUserSchema = {
        ...before,
        ...(name !== undefined && { name }),
        ...(title !== undefined && { title }),
        definitions: {
          base: { ...base, properties: inOrder(properties), required: requiredOf(properties) },
        },
      };
      return appUserSchemas.put({ appInstanceId, value }).value;
    },
  };
}

type AppProperties = NonNullable<AppUserSchema["definitions"]["base"]["properties"]>;

const present = (properties: AppProperties = {}): Properties =>
  Object.fromEntries(Object.entries(properties));

/** Sorts properties as the documents do, whatever the order of additions. */
const inOrder = (properties: Properties): AppProperties =>
  Object.fromEntries(
    appUserProperties.flatMap((name) => {
      const property = properties[name];
      return property ? [[name, property]] : [];
    }),
  );
