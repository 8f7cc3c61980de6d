/** Schemas of groups' and application users' profiles. */

import { AppUserSchema, appUserProperties, GroupSchema, SchemaProperty } from "#contracts/identity/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type {
  IdentityPropertyType,
  IdentitySchemaPropertyInput,
  Resolvers,
} from "#generated/identity/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { IdentityContext } from "#subgraphs/identity/context.ts";
import type {
  IdentityAppUserSchemaMapper,
  IdentitySchemaPropertyMapper,
} from "#subgraphs/identity/identity/mappers.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

/** Loader key of the group schema, of which there is only one. */
const DEFAULT = "default";

const instanceIdIn = (id: string, argument: string) => idOf("IdentityAppUserSchema", id, argument);

async function readAppUserSchema(
  appInstanceId: string,
  { identity }: IdentityContext,
): Promise<IdentityAppUserSchemaMapper | null> {
  const schema = await identity.appUserSchema.load(appInstanceId);
  return schema && { ...schema, appInstanceId };
}

interface Definition {
  readonly required?: readonly (string | null)[] | null;
  readonly properties?: Readonly<Record<string, Wire<SchemaProperty> | null | undefined>> | null;
}

/** Properties of a definition in its order. A property is required if the list or the property says so. */
function propertiesOf(definition: Definition | null | undefined): IdentitySchemaPropertyMapper[] | null {
  const { properties, required } = definition ?? {};
  if (!properties) return null;
  return Object.entries(properties).flatMap(([name, property]) =>
    property
      ? [
          {
            name,
            definition: property,
            required: property.required === true || required?.includes(name) === true,
          },
        ]
      : [],
  );
}

/** Types of values by their JSON Schema names. */
const kinds: Readonly<Record<string, IdentityPropertyType>> = {
  string: "STRING",
  boolean: "BOOLEAN",
  integer: "INTEGER",
  number: "NUMBER",
  array: "ARRAY",
};

const kindOf = (type: string | null | undefined) => (type == null ? null : (kinds[type] ?? "OTHER"));

/** @throws BAD_USER_INPUT for `OTHER` */
function typeOf(kind: IdentityPropertyType | null | undefined, argument: string): string | null {
  if (kind === "OTHER") throw badInput(`"${argument}" must name a kind of values`, argument);
  return kind?.toLowerCase() ?? null;
}

interface Changes {
  readonly setProperties?: readonly IdentitySchemaPropertyInput[] | null | undefined;
  readonly removeProperties?: readonly string[] | null | undefined;
}

/**
 * Changes in wire form: each property by name, or null if it is to be removed.
 * @throws BAD_USER_INPUT for a property twice, or one that is not in `known`
 */
function changesOf({ setProperties, removeProperties }: Changes, known?: readonly string[]) {
  const changes = new Map<string, SchemaProperty | null>();
  const add = (name: string, change: SchemaProperty | null, argument: string) => {
    if (changes.has(name)) throw badInput(`"${argument}" has a property that is named twice`, argument);
    if (name.trim() === "" || (known && !known.includes(name)))
      throw badInput(`"${argument}" has a property that there cannot be`, argument);
    changes.set(name, change);
  };
  for (const { name, type, itemType, allowedValues, ...rest } of setProperties ?? [])
    add(
      name,
      toWire(SchemaProperty, {
        ...rest,
        type: typeOf(type, "setProperties.type"),
        items: itemType ? { type: typeOf(itemType, "setProperties.itemType") } : null,
        enum: allowedValues,
      }),
      "setProperties",
    );
  for (const name of removeProperties ?? []) add(name, null, "removeProperties");
  return changes.size > 0 ? Object.fromEntries(changes) : undefined;
}

/** The texts of a schema that are not null. */
function given<T extends object>(texts: T) {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text != null)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}

export const schemaResolvers: Resolvers = {
  Identity: {
    groupSchema: (_, __, { identity }) => identity.groupSchema.load(DEFAULT),
    appUserSchema: (_, { appInstanceId }, context) =>
      readAppUserSchema(instanceIdIn(appInstanceId, "appInstanceId"), context),
  },

  IdentityAppInstance: {
    userSchema: ({ id }, _, context) => (id ? readAppUserSchema(id, context) : null),
  },

  IdentityGroupSchema: mapWireType(GroupSchema, {
    baseProperties: ({ definitions }) => propertiesOf(definitions?.base),
    customProperties: ({ definitions }) => propertiesOf(definitions?.custom),
  }),

  IdentityAppUserSchema: mapWireType(AppUserSchema, {
    __resolveReference: ({ id }, context) => readAppUserSchema(instanceIdIn(id, "id"), context),
    ...keyed("IdentityAppUserSchema", (schema: IdentityAppUserSchemaMapper) => schema.appInstanceId),
    properties: ({ definitions }) => propertiesOf(definitions?.base),
  }),

  IdentitySchemaProperty: {
    title: ({ definition }) => definition.title,
    description: ({ definition }) => definition.description,
    type: ({ definition }) => kindOf(definition.type),
    itemType: ({ definition }) => kindOf(definition.items?.type),
    minLength: ({ definition }) => definition.minLength,
    maxLength: ({ definition }) => definition.maxLength,
    allowedValues: ({ definition }) => definition.enum,
  },

  Mutation: {
    updateIdentityGroupSchema(_, { input: { setProperties, removeProperties, ...texts } }, { identity }) {
      const properties = changesOf({ setProperties, removeProperties });
      const body = { ...given(texts), ...(properties && { definitions: { custom: { properties } } }) };
      return payload(async () => {
        const groupSchema = await identity.api.updateGroupSchema({ body });
        return { groupSchema };
      });
    },

    updateIdentityAppUserSchema(_, { input }, { identity }) {
      const { appInstanceId: id, setProperties, removeProperties, ...texts } = input;
      const appInstanceId = instanceIdIn(id, "appInstanceId");
      const properties = changesOf({ setProperties, removeProperties }, appUserProperties);
      const body = { ...given(texts), ...(properties && { definitions: { base: { properties } } }) };
      return payload(async () => {
        const schema = await identity.api.updateAppUserSchema({ appInstanceId, body });
        return { appUserSchema: { ...schema, appInstanceId } };
      });
    },
  },
};
