/** Parent objects that the resolvers of each type of the family receive. */
import type { Static } from "typebox";
import type { Wire } from "#contracts/kit/contract.ts";
import type { Membership, Person, Project, ReportFile, TaskCompletion } from "#contracts/projects/index.ts";

export type ProjectManagementMapper = object;
/** A project with only its id known. */
export type ProjectReferenceMapper = { readonly id: number };
export type ProjectBudgetMapper = Wire<NonNullable<Project["budget"]>>;
export type ProjectCustomFieldValueMapper = Wire<Project["customFields"][number]>;
export type ProjectMemberMapper = Wire<Membership> & { readonly person: Wire<Person> };
export type ProjectTaskCompletionMapper = Wire<TaskCompletion> & {
  readonly person: Wire<Person>;
  readonly report: Wire<Static<typeof ReportFile>> | null | undefined;
};
/** A team with only its id known. */
export type ProjectTeamReferenceMapper = { readonly id: number };
