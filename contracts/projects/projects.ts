/** Projects. */
import Type from "typebox";
import { deep, get, optional } from "#contracts/kit/contract.ts";
import { pageAndSize } from "#contracts/kit/pages/numbered.ts";
import { Day, Included, listQuery, Project, pageSizes, projectTypes } from "./common.ts";

export const projectOrders = [
  "name",
  "createdAt",
  "updatedAt",
  "lastActivityAt",
  "startDate",
  "endDate",
  "companyName",
] as const;

const text = Type.Optional(Type.String());

/** Condition on the value of a custom field; `any` matches one of these. */
export const CustomFieldTest = Type.Object(
  {
    like: text,
    "not-like": text,
    eq: text,
    not: text,
    lt: text,
    gt: text,
    any: Type.Optional(Type.Array(Type.String())),
  },
  { additionalProperties: false },
);
export type CustomFieldTest = Type.Static<typeof CustomFieldTest>;

export const reportTypes = ["project", "health"] as const;
export const listReportFormats = ["json", "csv", "html"] as const;

export const projectOperations = {
  listProjects: get("/projects/api/v3/projects.json", {
    query: {
      ...listQuery(projectOrders),
      projectCustomField: deep(Type.Record(Type.String(), CustomFieldTest)),
      reportType: optional(Type.Enum([...reportTypes])),
      reportTimezone: optional(Type.String()),
      reportFormat: optional(Type.Enum([...listReportFormats])),
      projectType: optional(Type.Enum([...projectTypes])),
      notCompletedBefore: optional(Day),
      minLastActivityDate: optional(Day),
      maxLastActivityDate: optional(Day),
      userId: optional(Type.Integer({ minimum: 1 })),
      orderByCustomFieldId: optional(Type.Integer({ minimum: 1 })),
      minBudgetCapacityUsedPercent: optional(Type.Number()),
      maxBudgetCapacityUsedPercent: optional(Type.Number()),
      currencySymbol: optional(Type.String()),
    },
    page: pageAndSize("projects", Type.Partial(Project), { ...pageSizes, included: Included }),
  }),
};
