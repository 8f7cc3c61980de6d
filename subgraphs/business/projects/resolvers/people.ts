/** People, members of projects, and reports on the completion of tasks. */
import type { GraphQLResolveInfo } from "graphql";
import {
  projects as family,
  Membership,
  Person as PersonSchema,
  reportFormats,
  TaskCompletion,
  userTypes,
} from "#contracts/projects/index.ts";
import type { ProjectPersonMapper } from "#generated/business/mappers.ts";
import type {
  ProjectMemberArgs,
  ProjectPersonFilter,
  ProjectPersonTaskCompletionArgs,
  Resolvers,
} from "#generated/business/resolvers.ts";
import { badInput, TributaryError } from "#platform/errors/catalog.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { numberOf, numbersOf, oneWord, startOf, wordOf } from "#subgraphs/business/projects/ids.ts";
import { projectsLoaders } from "#subgraphs/business/projects/loaders.ts";
import { recordsNamed } from "#subgraphs/business/records-by-linked-id.ts";
import { currentAskers, runForAll } from "#subgraphs/kit/calls/call-attribution.ts";
import { globalId, keyed, userIn } from "#subgraphs/kit/mapping/ids.ts";
import { minorUnits } from "#subgraphs/kit/mapping/money.ts";
import type { Nullish } from "#subgraphs/kit/mapping/nullish.ts";
import {
  argumentsBelow,
  selectedMembers,
  selectedMembersIn,
} from "#subgraphs/kit/mapping/selected-members.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { familyRecords, type Person } from "#subgraphs/kit/people/person-records.ts";
import { listOf, relation } from "#subgraphs/kit/people/relations.ts";
import { projectList } from "./projects.ts";

/**
 * Converts a filter to the family's form.
 * @throws BAD_USER_INPUT for invalid ids, and for empty lists, which no person can match
 */
function personFilterOf(filter: Nullish<ProjectPersonFilter>) {
  const { types, personIds, teamIds, projectIds, companyIds, excludedProjectIds, ...others } = filter ?? {};
  const { withoutCostRate, lastLoginAt, currentUserFirst, ...rest } = others;
  const lists = { types, personIds, teamIds, projectIds, companyIds, excludedProjectIds };
  for (const [name, list] of Object.entries(lists))
    if (list?.length === 0) throw badInput(`"${name}" is empty`, name);
  return {
    ...rest,
    filterByNoCostRate: withoutCostRate,
    lastLoginAfter: startOf(lastLoginAt, "lastLoginAt"),
    orderPrioritiseCurrentUser: currentUserFirst,
    userType: oneWord(userTypes, types, "types"),
    ids: numbersOf("ProjectPerson", personIds, "personIds"),
    teamIds: numbersOf("ProjectTeam", teamIds, "teamIds"),
    projectIds: numbersOf("Project", projectIds, "projectIds"),
    companyIds: numbersOf("ProjectCompany", companyIds, "companyIds"),
    excludeProjectIds: numbersOf("Project", excludedProjectIds, "excludedProjectIds"),
  };
}

/** The full person, if only a part is known. Null if the person no longer exists. */
const wholePerson = async ({ id }: ProjectPersonMapper, { projects }: BusinessContext) =>
  id == null ? null : projects.person.load({ personId: id });

/** Resolver of a field that is computed from a member of a person. */
const read =
  <M extends keyof ProjectPersonMapper, Value>(
    member: M,
    of: (value: ProjectPersonMapper[M] | undefined) => Value,
  ) =>
  (person: ProjectPersonMapper, _: unknown, context: BusinessContext) =>
    person[member] === undefined
      ? wholePerson(person, context).then((whole) => of(whole?.[member]))
      : of(person[member]);

/** The task completion report of a person. @throws BAD_USER_INPUT for a period that ends before it begins */
function completionOf(
  userId: number,
  { assignedDate, filter, format }: Partial<ProjectPersonTaskCompletionArgs>,
  { projects }: BusinessContext,
  members: ReadonlySet<string>,
) {
  const { from: startDate, until: endDate } = assignedDate ?? {};
  if (startDate && endDate && endDate < startDate)
    throw badInput('"until" lies before "from"', "assignedDate");
  return projects.taskCompletion.load(
    {
      userId,
      startDate,
      endDate,
      ...personFilterOf(filter),
      ...(members.has("report") && { reportFormat: wordOf(reportFormats, format ?? "CSV", "format") }),
    },
    members,
  );
}

