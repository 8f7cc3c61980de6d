/** The local contact centre. */
import { Problem } from "../kit/errors.ts";
import { service } from "../kit/service.ts";
import { contactCentre } from "./contract.ts";
import { contactCentreTables } from "./tables.ts";

export const contactCentreService = service(contactCentre, ({ store }) => {
  const { teams, presence } = contactCentreTables(store);

  /** @throws Problem 400 for what can be no id (D2-324), 404 for the id of nothing (D2-325). */
  function found<T>(id: string, field: string, get: (id: string) => T | undefined): T {
    if (!/^[\w-]{1,64}$/.test(id)) throw new Problem(400, `${field} is not an id`, { field });
    const entity = get(id);
    if (entity === undefined)
      throw new Problem(404, `There is no such ${field.replace(/Id$/, "")}`, { field });
    return entity;
  }

  return {
    getTeamPresence: ({ teamId }) =>
      found(teamId, "teamId", teams.get).agentIds.flatMap((id) => presence.get(id) ?? []),
  };
});
