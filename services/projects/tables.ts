/** Tables of project management. The seed fills them; the service reads and writes them. */

import type {
  Category,
  Company,
  Membership,
  Person,
  PersonStatus,
  Project,
  Tag,
  Team,
  Update,
} from "#contracts/projects/index.ts";
import type { Store } from "#services/kit/data/store.ts";

/** A stored person, without members that are computed from other rows. */
export interface StoredPerson extends Omit<Person, "teams"> {
  readonly teamIds: readonly number[];
}

export interface StoredProject extends Omit<Project, "isStarred"> {
  /** Ids of people who starred the project. */
  readonly starredBy: readonly number[];
}

export interface Member extends Membership {
  readonly personId: number;
}

export interface StoredUpdate extends Omit<Update, "isActive"> {}

/** A task, as far as statistics need it. */
export interface Task {
  readonly id: number;
  readonly personId: number;
  readonly assignedOn: string;
  readonly dueOn: string;
  readonly completedOn: string | null;
}

const id = ({ id }: { readonly id: number }) => String(id);

export function projectTables(store: Store) {
  return {
    people: store.collection("people", {
      key: (person: StoredPerson) => id(person),
      indexes: { email: (person) => person.email },
    }),
    companies: store.collection("companies", { key: (company: Company) => id(company) }),
    teams: store.collection("teams", {
      key: (team: Team) => id(team),
      indexes: { parent: (team) => team.parentTeamId },
    }),
    tags: store.collection("tags", { key: (tag: Tag) => id(tag) }),
    categories: store.collection("categories", { key: (category: Category) => id(category) }),
    /** The custom fields that projects may have. */
    customFields: store.collection("customFields", {
      key: (field: Omit<Project["customFields"][number], "value">) => id(field),
    }),
    projects: store.collection("projects", { key: (project: StoredProject) => id(project) }),
    members: store.collection("members", {
      key: (member: Member) => `${member.projectId}/${member.personId}`,
      indexes: { person: (member) => member.personId },
    }),
    updates: store.collection("updates", {
      key: (update: StoredUpdate) => id(update),
      indexes: { project: (update) => update.project.id },
    }),
    statuses: store.collection("statuses", {
      key: (status: PersonStatus) => id(status),
      indexes: { team: (status) => status.team.id },
    }),
    tasks: store.collection("tasks", {
      key: (task: Task) => id(task),
      indexes: { person: (task) => task.personId },
    }),
  };
}

export type ProjectTables = ReturnType<typeof projectTables>;
