/**
 * A person's id in each family that others refer to, for example in identity's profile attributes.
 * Ids depend only on the person's index, so that seeds agree without reading each other's data.
 */
import { type Random, seededRandom } from "#services/kit/data/random.ts";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const HEX = "0123456789abcdef";
const DIGITS = "0123456789";

function characters(random: Random, alphabet: string, length: number): string {
  let text = "";
  for (let i = 0; i < length; i++) text += alphabet[random.int(0, alphabet.length - 1)];
  return text;
}

/** An identity id: a prefix of three characters, then 17 random ones. */
export const identityId = (prefix: string, random: Random): string => prefix + characters(random, BASE62, 17);

/** An id of directory administration: 24 hexadecimal digits. */
export const objectId = (random: Random): string => characters(random, HEX, 24);

const forms = {
  directory: (_index, random) => objectId(random),
  /** `00u1k2…` */
  identity: (_index, random) => identityId("00u", random),
  supportDesk: (index) => String(20_000_001 + index),
  /** A user of the bank's API, not a customer. */
  banking: (index) => String(900_001 + index),
  projects: (index) => String(300_001 + index),
  /** A UUID of version 4. */
  contactCentre: (_index, random) =>
    [8, 4, 3, 3, 12]
      .map((length, part) => (part === 2 ? "4" : part === 3 ? "8" : "") + characters(random, HEX, length))
      .join("-"),
  /** More than 53 bits, like ids of real social networks. */
  social: (index, random) => `17${characters(random, DIGITS, 9)}${String(index).padStart(8, "0")}`,
} satisfies Record<string, (index: number, random: Random) => string>;

/** Id of a person in a family, from the person's index. */
export const idFor = (family: keyof typeof forms, index: number): string =>
  forms[family](index, seededRandom(`${family} person ${index}`));
