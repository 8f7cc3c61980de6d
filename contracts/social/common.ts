/** Parts that all areas share: ids, and the parameters of every documented operation. */
import Type, { type TSchema } from "typebox";
import { csv, optional } from "#contracts/kit/contract.ts";
import { paginationToken } from "#contracts/kit/pages/token.ts";

export const Instant = Type.String({ format: "date-time" });
/** Ids are numbers of up to 19 digits, written as text: beyond 53 bits for newer records. */
export const Id = Type.String({ pattern: "^[0-9]{1,19}$" });

export const userFields = [
  "id",
  "name",
  "username",
  "created_at",
  "description",
  "location",
  "pinned_post_id",
  "profile_image_url",
  "protected",
  "public_metrics",
  "url",
  "verified",
] as const;

export const postFields = [
  "id",
  "text",
  "attachments",
  "author_id",
  "conversation_id",
  "created_at",
  "entities",
  "geo",
  "hidden",
  "in_reply_to_user_id",
  "lang",
  "possibly_sensitive",
  "public_metrics",
  "referenced_posts",
] as const;

export const mediaFields = [
  "media_key",
  "type",
  "alt_text",
  "duration_ms",
  "height",
  "preview_image_url",
  "url",
  "width",
] as const;

export const pollFields = ["id", "options", "duration_minutes", "end_datetime", "voting_status"] as const;

export const placeFields = ["id", "full_name", "country", "country_code", "name", "place_type"] as const;

/** Members of an object that are present whether or not its fields name them. */
export const always = {
  user: ["id", "name", "username"],
  post: ["id", "text"],
  media: ["media_key", "type"],
  poll: ["id", "options"],
  place: ["id", "full_name"],
} as const;

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
  "user.fields": csv(Type.Enum([...userFields])),
  "post.fields": csv(Type.Enum([...postFields])),
  "media.fields": csv(Type.Enum([...mediaFields])),
  "poll.fields": csv(Type.Enum([...pollFields])),
  "place.fields": csv(Type.Enum([...placeFields])),
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

export const pagesOf = <S extends TSchema>(item: S, beside: Record<string, TSchema>) =>
  paginationToken(item, { ...sizes, extra: beside });

/** Reason for a missing object that was requested or referred to. The other objects are returned with status 200. */
export const PartialError = Type.Object({
  resource_type: Type.Enum(["user", "post"]),
  resource_id: Type.String(),
  title: Type.String(),
  detail: Type.String(),
  type: Type.String(),
});

export type PartialError = Type.Static<typeof PartialError>;

/** True if an error says that a resource is missing, whatever its kind. */
export const saysGone = ({
  title,
  type,
}: {
  readonly title?: string | null;
  readonly type?: string | null;
}): boolean => /not.?found/i.test(`${title} ${type}`);
