/** Where clients see what became of a write of the family. */
import type { MutationOutcomes } from "#subgraphs/kit/mapping/mutation-outcomes.ts";

export const socialOutcomes: MutationOutcomes = {
  shownBy: {
    "social.post": ["updateSocialPostVisibility"],
    "social.post.likers": ["likeSocialPost", "unlikeSocialPost"],
    "social.post.reposters": ["repostSocialPost", "unrepostSocialPost"],
  },
};
