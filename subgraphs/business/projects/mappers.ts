/** What resolvers hold for each type of the family. */
import type { Static } from "typebox";
import type { Wire } from "#contracts/kit/contract.ts";
import type {
  Category,
  Company,
  Membership,
  Person,
  PersonStatus,
  Project,
  ReportFile,
  Tag,
  TaskCompletion,
  Team,
  Update,
} from "#contracts/projects/index.ts";
import type { Connection } from "#subgraphs/kit/loading/connection.ts";

export type ProjectManagementMapper = object;
export type ProjectMapper = Wire<Project>;
/** A project of which only the id is known. */
export type ProjectReferenceMapper = { readonly id: number };
export type ProjectConnectionMapper = Connection<ProjectMapper>;
export type ProjectBudgetMapper = Wire<NonNullable<Project["budget"]>>;
export type ProjectCustomFieldValueMapper = Wire<Project["customFields"][number]>;
export type ProjectCompanyMapper = Wire<Company>;
export type ProjectCategoryMapper = Wire<Category>;
export type ProjectTagMapper = Wire<Tag>;
export type ProjectPersonMapper = Wire<Person>;
export type ProjectMemberMapper = Wire<Membership> & { readonly person: ProjectPersonMapper };
export type ProjectTaskCompletionMapper = Wire<TaskCompletion> & {
  readonly person: ProjectPersonMapper;
  readonly report: Wire<Static<typeof ReportFile>> | null | undefined;
};
export type ProjectUpdateMapper = Wire<Update>;
export type ProjectUpdateConnectionMapper = Connection<ProjectUpdateMapper>;
/** A team of which only the id is known. */
export type ProjectTeamReferenceMapper = { readonly id: number };
export type ProjectTeamMapper = Wire<Team>;
export type ProjectPersonStatusMapper = Wire<PersonStatus>;
export type ProjectPersonStatusConnectionMapper = Connection<ProjectPersonStatusMapper>;
