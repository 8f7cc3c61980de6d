/** Statuses that people set for themselves, by team. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { PersonStatus, statusOperations } from "#contracts/projects/index.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { holdsTerm, isAfter, type ListParameters, ordered } from "./support/list-args.ts";
import { sightOf } from "./support/visibility.ts";
import type { ProjectTables } from "./tables.ts";

export function statusHandlers(
  tables: ProjectTables,
  listed: ListParameters,
): HandlersOf<typeof statusOperations> {
  const { people, statuses, teams } = tables;

  /** Ids of a team and of all teams below it. */
  const withSubteams = (id: number): number[] => [
    id,
    ...teams.by("parent", id).flatMap((team) => withSubteams(team.id)),
  ];

  const nameOf = ({ user }: PersonStatus) => {
    const person = people.get(String(user.id));
    return person && `${person.firstName} ${person.lastName}`;
  };

  return {
    listTeamStatusesTimeline(input, { caller }) {
      const team = teams.get(input.teamId);
      if (!team) throw new Problem(404, "There is no such team");
      const of = input.includeSubteams ? withSubteams(team.id) : [team.id];
      const rows = statuses
        .by("team", ...of)
        .filter(
          (status) =>
            (input.showDeleted === true || !status.deleted) &&
            isAfter(status.updatedAt, input.updatedAfter) &&
            holdsTerm(input.searchTerm, status.status, nameOf(status)),
        );
      const orderBy = input.orderBy ?? "startAt";
      const sorted = ordered(
        rows,
        (status) => (orderBy === "personName" ? nameOf(status) : status[orderBy]),
        input.orderMode,
      );
      return listed("statuses", sorted, input, sightOf(tables, caller));
    },
  };
}
