/** Objects of the network in responses. Some members are always present, others only if they are requested. */
import Type from "typebox";

export const Instant = Type.String({ format: "date-time" });
/** Ids are numbers of up to 19 digits, written as text: beyond 53 bits for newer records. */
export const Id = Type.String({ pattern: "^[0-9]{1,19}$" });

const count = Type.Integer();
const maybe = Type.Optional;

export const SocialUser = Type.Object({
  id: Id,
  name: Type.String(),
  username: Type.String(),
  created_at: maybe(Instant),
  description: maybe(Type.String()),
  location: maybe(Type.String()),
  pinned_post_id: maybe(Id),
  profile_image_url: maybe(Type.String()),
  protected: maybe(Type.Boolean()),
  public_metrics: maybe(Type.Object({ followers_count: count, following_count: count, post_count: count })),
  url: maybe(Type.String()),
  verified: maybe(Type.Boolean()),
});

/** Range in the text: from `start` up to `end`, in characters. */
const span = { start: count, end: count };

export const Entities = Type.Object({
  hashtags: maybe(Type.Array(Type.Object({ ...span, tag: Type.String() }))),
  mentions: maybe(Type.Array(Type.Object({ ...span, username: Type.String(), id: Id }))),
  urls: maybe(
    Type.Array(
      Type.Object({
        ...span,
        url: Type.String(),
        expanded_url: Type.String(),
        display_url: Type.String(),
      }),
    ),
  ),
});

export const referenceTypes = ["quoted", "replied_to", "reposted"] as const;

export const SocialPost = Type.Object({
  id: Id,
  text: Type.String(),
  attachments: maybe(
    Type.Object({ media_keys: maybe(Type.Array(Type.String())), poll_ids: maybe(Type.Array(Id)) }),
  ),
  author_id: maybe(Id),
  conversation_id: maybe(Id),
  created_at: maybe(Instant),
  entities: maybe(Entities),
  geo: maybe(Type.Object({ place_id: Type.String() })),
  hidden: maybe(Type.Boolean()),
  in_reply_to_user_id: maybe(Id),
  lang: maybe(Type.String()),
  possibly_sensitive: maybe(Type.Boolean()),
  public_metrics: maybe(
    Type.Object({ repost_count: count, reply_count: count, like_count: count, quote_count: count }),
  ),
  referenced_posts: maybe(Type.Array(Type.Object({ type: Type.Enum([...referenceTypes]), id: Id }))),
});

export const Media = Type.Object({
  media_key: Type.String(),
  type: Type.Enum(["photo", "video", "animated_gif"]),
  alt_text: maybe(Type.String()),
  duration_ms: maybe(count),
  height: maybe(count),
  preview_image_url: maybe(Type.String()),
  url: maybe(Type.String()),
  width: maybe(count),
});

export const Poll = Type.Object({
  id: Id,
  options: Type.Array(Type.Object({ position: count, label: Type.String(), votes: count })),
  duration_minutes: maybe(count),
  end_datetime: maybe(Instant),
  voting_status: maybe(Type.Enum(["open", "closed"])),
});

export const Place = Type.Object({
  id: Type.String(),
  full_name: Type.String(),
  country: maybe(Type.String()),
  country_code: maybe(Type.String()),
  name: maybe(Type.String()),
  place_type: maybe(Type.Enum(["poi", "neighborhood", "city", "admin", "country"])),
});

/** Expanded objects, each once. A kind without objects is absent. */
export const Includes = Type.Object({
  users: maybe(Type.Array(SocialUser)),
  posts: maybe(Type.Array(SocialPost)),
  media: maybe(Type.Array(Media)),
  polls: maybe(Type.Array(Poll)),
  places: maybe(Type.Array(Place)),
});

/** Reason for a missing object that was requested or referred to. The other objects are returned with status 200. */
export const PartialError = Type.Object({
  resource_type: Type.Enum(["user", "post"]),
  resource_id: Type.String(),
  title: Type.String(),
  detail: Type.String(),
  type: Type.String(),
});

/** Members beside `data`. */
export const beside = { includes: maybe(Includes), errors: maybe(Type.Array(PartialError)) };

export type SocialUser = Type.Static<typeof SocialUser>;
export type Entities = Type.Static<typeof Entities>;
export type SocialPost = Type.Static<typeof SocialPost>;
export type Media = Type.Static<typeof Media>;
export type Poll = Type.Static<typeof Poll>;
export type Place = Type.Static<typeof Place>;
export type Includes = Type.Static<typeof Includes>;
export type Beside = { includes?: Includes; errors?: PartialError[] };
export type PartialError = Type.Static<typeof PartialError>;

/** True if an error says that a resource is missing, whatever its kind. */
export const saysGone = ({
  title,
  type,
}: {
  readonly title?: string | null;
  readonly type?: string | null;
}): boolean => /not.?found/i.test(`${title} ${type}`);
