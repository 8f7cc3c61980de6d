/** Ids of the social network, which are numbers of up to 19 digits. */
import { idOf } from "#subgraphs/kit/mapping/ids.ts";

const NUMBER = /^\d{1,19}$/;

export const userId = (id: string, argument = "id") => idOf("SocialUser", id, argument, NUMBER);
export const postId = (id: string, argument = "id") => idOf("SocialPost", id, argument, NUMBER);
export const listId = (id: string) => idOf("SocialList", id, "id", NUMBER);
