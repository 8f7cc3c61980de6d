/** Schemas of a group's and an application user's profile. */
import Type from "typebox";
import { get, json, post } from "#contracts/kit/contract.ts";
import { AnyObject, Instant, links, orNull, text, texts } from "./common.ts";

/** Members of an application user's profile. The documents name no other (D1-105). */
export const appUserProperties = [
  "city",
  "email",
  "login",
  "state",
  "title",
  "locale",
  "manager",
  "zipCode",
  "division",
  "lastName",
  "nickName",
  "timezone",
  "userType",
  "firstName",
  "managerId",
  "costCenter",
  "department",
  "middleName",
  "profileUrl",
] as const;

type AppUserProperty = (typeof appUserProperties)[number];

/** A property in JSON Schema. */
export const SchemaProperty = Type.Object({
  title: text(),
  description: text(),
  type: text(),
  required: Type.Optional(Type.Boolean()),
  minLength: Type.Optional(Type.Integer()),
  maxLength: Type.Optional(Type.Integer()),
  enum: texts(),
  items: Type.Optional(Type.Object({ type: text() })),
});
export type SchemaProperty = Type.Static<typeof SchemaProperty>;

const references = Type.Optional(
  Type.Object({ profile: Type.Optional(Type.Object({ allOf: Type.Optional(Type.Array(AnyObject)) })) }),
);
/** A part of a schema's definitions. An update removes a property that is null. */
const definition = <S extends Type.TSchema>(properties: S) =>
  Type.Object({ id: text(), type: text(), required: texts(), properties: Type.Optional(properties) });

const appProperties = <S extends Type.TSchema>(property: S) =>
  Type.Object(
    Object.fromEntries(appUserProperties.map((name) => [name, Type.Optional(property)])) as Record<
      AppUserProperty,
      Type.TOptional<S>
    >,
    { additionalProperties: false },
  );

const head = { id: text(), name: text(), type: text(), title: text(), $schema: text(), created: text() };

export const GroupSchemaBody = Type.Object({
  ...head,
  description: text(),
  lastUpdated: text(),
  _links: links(),
  properties: references,
  definitions: Type.Optional(
    Type.Object({
      base: Type.Optional(
        definition(Type.Object({ name: Type.Optional(AnyObject), description: Type.Optional(AnyObject) })),
      ),
      custom: Type.Optional(definition(Type.Record(Type.String(), orNull(SchemaProperty)))),
    }),
  ),
});

export const GroupSchema = Type.Object({
  ...head,
  created: Instant,
  description: text(),
  lastUpdated: Instant,
  properties: references,
  definitions: Type.Object({
    base: definition(Type.Object({ name: SchemaProperty, description: SchemaProperty })),
    custom: definition(Type.Record(Type.String(), SchemaProperty)),
  }),
});

export const AppUserSchemaBody = Type.Object({
  ...head,
  _links: links(),
  properties: references,
  definitions: Type.Optional(
    Type.Object({ base: Type.Optional(definition(appProperties(orNull(SchemaProperty)))) }),
  ),
});

export const AppUserSchema = Type.Object({
  ...head,
  created: Instant,
  properties: references,
  definitions: Type.Object({ base: definition(appProperties(SchemaProperty)) }),
});

export type GroupSchemaBody = Type.Static<typeof GroupSchemaBody>;
export type GroupSchema = Type.Static<typeof GroupSchema>;
export type AppUserSchemaBody = Type.Static<typeof AppUserSchemaBody>;
export type AppUserSchema = Type.Static<typeof AppUserSchema>;

const GROUP = "/api/v1/meta/schemas/group/default";
const APP = "/api/v1/meta/schemas/apps/{appInstanceId}/default";

export const schemaOperations = {
  getGroupSchema: get(GROUP, { returns: GroupSchema }),
  updateGroupSchema: post(GROUP, { body: json(GroupSchemaBody), returns: GroupSchema }),
  getAppUserSchema: get(APP, { returns: AppUserSchema }),
  updateAppUserSchema: post(APP, { body: json(AppUserSchemaBody), returns: AppUserSchema }),
};
