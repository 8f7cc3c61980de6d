/** Where clients see what became of a write of the family. */
import type { MutationOutcomes } from "#subgraphs/kit/mapping/mutation-outcomes.ts";

export const crmOutcomes: MutationOutcomes = {
  shownBy: {
    "crm.person": [
      "updateCrmPerson",
      "deleteCrmPerson",
      "deleteCrmPeople",
      "mergeCrmPeople",
      "deleteCrmPersonPicture",
    ],
    "crm.person.followers": ["addCrmPersonFollower", "removeCrmPersonFollower"],
    "crm.personField": ["updateCrmPersonField", "deleteCrmPersonField"],
    "crm.personFields": ["createCrmPersonField"],
    "crm.people": ["createCrmPerson"],
  },
};
