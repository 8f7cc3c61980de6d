/** Projects, filtered and sorted also by their custom fields. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { CustomFieldTest, Project, projectOperations } from "#contracts/projects/index.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { holdsTerm, isAfter, type ListParameters, ordered } from "./support/list-args.ts";
import { sightOf } from "./support/visibility.ts";
import type { ProjectTables, StoredProject } from "./tables.ts";

type Input = Parameters<HandlersOf<typeof projectOperations>["listProjects"]>[0];
type Field = Omit<Project["customFields"][number], "value">;

const fieldValueOf = (project: StoredProject, field: number) =>
  project.customFields.find(({ id }) => id === field)?.value;

/** Sort key of a custom value: numbers by size, all other types, also days, as text. */
const sortable = (value: string | undefined, type: Field["type"]) =>
  value !== undefined && type === "number" ? Number(value) : value;

function passes(value: string | undefined, type: Field["type"], test: CustomFieldTest): boolean {
  const holds = (part: string) => value?.toLowerCase().includes(part.toLowerCase()) ?? false;
  const order = (than: string) => {
    const [left, right] = [sortable(value, type), sortable(than, type)];
    return left === undefined || right === undefined ? 0 : left < right ? -1 : left > right ? 1 : 0;
  };
  return (
    (test.eq === undefined || value === test.eq) &&
    (test.not === undefined || value !== test.not) &&
    (test.like === undefined || holds(test.like)) &&
    (test["not-like"] === undefined || !holds(test["not-like"])) &&
    (test.lt === undefined || order(test.lt) < 0) &&
    (test.gt === undefined || order(test.gt) > 0) &&
    (test.any === undefined || (value !== undefined && test.any.includes(value)))
  );
}

/** Converts an instant to its day in a time zone. @throws Problem 400 for an unknown zone */
function dayIn(zone: string | null | undefined): (instant: string) => string {
  try {
    // The Swedish format is YYYY-MM-DD.
    const format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone ?? "UTC", dateStyle: "short" });
    return (instant) => format.format(new Date(instant));
  } catch {
    throw new Problem(400, "reportTimezone is no time zone", { field: "reportTimezone" });
  }
}

export function projectHandlers(
  tables: ProjectTables,
  listed: ListParameters,
): HandlersOf<typeof projectOperations> {
  const { projects, members, customFields, companies } = tables;

  /** @throws Problem 400 if there is no such custom field */
  function fieldOf(id: string | number, parameter: string): Field {
    const field = customFields.get(String(id));
    if (!field) throw new Problem(400, `There is no custom field ${id}`, { field: parameter });
    return field;
  }

  function filterOf(input: Input): (project: StoredProject) => boolean {
    const tests = Object.entries(input.projectCustomField ?? {}).map(
      ([id, test]) => [fieldOf(id, `projectCustomField[${id}]`), test] as const,
    );
    const day = dayIn(input.reportTimezone);
    const { minBudgetCapacityUsedPercent: least, maxBudgetCapacityUsedPercent: most } = input;
    return (project) => {
      const { budget, completedAt } = project;
      const used = budget?.capacityUsedPercent;
      const active = day(project.lastActivityAt);
      return (
        (input.showDeleted === true || !project.deleted) &&
        isAfter(project.updatedAt, input.updatedAfter) &&
        holdsTerm(input.searchTerm, project.name, project.description) &&
        tests.every(([field, test]) => passes(fieldValueOf(project, field.id), field.type, test)) &&
        (input.reportType !== "health" || project.health !== "notSet") &&
        (!input.projectType || project.type === input.projectType) &&
        (!input.notCompletedBefore || completedAt === null || day(completedAt) >= input.notCompletedBefore) &&
        active >= (input.minLastActivityDate ?? "") &&
        active <= (input.maxLastActivityDate ?? "9999") &&
        (!input.userId || members.get(`${project.id}/${input.userId}`) !== undefined) &&
        (least == null || (used !== undefined && used >= least)) &&
        (most == null || (used !== undefined && used <= most)) &&
        (!input.currencySymbol || budget?.currencySymbol === input.currencySymbol)
      );
    };
  }

  function sorted(rows: readonly StoredProject[], input: Input): StoredProject[] {
    const { orderByCustomFieldId: custom, orderBy = "name", orderMode } = input;
    if (custom) {
      const { type } = fieldOf(custom, "orderByCustomFieldId");
      return ordered(rows, (row) => sortable(fieldValueOf(row, custom), type), orderMode);
    }
    const of = (row: StoredProject) =>
      orderBy === "companyName"
        ? companies.get(String(row.company.id))?.name
        : orderBy === "name" || orderBy === null
          ? row.name.toLowerCase()
          : row[orderBy];
    return ordered(rows, of, orderMode);
  }

  return {
    listProjects(input, { caller }) {
      const sight = sightOf(tables, caller);
      const rows = projects.all().filter(sight.sees).filter(filterOf(input));
      return listed("projects", sorted(rows, input).map(sight.project), input, sight);
    },
  };
}
