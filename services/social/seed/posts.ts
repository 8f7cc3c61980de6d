/** Posts of people and organizations in the demo company. */

import { createHash } from "node:crypto";
import type { Entities, SocialPost } from "#contracts/social/index.ts";
import type { Organization, Person } from "#services/demo/company.ts";
import { demoIndex } from "#services/demo/company.ts";
import {
  DAY,
  GONE_POST,
  organizationPostedAt,
  organizationPostIdOf,
  POPULAR_POST,
  socialUserIdOf,
  usernameOf,
} from "#services/demo/things/social.ts";
import type { Random } from "#services/kit/data/random.ts";
import { postIdAt } from "#services/social/support/post-ids.ts";
import type { Account, Post, SocialTables } from "#services/social/tables.ts";

const texts = [
  "We are hiring: come and build with us.",
  "Slides of my talk are online now.",
  "Thank you all for ten wonderful years!",
  "New office, same team.",
];
const answers = ["Congratulations!", "When is the next one?", "Count me in.", "I beg to differ."];
const remarks = ["This, every word of it.", "Worth a read.", "As expected."];
const languages = ["en", "en", "en", "de", "pt"];

type Text = Pick<SocialPost, "text" | "entities">;
type MentionedAccount = Pick<Account, "id" | "username">;

function withTag(text: string, tag: string): Text {
  const start = text.length + 1;
  return {
    text: `${text} #${tag}`,
    entities: { hashtags: [{ start, end: start + tag.length + 1, tag }] },
  };
}

function withLink(text: string, path: string): Text {
  const url = `https://s.example/${path}`;
  const start = text.length + 1;
  const urls: Entities["urls"] = [
    {
      start,
      end: start + url.length,
      url,
      expanded_url: `https://news.example/articles/${path}`,
      display_url: `news.example/articles/${path}`,
    },
  ];
  return { text: `${text} ${url}`, entities: { urls } };
}

function mentioning({ id, username }: MentionedAccount, text: string): Text {
  const end = username.length + 1;
  return { text: `@${username} ${text}`, entities: { mentions: [{ start: 0, end, username, id }] } };
}

/** Writes posts. An equal company has equal posts, and more people only add some. */
export class Writers {
  readonly #tables: SocialTables;
  readonly #random: Random;
  readonly #today: number;
  readonly #own: Post[] = [];
  readonly #gone: MentionedAccount;
  /** Distinguishes posts of the same millisecond. Posts of organizations have the lowest numbers. */
  #serial = 100;

  constructor(tables: SocialTables, random: Random, today: number, people: readonly Person[]) {
    const person = people[demoIndex.goneFromSocial];
    if (!person) throw new RangeError(`nobody has index ${demoIndex.goneFromSocial}`);
    this.#tables = tables;
    this.#random = random;
    this.#today = today;
    this.#gone = { id: socialUserIdOf(person), username: usernameOf(person) };
  }

