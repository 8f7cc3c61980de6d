/** People of all projects or of one, and statistics of their tasks. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import {
  type peopleOperations,
  type TaskColumn,
  type TaskCompletion,
  taskColumns,
} from "#contracts/projects/index.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { isAfter } from "./support/list-args.ts";
import { type CallerView, seenProject, sightOf } from "./support/visibility.ts";
import type { ProjectTables, StoredPerson, Task } from "./tables.ts";

type Filters = Parameters<HandlersOf<typeof peopleOperations>["getPerson"]>[0];

const has = (list: readonly number[] | null | undefined, ...some: readonly number[]) =>
  !list || some.some((one) => list.includes(one));

export function peopleHandlers(tables: ProjectTables): HandlersOf<typeof peopleOperations> {
  const { people, members, tasks } = tables;

  function matches(person: StoredPerson, filters: Omit<Filters, "personId">): boolean {
    const projectIds = members.by("person", person.id).map(({ projectId }) => projectId);
    const excluded = filters.excludeProjectIds;
    return (
      (!filters.userType || person.type === filters.userType) &&
      has(filters.ids, person.id) &&
      has(filters.teamIds, ...person.teamIds) &&
      has(filters.projectIds, ...projectIds) &&
      has(filters.companyIds, person.company.id) &&
      !(excluded && has(excluded, ...projectIds)) &&
      !(filters.includeServiceAccounts === false && person.isServiceAccount) &&
      !(filters.includeCollaborators === false && person.type === "collaborator") &&
      !(filters.includeClients === false && person.isClient) &&
      !(filters.excludeContacts && person.type === "contact") &&
      !(filters.onlySiteOwner && !person.isSiteOwner) &&
      !(filters.onlyOwnerCompany && !person.company.isOwner) &&
      !(filters.filterByNoCostRate && person.costRate !== null) &&
      isAfter(person.lastLoginAt, filters.lastLoginAfter)
    );
  }

  /** @throws Problem 404 if no person remains, 403 if only administrators may filter so */
  function found(id: string, filters: Omit<Filters, "personId">, sight: CallerView): StoredPerson {
    if (filters.filterByNoCostRate && !sight.isAdmin)
      throw new Problem(403, "Cost rates are for administrators", { field: "filterByNoCostRate" });
    const person = people.get(id);
    if (!person || person.deleted || !matches(person, filters))
      throw new Problem(404, "There is no such person");
    return person;
  }

  return {
    getPerson(input, { caller }) {
      const sight = sightOf(tables, caller);
      return { person: sight.person(found(input.personId, input, sight)) };
    },

    getProjectPerson(input, { caller }) {
      const sight = sightOf(tables, caller);
      const project = seenProject(tables, sight, input.projectId);
      const person = found(input.personId, input, sight);
      const member = members.get(`${project.id}/${person.id}`);
      if (!member) throw new Problem(404, "There is no such person in this project");
      const { personId: _, ...membership } = member;
      return { person: sight.person(person), membership };
    },

    getUserTaskCompletion(input, { caller, now }) {
      const sight = sightOf(tables, caller);
      const person = found(input.userId, input, sight);
      if (!sight.isAdmin && sight.self?.id !== person.id)
        throw new Problem(403, "Reports on others are for administrators");
      const { startDate, endDate, reportFormat, isReportDownload } = input;
      if (startDate && endDate && endDate < startDate)
        throw new Problem(400, "endDate lies before startDate", { field: "endDate" });
      const within = tasks
        .by("person", person.id)
        .filter(({ assignedOn }) => assignedOn >= (startDate ?? "") && assignedOn <= (endDate ?? "9999"));
      const columns = taskColumns.filter((column) => input.selectedColumns?.includes(column) ?? true);
      const taskCompletion = completionOf(within, new Date(now).toISOString().slice(0, 10), columns);
      return {
        person: sight.person(person),
        taskCompletion,
        ...(isReportDownload && {
          report: reportOf(`${person.firstName} ${person.lastName}`, taskCompletion, reportFormat ?? "csv"),
        }),
      };
    },
  };
}

function completionOf(tasks: readonly Task[], today: string, columns: readonly TaskColumn[]): TaskCompletion {
  const completed = tasks.filter(({ completedOn }) => completedOn !== null);
  const active = tasks.filter(({ completedOn }) => completedOn === null);
  const all: Required<TaskCompletion> = {
    assigned: tasks.length,
    completed: completed.length,
    completedOnTime: completed.filter(({ completedOn, dueOn }) => (completedOn ?? "") <= dueOn).length,
    active: active.length,
    late: active.filter(({ dueOn }) => dueOn < today).length,
    completionPercent: tasks.length ? Number(((100 * completed.length) / tasks.length).toFixed(2)) : null,
  };
  return Object.fromEntries(columns.map((column) => [column, all[column]]));
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function reportOf(name: string, row: TaskCompletion, format: "csv" | "html") {
  const cells = Object.entries({ person: name, ...row }).map(([column, value]) => [
    column,
    String(value ?? ""),
  ]);
  const line = (place: 0 | 1) =>
    cells.map((cell) => `"${(cell[place] ?? "").replaceAll('"', '""')}"`).join(",");
  const tr = (place: 0 | 1, tag: "th" | "td") =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell[place] ?? "")}</${tag}>`).join("")}</tr>`;
  return format === "csv"
    ? { filename: "task-completion.csv", mediaType: "text/csv", content: `${line(0)}\r\n${line(1)}\r\n` }
    : {
        filename: "task-completion.html",
        mediaType: "text/html",
        content: `<table>${tr(0, "th")}${tr(1, "td")}</table>`,
      };
}
