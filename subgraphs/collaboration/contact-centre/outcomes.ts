/** Fields that show whether a write succeeded, with the mutations that each field shows. */
import type { MutationOutcomes } from "#subgraphs/kit/mapping/mutation-outcomes.ts";

export const contactCentreOutcomes: MutationOutcomes = {
  shownBy: {
    "contactCentre.endUser": [
      "updateContactCentreEndUser",
      "replaceContactCentreEndUser",
      "anonymizeContactCentreEndUser",
      "updateContactCentreEndUserAttributes",
    ],
    "contactCentre.queue.members": ["assignContactCentreQueueMembers", "removeContactCentreQueueMembers"],
    "contactCentre.queues": ["createContactCentreQueue"],
    "contactCentre.tag": ["activateContactCentreTag", "deactivateContactCentreTag"],
    "contactCentre.tags": ["createContactCentreTag"],
    "contactCentre.team": ["deleteContactCentreTeam"],
    "contactCentre.team.agents": ["addContactCentreTeamAgents", "removeContactCentreTeamAgents"],
    "contactCentre.teams": ["createContactCentreTeam"],
  },
};
