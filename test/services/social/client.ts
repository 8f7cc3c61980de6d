/** Client of the social network's stand-in service, for its tests. */

import { expect } from "vitest";
import type { PersonaName } from "#contracts/demo-credentials.ts";
import {
  type Includes,
  type PartialError,
  type SocialPost,
  type SocialUser,
  social,
} from "#contracts/social/index.ts";
import { socialUserIdOf } from "#services/demo/things/social.ts";
import { socialService } from "#services/social/index.ts";
import { seedSocial } from "#services/social/seed/index.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { credentialOf, restCalls } from "#test/kit/rest-calls.ts";

export interface Listed<Row> {
  readonly data?: Row[];
  readonly includes?: Includes;
  readonly errors?: PartialError[];
  readonly meta: { readonly result_count: number; readonly next_token?: string };
}
type Query = Readonly<Record<string, string>>;

export async function startSocial() {
  const families = await sharedFamilies({ services: [{ service: socialService, seed: seedSocial }] });

  const { person } = families;
  const calls = restCalls(families, social, "/2");
  const send = (
    path: string,
    options: { method?: string; body?: unknown; as?: PersonaName } = {},
  ): Promise<Response> => {
    const { method = "GET", body, as } = options;
    return calls.send(method, path, body, credentialOf(social, as));
  };

  /** The body of a 200, the status of each success (D2-327). */
  async function ok<Body>(path: string, options: Parameters<typeof send>[1] = {}): Promise<Body> {
    const response = await send(path, options);
    const body: unknown = await response.json();
    expect(response.status, JSON.stringify(body)).toBe(200);
    return body as Body;
  }

  const withQuery = (path: string, query: Query) =>
    Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
  const posts = (path: string, query: Query = {}, as?: PersonaName) =>
    ok<Listed<SocialPost>>(withQuery(path, query), as ? { as } : {});
  const users = (path: string, query: Query = {}) => ok<Listed<SocialUser>>(withQuery(path, query));

  return {
    families,
    person,
    idOf: (index: number) => socialUserIdOf(person(index)),
    send,
    ok,
    posts,
    users,
    post: (id: string, query: Query = {}) =>
      ok<{ data: SocialPost; includes?: Includes; errors?: PartialError[] }>(
        withQuery(`/posts/${id}`, query),
      ),
    /** All rows of a list of posts, page by page. */
    async all(path: string, query: Query = {}, as?: PersonaName): Promise<SocialPost[]> {
      const rows: SocialPost[] = [];
      let token: string | undefined;
      do {
        const page = await posts(
          path,
          { max_results: "100", ...query, ...(token && { pagination_token: token }) },
          as,
        );
        rows.push(...(page.data ?? []));
        token = page.meta.next_token;
      } while (token);
      return rows;
    },
    /** The status of a refusal, and the parameter that it names. */
    async refusal(path: string, options: Parameters<typeof send>[1] = {}) {
      const response = await send(path, options);
      return [response.status, social.errors.read(await response.json()).field ?? null];
    },
  };
}
