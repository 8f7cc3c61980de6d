/** Visibility: administrators see everything, others the projects that they are members of. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Person, Project } from "#contracts/projects/index.ts";
import type { ServiceCaller } from "#services/kit/service.ts";
import type { ProjectTables, StoredPerson, StoredProject } from "#services/projects/tables.ts";

/** The view of one caller. */
export interface CallerView {
  readonly isAdmin: boolean;
  /** The caller's person. */
  readonly self: StoredPerson | undefined;
  person(kept: StoredPerson): Person;
  project(kept: StoredProject): Project;
  sees(project: Pick<Project, "id">): boolean;
}

export function sightOf(
  { people, members, teams }: ProjectTables,
  { kind, role, email }: ServiceCaller,
): CallerView {
  const isAdmin = kind === "service" || role === "admin";
  const self = email === undefined ? undefined : people.by("email", email)[0];
  return {
    isAdmin,
    self,
    person: ({ teamIds, ...person }) => ({
      ...person,
      costRate: isAdmin ? person.costRate : null,
      teams: teamIds.flatMap((id) => {
        const team = teams.get(String(id));
        return team ? [{ id, name: team.name }] : [];
      }),
    }),
    project: ({ starredBy, ...project }) => ({
      ...project,
      isStarred: self !== undefined && starredBy.includes(self.id),
    }),
    sees: ({ id }) => isAdmin || (self !== undefined && members.get(`${id}/${self.id}`) !== undefined),
  };
}

/** @throws Problem 404 if there is no such project, 403 if the caller is not a member of it */
export function seenProject({ projects }: ProjectTables, sight: CallerView, id: string): StoredProject {
  const project = projects.get(id);
  if (!project || project.deleted) throw new Problem(404, "There is no such project");
  if (!sight.sees(project)) throw new Problem(403, "You are no member of this project");
  return project;
}