/** A person by id. If the task completion report is selected too, its response contains the person. */
async function personOf(personId: number, context: BusinessContext, info: GraphQLResolveInfo | undefined) {
  const { projects } = context;
  const read = () => projects.person.load({ personId });
  const args = info && argumentsBelow(info, "ProjectPerson", "taskCompletion");
  if (!args) return read();
  try {
    const members = selectedMembersIn(info, "taskCompletion", "ProjectTaskCompletion");
    // The call is attributed to the report's field, which would make the same call.
    const askers = currentAskers().map((asker) => ({ ...asker, coordinate: "ProjectPerson.taskCompletion" }));
    const completion = await runForAll([askers], () => completionOf(personId, args, context, members));
    // With a filter, the response may lack an existing person.
    if (!completion && args["filter"] == null) return null;
    const person = completion?.person;
    if (person?.id !== personId) return read();
    projects.person.prime({ personId }, person);
    return person;
  } catch (error) {
    // The report's field reports this error. The person may exist, so the person is read by id.
    if (!(error instanceof TributaryError)) throw error;
    return read();
  }
}

/** Persons by ids that other families store, because project management does not search by address. */
export const personRecords = familyRecords({
  family: "projects",
  by: "profile attribute or custom field",
  reads: projectsLoaders.person.reads,
  find: (person: Person, context: BusinessContext, info) =>
    recordsNamed("projectPerson", person, context, (id) =>
      personOf(numberOf("ProjectPerson", id), context, info),
    ),
  idOf: ({ id }) => globalId("ProjectPerson", id),
});

const member = relation(
  { by: "id", reads: projectsLoaders.member.reads },
  (
    { id }: { readonly id?: number | null },
    { personId, filter }: ProjectMemberArgs,
    context: BusinessContext,
  ) => {
    if (id == null) return null;
    const person = numberOf("ProjectPerson", personId, "personId");
    const key = { projectId: id, personId: person, ...personFilterOf(filter) };
    return context.projects.member.load(key);
  },
);

export const peopleResolvers: Resolvers = {
  ProjectManagement: {
    person: (_, { id, filter }, { projects }) =>
      projects.person.load({ personId: numberOf("ProjectPerson", id), ...personFilterOf(filter) }),
  },

  Project: { member },
  ProjectReference: { member },

  ProjectPerson: mapWireType(
    PersonSchema,
    {
      __resolveReference: ({ id }, { projects }) =>
        projects.person.load({ personId: numberOf("ProjectPerson", id) }),
      ...keyed("ProjectPerson"),
      user: relation(
        { by: "email", reads: projectsLoaders.person.reads, note: "only if a part of the person is missing" },
        read("email", userIn),
      ),
      costRate: read("costRate", (rate) => minorUnits(rate?.amount, rate?.currency)),
      projects: relation(
        { by: "id", reads: listOf(family, "listProjects") },
        ({ id }, args, context, info) => {
          if (args.filter?.memberIds)
            throw badInput('"memberIds" cannot be used here: the list is of one person already', "memberIds");
          return projectList({ ...args, filter: { ...args.filter, memberIds: [String(id)] } }, context, info);
        },
      ),
      taskCompletion: ({ id }, args, context, info) =>
        id == null ? null : completionOf(id, args, context, selectedMembers(info, "ProjectTaskCompletion")),
    },
    { alwaysSelect: ["id"], requires: { user: ["email"] }, loadFull: wholePerson },
  ),

  User: {
    projectPerson: personRecords.one,
    projectPeople: personRecords.all,
  },

  ProjectMember: mapWireType(Membership, {
    person: ({ person }) => person,
    project: ({ projectId }) => (projectId == null ? null : { id: projectId }),
  }),

  ProjectTaskCompletion: mapWireType(
    TaskCompletion,
    { person: ({ person }) => person, file: ({ report }) => report },
    {
      requires: { file: ["report"] },
    },
  ),
};
