/** Parameters that all areas share, and pages. */
import Type, { type TSchema } from "typebox";
import { csv, optional } from "#contracts/kit/contract.ts";
import { paginationToken } from "#contracts/kit/pages/token.ts";
import { beside, Id, Media, Place, Poll, SocialPost, SocialUser } from "./objects.ts";

/** Names of an object's members. Required members are present whether or not the fields of a call name them. */
const fieldsOf = <S extends Type.TObject>({ properties, required }: S) => ({
  names: Object.keys(properties) as (keyof S["properties"] & string)[],
  always: (required ?? []) as readonly string[],
});
/** Members of each kind of object. */
export const fields = {
  user: fieldsOf(SocialUser),
  post: fieldsOf(SocialPost),
  media: fieldsOf(Media),
  poll: fieldsOf(Poll),
  place: fieldsOf(Place),
};

/** Members of users that contain ids of posts, which can be expanded. */
export const userExpansions = ["pinned_post_id"] as const;
/** Members of posts whose objects can be expanded. */
export const postExpansions = [
  "author_id",
  "in_reply_to_user_id",
  "entities.mentions.username",
  "attachments.media_keys",
  "attachments.poll_ids",
  "geo.place_id",
  "referenced_posts.id",
  "referenced_posts.id.author_id",
  "referenced_posts.id.attachments.media_keys",
] as const;

const fieldsQuery = {
  "user.fields": csv(Type.Enum(fields.user.names)),
  "post.fields": csv(Type.Enum(fields.post.names)),
  "media.fields": csv(Type.Enum(fields.media.names)),
  "poll.fields": csv(Type.Enum(fields.poll.names)),
  "place.fields": csv(Type.Enum(fields.place.names)),
};

/** UTC, with seconds, in exactly this notation. */
const Second = Type.String({
  format: "date-time",
  pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$",
});

export const exclusions = ["replies", "reposts"] as const;

/** Filters of a list of posts. They have no effect on other lists. */
const narrowing = {
  exclude: csv(Type.Enum([...exclusions])),
  start_time: optional(Second),
  end_time: optional(Second),
  since_id: optional(Id),
  until_id: optional(Id),
};

/** Parameters of operations that return users; `postQuery` is for operations that return posts. */
export const userQuery = { ...fieldsQuery, expansions: csv(Type.Enum([...userExpansions])), ...narrowing };
export const postQuery = { ...fieldsQuery, expansions: csv(Type.Enum([...postExpansions])), ...narrowing };

const sizes = { maxSize: 100, defaultSize: 10 };

/** Paging parameters. The documents have them for every operation; without pages they have no effect. */
export const pagingWithoutEffect = {
  max_results: optional(Type.Integer({ minimum: 1, maximum: sizes.maxSize })),
  pagination_token: optional(Type.String()),
};

export const pagesOf = <S extends TSchema>(item: S) => paginationToken(item, { ...sizes, extra: beside });
