/** Parts that the areas of project management share. */
import Type, { type TSchema } from "typebox";
import { csv, deep, optional } from "#contracts/kit/contract.ts";

export const Instant = Type.String({ format: "date-time" });
export const Day = Type.String({ format: "date" });
export const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
export const flag = optional(Type.Boolean());
export const ids = csv(Type.Integer({ minimum: 1 }));

/** Reference to another object, which is in `included` if the request asks for it. */
export const refTo = <const T extends string>(type: T) =>
  Type.Object({ id: Type.Integer(), type: Type.Literal(type) });

export const userTypes = ["account", "collaborator", "contact"] as const;

/** A person. Members without a value are null. */
export const Person = Type.Object({
  id: Type.Integer(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  title: orNull(Type.String()),
  type: Type.Enum([...userTypes]),
  company: Type.Object({ id: Type.Integer(), name: Type.String(), isOwner: Type.Boolean() }),
  teams: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  isSiteOwner: Type.Boolean(),
  isServiceAccount: Type.Boolean(),
  isClient: Type.Boolean(),
  /** Cost of an hour, in minor units. Only administrators see it. */
  costRate: orNull(Type.Object({ amount: Type.Integer(), currency: Type.String() })),
  timezone: Type.String(),
  lastLoginAt: orNull(Instant),
  createdAt: Instant,
  updatedAt: Instant,
  deleted: Type.Boolean(),
});

export const Company = Type.Object({ id: Type.Integer(), name: Type.String(), isOwner: Type.Boolean() });
export const Team = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  parentTeamId: orNull(Type.Integer()),
});
export const Tag = Type.Object({ id: Type.Integer(), name: Type.String(), color: Type.String() });
export const Category = Type.Object({ id: Type.Integer(), name: Type.String(), color: Type.String() });

export const projectStatuses = ["active", "late", "upcoming", "completed", "archived"] as const;
export const projectHealths = ["good", "needsAttention", "atRisk", "notSet"] as const;
export const projectTypes = ["normal", "template"] as const;
export const customFieldTypes = ["text", "number", "date", "dropdown"] as const;

export const Project = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  description: orNull(Type.String()),
  status: Type.Enum([...projectStatuses]),
  health: Type.Enum([...projectHealths]),
  type: Type.Enum([...projectTypes]),
  /** True if the caller has starred the project. */
  isStarred: Type.Boolean(),
  company: refTo("companies"),
  owner: orNull(refTo("users")),
  category: orNull(refTo("projectCategories")),
  tags: Type.Array(refTo("tags")),
  startDate: orNull(Day),
  endDate: orNull(Day),
  completedAt: orNull(Instant),
  lastActivityAt: Instant,
  createdAt: Instant,
  updatedAt: Instant,
  /** Amounts are in minor units. */
  budget: orNull(
    Type.Object({
      capacity: Type.Integer(),
      used: Type.Integer(),
      capacityUsedPercent: Type.Number(),
      currency: Type.String(),
      currencySymbol: Type.String(),
    }),
  ),
  customFields: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      type: Type.Enum([...customFieldTypes]),
      value: Type.String(),
    }),
  ),
  deleted: Type.Boolean(),
});

export type Person = Type.Static<typeof Person>;
export type Company = Type.Static<typeof Company>;
export type Team = Type.Static<typeof Team>;
export type Tag = Type.Static<typeof Tag>;
export type Category = Type.Static<typeof Category>;
export type Project = Type.Static<typeof Project>;

/** Objects that can be included beside rows, by type. */
export const includable = {
  users: Person,
  companies: Company,
  projects: Project,
  projectCategories: Category,
  tags: Tag,
  teams: Team,
} as const;
export type Includable = keyof typeof includable;
const includables = Object.keys(includable) as Includable[];

const byId = <S extends TSchema>(schema: S) => Type.Optional(Type.Record(Type.String(), schema));

/** Objects by type and id, each with the members that `fields[<type>]` requests. */
export const Included = Type.Object({
  users: byId(Type.Partial(Person)),
  companies: byId(Type.Partial(Company)),
  projects: byId(Type.Partial(Project)),
  projectCategories: byId(Type.Partial(Category)),
  tags: byId(Type.Partial(Tag)),
  teams: byId(Type.Partial(Team)),
});

/** Query parameters of all lists. `fields[<type>]` selects members of rows and of included objects. */
export function listQuery<const O extends string>(orderBy: readonly O[]) {
  return {
    skipCounts: flag,
    showDeleted: flag,
    orderBy: optional(Type.Enum([...orderBy])),
    orderMode: optional(Type.Enum(["asc", "desc"])),
    updatedAfter: optional(Instant),
    searchTerm: optional(Type.String()),
    include: csv(Type.Enum([...includables])),
    fields: deep(Type.Record(Type.String(), Type.Array(Type.String())), { selects: true }),
  };
}

export const pageSizes = { maxSize: 250, defaultSize: 50 };
