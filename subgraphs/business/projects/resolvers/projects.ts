/** Projects, and what they refer to. */
import type { GraphQLResolveInfo } from "graphql";
import {
  Category,
  Company,
  type CustomFieldTest,
  listReportFormats,
  Project,
  projectOrders,
  projectTypes,
  reportTypes,
  Tag,
} from "#contracts/projects/index.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { ProjectFilter, ProjectOrder, Resolvers } from "#subgraphs/business/__generated__/resolvers.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { numberOf, wordOf } from "#subgraphs/business/projects/ids.ts";
import { referred } from "#subgraphs/business/projects/loaders.ts";
import { viewOf } from "#subgraphs/business/projects/views.ts";
import { emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { keyed } from "#subgraphs/kit/mapping/ids.ts";
import { minorUnits } from "#subgraphs/kit/mapping/money.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { relation } from "#subgraphs/kit/people/relations.ts";

type Given<T> = T | null | undefined;
const present = <T>(value: Given<T>): value is T => value !== null && value !== undefined;

/** @throws BAD_USER_INPUT where a field is named twice: one condition would replace the other */
function customFieldsOf(filters: Given<ProjectFilter["customFields"]>) {
  if (!filters || filters.length === 0) return undefined;
  const tests: Record<string, CustomFieldTest> = {};
  for (const { fieldId, notLike, any, ...rest } of filters) {
    const id = String(numberOf("ProjectCustomField", fieldId, "fieldId"));
    if (Object.hasOwn(tests, id))
      throw badInput(`"customFields" names the field ${id} twice`, "customFields");
    if (any?.some((value) => value === "" || value.includes(",")))
      throw badInput('"any" takes no empty values and none with a comma', "any");
    const given = Object.entries({ ...rest, "not-like": notLike, any }).filter(([, value]) => present(value));
    if (given.length === 0) throw badInput(`"customFields" asks nothing of the field ${id}`, "customFields");
    tests[id] = Object.fromEntries(given);
  }
  return tests;
}

/** @throws BAD_USER_INPUT for a number that JSON cannot hold */
const numeric = (value: Given<string>) => (present(value) ? Number(value) : undefined);

function orderOf(orderBy: Given<ProjectOrder>) {
  const { field, customFieldId, descending } = orderBy ?? {};
  if (orderBy && present(field) === present(customFieldId))
    throw badInput('"orderBy" has a "field" or a "customFieldId"', "orderBy");
  return {
    orderBy: field && wordOf(projectOrders, field, "orderBy"),
    orderByCustomFieldId: present(customFieldId)
      ? numberOf("ProjectCustomField", customFieldId, "customFieldId")
      : undefined,
    orderMode: orderBy && (descending ? ("desc" as const) : ("asc" as const)),
  };
}

interface ListArgs {
  readonly filter?: Given<ProjectFilter>;
  readonly orderBy?: Given<ProjectOrder>;
  readonly first?: Given<number>;
  readonly after?: Given<string>;
}

/** A list of projects, as it is selected. */
export function projectList(
  { filter, orderBy, ...page }: ListArgs,
  { projects }: BusinessContext,
  info: GraphQLResolveInfo,
) {
  const { includeDeleted, customFields, projectType, reportType, reportFormat, userId, ...rest } =
    filter ?? {};
  if (customFields?.some(({ any }) => any?.length === 0)) return emptyConnection();
  return projects.connection(
    "listProjects",
    {
      ...rest,
      ...orderOf(orderBy),
      showDeleted: includeDeleted,
      projectCustomField: customFieldsOf(customFields),
      projectType: projectType && wordOf(projectTypes, projectType, "projectType"),
      reportType: reportType && wordOf(reportTypes, reportType, "reportType"),
      reportFormat: reportFormat && wordOf(listReportFormats, reportFormat, "reportFormat"),
      userId: present(userId) ? numberOf("ProjectPerson", userId, "userId") : undefined,
      minBudgetCapacityUsedPercent: numeric(rest.minBudgetCapacityUsedPercent),
      maxBudgetCapacityUsedPercent: numeric(rest.maxBudgetCapacityUsedPercent),
    },
    page,
    viewOf(info, "Project", "projects"),
  );
}

export const projectResolvers: Resolvers = {
  ProjectManagement: {
    project: (_, { id }) => ({ id: numberOf("Project", id) }),
    projects: (_, args, context, info) => projectList(args, context, info),
  },

  Project: mapWireType(
    Project,
    {
      ...keyed("Project", ({ id }: { id?: number | null }) => id),
      company: ({ company }, _, { projects }) => referred(projects.companies, company),
      owner: relation({ by: "owner", note: "comes with the project" }, ({ owner }, _, { projects }) =>
        referred(projects.users, owner),
      ),
      category: ({ category }, _, { projects }) => referred(projects.projectCategories, category),
      tags: ({ tags }, _, { projects }) => tags?.flatMap((tag) => referred(projects.tags, tag) ?? []),
    },
    {
      alwaysSelect: ["id"],
      nested: {
        company: "ProjectCompany",
        owner: "ProjectPerson",
        category: "ProjectCategory",
        tags: "ProjectTag",
      },
    },
  ),

  ProjectBudget: mapWireType(Project.properties.budget.anyOf[0], {
    capacity: ({ capacity, currency }) => minorUnits(capacity, currency),
    used: ({ used, currency }) => minorUnits(used, currency),
  }),

  ProjectCustomFieldValue: mapWireType(
    Project.properties.customFields.items,
    {},
    { renamed: { fieldId: "id" } },
  ),

  ProjectCompany: mapWireType(
    Company,
    keyed("ProjectCompany", ({ id }: { id?: number | null }) => id),
    { alwaysSelect: ["id"] },
  ),
  ProjectCategory: mapWireType(
    Category,
    keyed("ProjectCategory", ({ id }: { id?: number | null }) => id),
    { alwaysSelect: ["id"] },
  ),
  ProjectTag: mapWireType(
    Tag,
    keyed("ProjectTag", ({ id }: { id?: number | null }) => id),
    { alwaysSelect: ["id"] },
  ),
};
