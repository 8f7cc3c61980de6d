import type { Wire } from "#contracts/kit/contract.ts";
import {
  type Beside,
  type Media,
  type Place,
  type Poll,
  type SocialPost,
  type SocialUser,
  saysGone,
  social,
} from "#contracts/social/index.ts";
import { type KeyLoader, loadersOf } from "#subgraphs/kit/loading/loaders.ts";
import { postBeside, postView, userBeside, userView } from "./views.ts";

const { batch, each, sideloaded } = loadersOf(social);

export const socialLoaders = {
  user: batch("lookupUsers", {
    max: 100,
    selective: true,
    ask: (ids, fields) => ({ ids, ...userView(fields) }),
    // If no user is found, the response has errors and no data.
    itemsIn: ({ data, errors }): readonly Wire<SocialUser>[] | undefined =>
      data ?? (errors?.every(saysGone) ? [] : undefined),
    keyOf: (user) => user.id,
  }),
  post: each("getPost", {
    selective: true,
    ask: (id, fields) => ({ id, ...postView(fields) }),
    // For a deleted post, the response can have status 200 with an error.
    itemIn: ({ data, errors }): Wire<SocialPost> | null | undefined =>
      data ?? (errors?.some(saysGone) ? null : undefined),
  }),
  // No operation reads these objects; responses with posts include them.
  media: sideloaded<Wire<Media>>(),
  polls: sideloaded<Wire<Poll>>(),
  places: sideloaded<Wire<Place>>(),
};

type Key = string | number;
interface SideloadTargets {
  readonly user: KeyLoader<Wire<SocialUser>>;
  readonly post: KeyLoader<Wire<SocialPost>>;
  readonly media: Map<Key, Wire<Media>>;
  readonly polls: Map<Key, Wire<Poll>>;
  readonly places: Map<Key, Wire<Place>>;
}

/** Adds the members of included objects to members that are known already. */
function merge<Part extends object>(
  known: Map<Key, Part>,
  parts: readonly Part[] | null | undefined,
  keyOf: (part: Part) => Key | null | undefined,
): void {
  for (const part of parts ?? []) {
    const key = keyOf(part);
    if (key != null) known.set(key, { ...known.get(key), ...part });
  }
}

/** Stores the objects included in a response. Users and posts have the members that the call requested. */
export function takeBeside(
  body: unknown,
  { user, post, media, polls, places }: SideloadTargets,
  asked: Readonly<Record<string, unknown>>,
): void {
  if (typeof body !== "object" || body === null) return;
  const { includes, errors } = body as Wire<Beside>;
  for (const one of includes?.users ?? []) if (one.id) user.prime(one.id, one, userBeside(asked));
  for (const one of includes?.posts ?? []) if (one.id) post.prime(one.id, one, postBeside(asked));
  for (const { resource_type: kind, resource_id: id, ...error } of errors ?? [])
    if (id && (kind === "user" || kind === "post") && saysGone(error)) ({ user, post })[kind].prime(id, null);
  merge(media, includes?.media, (one) => one.media_key);
  merge(polls, includes?.polls, (one) => one.id);
  merge(places, includes?.places, (one) => one.id);
}
