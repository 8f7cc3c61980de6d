/** Fields that show whether a write succeeded, with the mutations that each field shows. */
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
