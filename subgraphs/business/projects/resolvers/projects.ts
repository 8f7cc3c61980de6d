/** Projects, and the objects that they refer to. */

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
import type {
  ProjectFilter,
  ProjectListReportFormat,
  ProjectOrder,
  Resolvers,
} from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import {
  modeOf,
  numberOf,
  oneNumber,
  oneOrder,
  oneWord,
  startOf,
  wordOf,
} from "#subgraphs/business/projects/ids.ts";
import { referred } from "#subgraphs/business/projects/loaders.ts";
import { viewOf } from "#subgraphs/business/projects/views.ts";
import { emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { keyed } from "#subgraphs/kit/mapping/ids.ts";
import { minorUnits } from "#subgraphs/kit/mapping/money.ts";
import type { Nullish } from "#subgraphs/kit/mapping/nullish.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { relation } from "#subgraphs/kit/people/relations.ts";

const present = <T>(value: Nullish<T>): value is T => value !== null && value !== undefined;

/** @throws BAD_USER_INPUT for a field that is named twice, because one condition would replace the other */
function customFieldsOf(filters: Nullish<ProjectFilter["customFields"]>) {
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

/** @throws BAD_USER_INPUT for a number that JSON cannot represent */
const numeric = (value: Nullish<string>) => (present(value) ? Number(value) : undefined);

/** @throws BAD_USER_INPUT for several keys, and unless `CUSTOM_FIELD` and `customFieldId` come together */
function orderOf(orderBy: Nullish<readonly ProjectOrder[]>) {
  const order = oneOrder(orderBy);
  if (!order) return {};
  const { field, customFieldId } = order;
  if ((field === "CUSTOM_FIELD") !== present(customFieldId))
    throw badInput('"customFieldId" belongs to the key CUSTOM_FIELD, and to it only', "orderBy");
  const key = present(customFieldId)
    ? { orderByCustomFieldId: numberOf("ProjectCustomField", customFieldId, "customFieldId") }
    : { orderBy: wordOf(projectOrders, field, "orderBy") };
  return { ...key, orderMode: modeOf(order) };
}

interface ListArgs {
  readonly filter?: Nullish<ProjectFilter>;
  readonly orderBy?: Nullish<readonly ProjectOrder[]>;
  readonly reportTimezone?: Nullish<string>;
  readonly reportFormat?: Nullish<ProjectListReportFormat>;
  readonly first?: Nullish<number>;
  readonly after?: Nullish<string>;
}

/** Reads a page of projects, with the selected members. */
export function projectList(
  { filter, orderBy, reportTimezone, reportFormat, ...page }: ListArgs,
  { projects }: BusinessContext,
  info: GraphQLResolveInfo,
) {
  const { text, updatedAt, includeDeleted, customFields, types, reportType, memberIds, ...others } =
    filter ?? {};
  const { completedAt, lastActivityAt, budgetCapacityUsedPercent, ...rest } = others;
  if (types?.length === 0 || memberIds?.length === 0 || customFields?.some(({ any }) => any?.length === 0))
    return emptyConnection();
  return projects.connection(
    "listProjects",
    {
      ...rest,
      ...orderOf(orderBy),
      searchTerm: text,
      updatedAfter: startOf(updatedAt, "updatedAt"),
      showDeleted: includeDeleted,
      projectCustomField: customFieldsOf(customFields),
      projectType: oneWord(projectTypes, types, "types"),
      reportType: reportType && wordOf(reportTypes, reportType, "reportType"),
      reportTimezone,
      reportFormat: reportFormat && wordOf(listReportFormats, reportFormat, "reportFormat"),
      userId: oneNumber("ProjectPerson", memberIds, "memberIds"),
      notCompletedBefore: startOf(completedAt, "completedAt"),
      minLastActivityDate: lastActivityAt?.from,
      maxLastActivityDate: lastActivityAt?.until,
      minBudgetCapacityUsedPercent: numeric(budgetCapacityUsedPercent?.min),
      maxBudgetCapacityUsedPercent: numeric(budgetCapacityUsedPercent?.max),
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
      ...keyed("Project"),
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

  ProjectReference: keyed("ProjectReference"),

  ProjectBudget: mapWireType(Project.properties.budget.anyOf[0], {
    capacity: ({ capacity, currency }) => minorUnits(capacity, currency),
    used: ({ used, currency }) => minorUnits(used, currency),
  }),

  ProjectCompany: mapWireType(Company, keyed("ProjectCompany"), { alwaysSelect: ["id"] }),
  ProjectCategory: mapWireType(Category, keyed("ProjectCategory"), { alwaysSelect: ["id"] }),
  ProjectTag: mapWireType(Tag, keyed("ProjectTag"), { alwaysSelect: ["id"] }),
};
