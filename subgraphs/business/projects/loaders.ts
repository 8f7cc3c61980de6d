import type { Static } from "typebox";
import type { Input, Wire } from "#contracts/kit/contract.ts";
import {
  type Category,
  type Company,
  type Included,
  type Person,
  type Project,
  projects,
  type Tag,
  type TaskColumn,
  type Team,
  taskColumns,
} from "#contracts/projects/index.ts";
import { loadersOf } from "#subgraphs/kit/loading/loaders.ts";
import type { ProjectMemberMapper, ProjectTaskCompletionMapper } from "./mappers.ts";

const { each, sideloaded } = loadersOf(projects);
type Operations = typeof projects.operations;

const isColumn = (member: string): member is TaskColumn => taskColumns.some((column) => column === member);

/** Loaders of project management. Most keys are whole inputs, because filters change the response. */
export const projectsLoaders = {
  person: each("getPerson", {
    ask: (key: Input<Operations["getPerson"]>) => key,
    itemIn: (body) => body.person,
  }),
  member: each("getProjectPerson", {
    ask: (key: Input<Operations["getProjectPerson"]>) => key,
    itemIn: ({ person, membership }): ProjectMemberMapper | null =>
      person && membership ? { ...membership, person } : null,
  }),
  taskCompletion: each("getUserTaskCompletion", {
    selective: true,
    ask(key: Input<Operations["getUserTaskCompletion"]>, members) {
      const selectedColumns = [...(members ?? [])].filter(isColumn);
      return {
        ...key,
        ...(selectedColumns.length > 0 && { selectedColumns }),
        ...(members?.has("report") && { isReportDownload: true }),
      };
    },
    itemIn: ({ person, taskCompletion, report }): ProjectTaskCompletionMapper | null =>
      person && taskCompletion ? { ...taskCompletion, person, report } : null,
  }),
  // Objects that were included in lists, by id.
  users: sideloaded<Wire<Person>>(),
  companies: sideloaded<Wire<Company>>(),
  projects: sideloaded<Wire<Project>>(),
  projectCategories: sideloaded<Wire<Category>>(),
  tags: sideloaded<Wire<Tag>>(),
  teams: sideloaded<Wire<Team>>(),
};

type RecordsById<Value> = Map<string | number, Value>;

function take<Value>(
  kept: RecordsById<Value>,
  objects: Readonly<Record<string, Value | null | undefined>> | null | undefined,
): void {
  // Another list may have included other members of the same object.
  for (const [id, object] of Object.entries(objects ?? {}))
    if (object) kept.set(id, { ...kept.get(id), ...object });
}

/** Stores the objects that a response includes beside its rows. */
export function takeBesideRows(
  body: unknown,
  family: {
    readonly users: RecordsById<Wire<Person>>;
    readonly companies: RecordsById<Wire<Company>>;
    readonly projects: RecordsById<Wire<Project>>;
    readonly projectCategories: RecordsById<Wire<Category>>;
    readonly tags: RecordsById<Wire<Tag>>;
    readonly teams: RecordsById<Wire<Team>>;
  },
): void {
  const { included } = (body ?? {}) as { readonly included?: Wire<Static<typeof Included>> | null };
  if (!included) return;
  take(family.users, included.users);
  take(family.companies, included.companies);
  take(family.projects, included.projects);
  take(family.projectCategories, included.projectCategories);
  take(family.tags, included.tags);
  take(family.teams, included.teams);
}

/** The object that a row refers to, with its members if a response included it, else with its id only. */
export function referred<Value extends object>(
  kept: RecordsById<Value>,
  ref: { readonly id?: number | null } | null | undefined,
): (Value & { readonly id: number }) | null {
  const id = ref?.id;
  return id == null ? null : ({ ...kept.get(String(id)), id } as Value & { readonly id: number });
}
