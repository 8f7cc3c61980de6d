/** Social posts: users by id. What the documents leave open: docs/decisions/social.md. */
import Type from "typebox";
import { bearer } from "../kit/auth.ts";
import { csv, family, get, optional, required } from "../kit/contract.ts";
import { errorBody } from "../kit/errors.ts";

const Instant = Type.String({ format: "date-time" });
/** Ids are numbers of up to 19 digits, written as text: beyond 53 bits for newer records. */
const Id = Type.String({ pattern: "^[0-9]{1,19}$" });

export const SocialPost = Type.Object({
  id: Id,
  text: Type.String(),
  author_id: Type.Optional(Id),
  created_at: Type.Optional(Instant),
});

/** `id`, `name` and `username` always; the others where `user.fields` or `expansions` ask for them. */
export const SocialUser = Type.Object({
  id: Id,
  name: Type.String(),
  username: Type.String(),
  created_at: Type.Optional(Instant),
  description: Type.Optional(Type.String()),
  location: Type.Optional(Type.String()),
  pinned_post_id: Type.Optional(Id),
  profile_image_url: Type.Optional(Type.String()),
  protected: Type.Optional(Type.Boolean()),
  public_metrics: Type.Optional(
    Type.Object({
      followers_count: Type.Integer(),
      following_count: Type.Integer(),
      post_count: Type.Integer(),
    }),
  ),
  url: Type.Optional(Type.String()),
  verified: Type.Optional(Type.Boolean()),
});

/** Why one id of a look-up has no record beside it; the others are answered all the same. */
export const LookupError = Type.Object({
  resource_id: Type.String(),
  title: Type.String(),
  detail: Type.String(),
  type: Type.String(),
});

export type SocialPost = Type.Static<typeof SocialPost>;
export type SocialUser = Type.Static<typeof SocialUser>;

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
] as const satisfies readonly (keyof SocialUser)[];
export const postFields = [
  "id",
  "text",
  "author_id",
  "created_at",
] as const satisfies readonly (keyof SocialPost)[];

const titles: Readonly<Record<number, string>> = {
  400: "Invalid Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  429: "Too Many Requests",
  500: "Internal Server Error",
};

/** The rest of what all operations of the documents take; what does not apply has no effect. */
const commonQuery = {
  "media.fields": csv(Type.String()),
  "poll.fields": csv(Type.String()),
  "place.fields": csv(Type.String()),
  max_results: optional(Type.Integer({ minimum: 1 })),
  pagination_token: optional(Type.String()),
  exclude: csv(Type.Enum(["replies", "reposts"])),
  start_time: optional(Type.String({ format: "date-time" })),
  end_time: optional(Type.String({ format: "date-time" })),
  since_id: optional(Type.String()),
  until_id: optional(Type.String()),
};

export const social = family(
  "social",
  {
    subgraph: "collaboration",
    auth: bearer(),
    errors: errorBody(
      ({ status, message, detail }) => ({
        title: titles[status] ?? "Error",
        detail: message,
        status,
        type: "about:blank",
        ...(detail.field === undefined ? {} : { parameter: detail.field }),
      }),
      { message: ["detail"], field: ["parameter"] },
    ),
  },
  {
    lookupUsers: get("/2/users", {
      query: {
        ids: required(csv(Id, { max: 100 })),
        "user.fields": csv(Type.Enum([...userFields])),
        "post.fields": csv(Type.Enum([...postFields])),
        expansions: csv(Type.Literal("pinned_post_id")),
        ...commonQuery,
      },
      returns: Type.Object({
        /** Absent when no id is known. In no promised order. */
        data: Type.Optional(Type.Array(SocialUser)),
        includes: Type.Optional(Type.Object({ posts: Type.Array(SocialPost) })),
        errors: Type.Optional(Type.Array(LookupError)),
      }),
    }),
  },
);
