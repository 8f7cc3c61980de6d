/** Updates on the progress of projects. */

import type { Update, updateOperations } from "#contracts/projects/index.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { holdsTerm, isAfter, type ListParameters, ordered } from "./support/list-args.ts";
import { type CallerView, seenProject, sightOf } from "./support/visibility.ts";
import type { ProjectTables, StoredProject, StoredUpdate } from "./tables.ts";

type Input = Omit<Parameters<HandlersOf<typeof updateOperations>["listProjectUpdates"]>[0], "projectIds">;

const among = <T>(list: readonly T[] | null | undefined, one: T | undefined) =>
  !list || (one !== undefined && list.includes(one));

export function updateHandlers(
  tables: ProjectTables,
  listed: ListParameters,
): HandlersOf<typeof updateOperations> {
  const { projects, updates } = tables;

  /** True if the request selects the updates of the project. */
  function isOfProject(project: StoredProject, input: Input, sight: CallerView): boolean {
    const { projectTagIds, matchAllProjectTags, projectStatus } = input;
    const hasTag = (id: number) => project.tags.some((tag) => tag.id === id);
    const { self } = sight;
    return (
      !project.deleted &&
      sight.sees(project) &&
      (!input.projectId || project.id === input.projectId) &&
      (!projectStatus || project.status === projectStatus) &&
      among(input.projectStatuses, project.status) &&
      among(input.projectHealths, project.health) &&
      (!input.projectHealth || project.health === input.projectHealth) &&
      among(input.projectOwnerIds, project.owner?.id) &&
      among(input.projectCompanyIds, project.company.id) &&
      among(input.projectCategoryIds, project.category?.id) &&
      (!projectTagIds || (matchAllProjectTags ? projectTagIds.every(hasTag) : projectTagIds.some(hasTag))) &&
      (!input.onlyStarredProjects || (self !== undefined && project.starredBy.includes(self.id))) &&
      (project.status !== "archived" ||
        input.includeArchivedProjects === true ||
        projectStatus === "archived" ||
        input.projectStatuses?.includes("archived") === true)
    );
  }

  /** The latest update of a project. */
  const latestOf = (project: number) =>
    updates
      .by("project", project)
      .filter(({ deleted }) => !deleted)
      .reduce<StoredUpdate | undefined>(
        (last, update) => (last && last.createdAt >= update.createdAt ? last : update),
        undefined,
      );

  function list(input: Input, sight: CallerView, of: readonly StoredProject[]) {
    const rows = of
      .filter((project) => isOfProject(project, input, sight))
      .flatMap((project) => {
        const latest = latestOf(project.id)?.id;
        return updates.by("project", project.id).map((update) => ({
          project,
          update: { ...update, isActive: update.id === latest } satisfies Update,
        }));
      })
      .filter(({ update }) => {
        const { emoji } = input;
        return (
          (input.showDeleted === true || !update.deleted) &&
          isAfter(update.updatedAt, input.updatedAfter) &&
          isAfter(update.createdAt, input.createdAfter) &&
          holdsTerm(input.searchTerm, update.text) &&
          (!input.activeOnly || update.isActive) &&
          (input.reactions == null || update.reactions.length > 0 === input.reactions) &&
          (!emoji || update.reactions.some((reaction) => emoji.includes(reaction.emoji)))
        );
      });
    const { orderBy = "createdAt" } = input;
    // The default order is the latest first.
    const mode = input.orderMode ?? (input.orderBy ? "asc" : "desc");
    const sorted = ordered(
      rows,
      ({ project, update }) =>
        orderBy === "projectName" ? project.name.toLowerCase() : update[orderBy ?? "createdAt"],
      mode,
    );
    return listed(
      "updates",
      sorted.map(({ update }) => update),
      input,
      sight,
    );
  }

  return {
    listUpdates: (input, { caller }) => list(input, sightOf(tables, caller), projects.all()),
    listProjectUpdates(input, { caller }) {
      const sight = sightOf(tables, caller);
      const project = seenProject(tables, sight, input.projectIds);
      // A project that is named in the path is included even if it is archived.
      return list({ ...input, includeArchivedProjects: true }, sight, [project]);
    },
  };
}