  /** Three posts: the first has replies, the others have a picture and a link. */
  organization({ index, name }: Organization, author: string): void {
    const post = (number: number, more: Text & Partial<Post>) =>
      this.#put(author, organizationPostedAt(index, number), {
        id: organizationPostIdOf(index, number),
        ...more,
      });
    post(0, withTag(`${name} is ten years old today.`, "tenyears"));
    const picture = this.#media(`3_${organizationPostIdOf(index, 1)}`, "animated_gif");
    post(1, { text: `Greetings from everybody at ${name}.`, attachments: { media_keys: [picture] } });
    post(2, withLink(`What ${name} did this year.`, `${name.toLowerCase()}-report`));
  }

  /** Posts of a person: one post, which may become the pinned one, and replies. */
  person(person: Person, author: string): Post {
    const { index } = person;
    const joined = Math.max(Date.parse(person.joinedAt), this.#today - 400 * DAY);
    const before = this.#own.length > 0 ? this.#random.pick(this.#own) : undefined;
    const own = this.#put(author, this.#between(joined, this.#today - 2 * DAY), this.#ownText(person));
    this.#own.push(own);
    this.#popular(index, author, joined);
    if (before) {
      this.#answer(author, before, this.#between(joined, this.#today), this.#random.pick(answers));
      if (index % 4 === 1)
        this.#refer(
          author,
          "quoted",
          before.id,
          this.#between(joined, this.#today),
          this.#random.pick(remarks),
        );
    }
    if (index === demoIndex.quotesGonePost)
      this.#refer(author, "quoted", GONE_POST, this.#between(joined, this.#today), "Remember this?");
    return own;
  }

  #ownText(person: Person): Text & Partial<Post> {
    const { index } = person;
    const text = this.#random.pick(texts);
    const lang = this.#random.pick(languages);
    const geo = index % 3 === 0 ? { geo: { place_id: this.#place(person) } } : {};
    const possibly_sensitive = index % 25 === 24;
    const words =
      index === demoIndex.mentionsGoneAccount
        ? mentioning(this.#gone, "we miss you here.")
        : index % 5 === 0
          ? withTag(text, "work")
          : { text };
    const key = socialUserIdOf(person);
    const attachments = [
      () => ({ media_keys: [this.#media(`3_${key}`, "photo"), this.#media(`4_${key}`, "photo")] }),
      () => undefined,
      () => ({ poll_ids: [this.#poll(index)] }),
      () => ({ media_keys: [this.#media(`7_${key}`, "video")] }),
    ][index % 4]?.();
    return { ...words, ...geo, lang, possibly_sensitive, ...(attachments && { attachments }) };
  }

  /** All people like and reply to the popular post, every fifth quotes it, and half repost it. */
  #popular(index: number, author: string, joined: number): void {
    const { posts, likes } = this.#tables;
    const popular = posts.get(POPULAR_POST);
    if (!popular) throw new Error("organizations write first");
    likes.put({ user_id: author, post_id: popular.id });
    const at = () => this.#between(joined, this.#today);
    const answer = this.#answer(author, popular, at(), this.#random.pick(answers));
    if (index === demoIndex.hiddenAnswer) posts.put({ ...answer, hidden: true });
    if (index % 5 === 0) this.#refer(author, "quoted", popular.id, at(), this.#random.pick(remarks));
    if (index % 2 === 0) this.#refer(author, "reposted", popular.id, at(), popular.text);
    for (let n = this.#random.int(0, 3); n > 0; n--)
      likes.put({ user_id: author, post_id: this.#random.pick(this.#own).id });
  }

  #answer(author: string, to: Post, earliest: number, text: string): Post {
    const answered = this.#tables.accounts.get(to.author_id);
    return this.#put(author, Math.max(earliest, Date.parse(to.created_at) + 1), {
      ...(answered ? mentioning(answered, text) : { text }),
      conversation_id: to.conversation_id,
      in_reply_to_user_id: to.author_id,
      referenced_posts: [{ type: "replied_to", id: to.id }],
    });
  }

  #refer(author: string, type: "quoted" | "reposted", id: string, earliest: number, text: string): Post {
    const to = this.#tables.posts.get(id);
    const at = to ? Math.max(earliest, Date.parse(to.created_at) + 1) : earliest;
    return this.#put(author, at, { text, referenced_posts: [{ type, id }] });
  }

  #put(author: string, at: number, more: Text & Partial<Post>): Post {
    const id = more.id ?? postIdAt(at, this.#serial++);
    return this.#tables.posts.put({
      conversation_id: id,
      hidden: false,
      lang: "en",
      possibly_sensitive: false,
      ...more,
      id,
      author_id: author,
      created_at: new Date(at).toISOString(),
    });
  }

  #media(media_key: string, type: "photo" | "video" | "animated_gif"): string {
    const file = `https://images.social.example/media/${media_key}`;
    this.#tables.media.put({
      media_key,
      type,
      alt_text: "People at work",
      width: 1_200,
      height: 800,
      ...(type === "photo" ? { url: `${file}.jpg` } : { preview_image_url: `${file}.jpg` }),
      ...(type === "video" && { duration_ms: 1_000 * this.#random.int(5, 120) }),
    });
    return media_key;
  }

  /** Every other poll is still open. */
  #poll(index: number): string {
    const id = String(1_700_000 + index);
    const days = index % 8 === 2 ? 7 : -20;
    this.#tables.polls.put({
      id,
      options: ["Yes", "No", "Later"].map((label, at) => ({
        position: at + 1,
        label,
        votes: this.#random.int(0, 400),
      })),
      duration_minutes: 10_080,
      end_datetime: new Date(this.#today + days * DAY).toISOString(),
    });
    return id;
  }

  #place({ city, country }: Person): string {
    const id = createHash("sha1").update(`${city} ${country}`).digest("hex").slice(0, 16);
    this.#tables.places.put({
      id,
      full_name: `${city}, ${country}`,
      name: city,
      country: new Intl.DisplayNames(["en"], { type: "region" }).of(country) ?? country,
      country_code: country,
      place_type: "city",
    });
    return id;
  }

  /** A time between two others; the earlier one if they are in the wrong order. */
  #between(from: number, until: number): number {
    return from + Math.floor(this.#random.next() * Math.max(0, until - from));
  }
}
