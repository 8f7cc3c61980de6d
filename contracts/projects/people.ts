/** People: one person, a member of a project, and the completion of a person's tasks. */
import Type from "typebox";
import { csv, get, optional } from "#contracts/kit/contract.ts";
import { Day, flag, Instant, ids, Person, userTypes } from "./common.ts";

/** Filters of people. All that are present must match. */
const personFilters = {
  userType: optional(Type.Enum([...userTypes])),
  ids,
  teamIds: ids,
  projectIds: ids,
  companyIds: ids,
  excludeProjectIds: ids,
  includeServiceAccounts: flag,
  includeCollaborators: flag,
  includeClients: flag,
  excludeContacts: flag,
  onlySiteOwner: flag,
  onlyOwnerCompany: flag,
  filterByNoCostRate: flag,
  lastLoginAfter: optional(Instant),
  orderPrioritiseCurrentUser: flag,
};

export const memberRoles = ["admin", "member", "observer"] as const;

/** Role of a person in a project. */
export const Membership = Type.Object({
  projectId: Type.Integer(),
  role: Type.Enum([...memberRoles]),
  receivesNotifications: Type.Boolean(),
  joinedAt: Instant,
});
export type Membership = Type.Static<typeof Membership>;

export const taskColumns = [
  "assigned",
  "completed",
  "completedOnTime",
  "active",
  "late",
  "completionPercent",
] as const;
export type TaskColumn = (typeof taskColumns)[number];

/** Completion of a person's tasks. A column that was not selected is left out. */
export const TaskCompletion = Type.Object({
  assigned: Type.Optional(Type.Integer()),
  completed: Type.Optional(Type.Integer()),
  completedOnTime: Type.Optional(Type.Integer()),
  active: Type.Optional(Type.Integer()),
  late: Type.Optional(Type.Integer()),
  /** Null if nothing was assigned. */
  completionPercent: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
});
export type TaskCompletion = Type.Static<typeof TaskCompletion>;

/** The report as a file to save. */
export const ReportFile = Type.Object({
  filename: Type.String(),
  mediaType: Type.String(),
  content: Type.String(),
});
export const reportFormats = ["csv", "html"] as const;

export const peopleOperations = {
  getPerson: get("/projects/api/v3/people/{personId}.json", {
    query: personFilters,
    returns: Type.Object({ person: Person }),
  }),
  getProjectPerson: get("/projects/api/v3/projects/{projectId}/people/{personId}.json", {
    query: personFilters,
    returns: Type.Object({ person: Person, membership: Membership }),
  }),
  getUserTaskCompletion: get("/projects/api/v3/reporting/precanned/usertaskcompletion/{userId}.json", {
    query: {
      ...personFilters,
      startDate: optional(Day),
      endDate: optional(Day),
      reportFormat: optional(Type.Enum([...reportFormats])),
      isReportDownload: flag,
      selectedColumns: csv(Type.Enum([...taskColumns])),
    },
    returns: Type.Object({
      person: Person,
      taskCompletion: TaskCompletion,
      report: Type.Optional(ReportFile),
    }),
  }),
};
