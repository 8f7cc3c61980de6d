/**
 * The people that all seeds share: they have the same e-mail addresses in every family, so that a person found in
 * one family is found in all.
 */
import { DEMO_PASSWORD, demoSecret, type PersonaName, personaNames } from "#contracts/demo-credentials.ts";
import { seededRandom } from "#services/kit/data/random.ts";
import type { Credentials, ServiceCaller } from "#services/kit/service.ts";
import {
  departments,
  firstNames,
  industries,
  lastNames,
  organizationNames,
  places,
  titles,
} from "./names.ts";

export interface Organization {
  readonly index: number;
  readonly name: string;
  readonly domain: string;
  readonly industry: string;
}

export interface Person {
  readonly index: number;
  /** Lower case and unique. It links the families. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  /** International form, digits only after the plus. */
  readonly phone: string;
  readonly callingCode: string;
  readonly title: string;
  readonly department: string;
  readonly street: string;
  readonly city: string;
  readonly country: string;
  readonly orgIndex: number;
  /** An ISO instant. */
  readonly joinedAt: string;
}

export interface Persona extends ServiceCaller {
  /** The person of the credential. Undefined for the service and the integrator. */
  readonly person: Person | undefined;
}

export interface DemoCompany {
  readonly people: readonly Person[];
  readonly organizations: readonly Organization[];
  readonly personas: Readonly<Record<PersonaName, Persona>>;
  readonly credentials: Credentials;
  /** The day the demo company's data ends, in milliseconds: seeds date everything before it. */
  readonly today: number;
  readonly seed: number;
}

/** A fixed date, so that a seed creates the same company on any day. */
export const DEMO_TODAY = Date.UTC(2026, 10, 1);
export const MIN_PEOPLE = 250;
const DAY = 86_400_000;

/**
 * People with a role in tests or documents, by index; all others are ordinary employees. The ids of named things
 * are in `things`, one file per family.
 */
export const demoIndex = {
  admin: 0,
  agent: 1,
  endUser: 2,
  /** More tickets than a search can page through. */
  manyTickets: 3,
  /** The author of the popular post has hidden this person's answer. */
  hiddenAnswer: 3,
  /** Two bank customers have this person's address. */
  twoBankCustomers: 5,
  /** Two CRM records have this person's address. */
  twoCrmRecords: 6,
  /** The CRM record has a work address, which is the primary one, and one at home. */
  twoCrmAddresses: 9,
  /** The support desk has not verified the address. */
  unverified: 7,
  noPolls: 5,
  noHosting: 6,
  ordinaryPolls: 7,
  /** The profile names a social account that is gone. */
  goneFromSocial: 8,
  quotesGonePost: 9,
  mentionsGoneAccount: 10,
  suspended: 21,
  lockedOut: 22,
  noFactors: 23,
  staged: 24,
  deprovisioned: 25,
} as const;

/** Creates the demo company. Equal options create an equal company; a larger number of people only adds to it. */
export function demoCompany(options: { people?: number; seed?: number } = {}): DemoCompany {
  const { people: count = MIN_PEOPLE, seed = 1 } = options;
  if (!Number.isInteger(count) || count < MIN_PEOPLE)
    throw new RangeError(`the demo company has at least ${MIN_PEOPLE} people`);
  const random = seededRandom(`company ${seed}`);
  const organizations = organizationNames.map((name, index) => ({
    index,
    name,
    domain: `${name.toLowerCase()}.example`,
    industry: random.pick(industries),
  }));
  const taken = new Map<string, number>();
  const people: Person[] = [];
  for (let index = 0; index < count; index++) {
    const firstName = random.pick(firstNames);
    const lastName = random.pick(lastNames);
    // The personas work for one organization, so that tests see the rights of an agent on colleagues.
    const org = index < 4 ? 0 : random.int(0, organizations.length - 1);
    const local = `${firstName}.${lastName}`.toLowerCase();
    const address = `${local}@${organizationNames[org]?.toLowerCase()}.example`;
    const before = taken.get(address) ?? 0;
    taken.set(address, before + 1);
    const place = random.pick(places);
    people.push({
      index,
      email: before === 0 ? address : address.replace("@", `${before + 1}@`),
      firstName,
      lastName,
      displayName: `${firstName} ${lastName}`,
      phone: `+${place.callingCode}555${String(1_000_000 + index).slice(-7)}`,
      callingCode: place.callingCode,
      title: random.pick(titles),
      department: random.pick(departments),
      street: `${random.int(1, 240)} ${place.street}`,
      city: place.city,
      country: place.country,
      orgIndex: org,
      joinedAt: new Date(DEMO_TODAY - random.int(30, 3000) * DAY - random.int(0, DAY - 1)).toISOString(),
    });
  }
  const personas = personasOf(people);
  return {
    people,
    organizations,
    personas,
    credentials: credentialsOf(people, personas),
    today: DEMO_TODAY,
    seed,
  };
}

function personasOf(people: readonly Person[]): Record<PersonaName, Persona> {
  const played = (index: number, role: string, scopes: readonly string[]): Persona => {
    const person = people[index];
    if (!person) throw new RangeError(`nobody has index ${index}`);
    return { kind: "person", name: person.displayName, email: person.email, role, scopes, person };
  };
  const nobody = (name: string, role: string): Persona => ({
    kind: "service",
    name,
    email: `${name}@tributary.example`,
    role,
    scopes: ["*"],
    person: undefined,
  });
  return {
    service: nobody("service", "admin"),
    admin: played(demoIndex.admin, "admin", ["*"]),
    agent: played(demoIndex.agent, "agent", ["*"]),
    endUser: played(demoIndex.endUser, "end-user", ["*:read"]),
    integrator: nobody("integrator", "integrator"),
  };
}

/** Credentials of the personas by secret, and of all people by e-mail address and password. */
function credentialsOf(
  people: readonly Person[],
  personas: Readonly<Record<PersonaName, Persona>>,
): Credentials {
  const byEmail = new Map<string, ServiceCaller>();
  for (const { email, displayName } of people)
    byEmail.set(email, { kind: "person", name: displayName, email, role: "end-user", scopes: ["*:read"] });
  for (const persona of Object.values(personas)) if (persona.email) byEmail.set(persona.email, persona);
  const password = `:${DEMO_PASSWORD}`;
  const bySecret = new Map<string, Map<string, ServiceCaller>>();
  const secretsOf = (family: string) => {
    let secrets = bySecret.get(family);
    if (!secrets) {
      secrets = new Map(personaNames.map((name) => [demoSecret(family, name), personas[name]]));
      bySecret.set(family, secrets);
    }
    return secrets;
  };
  return {
    lookup: (family, secret) =>
      secretsOf(family).get(secret) ??
      (secret.endsWith(password) ? byEmail.get(secret.slice(0, -password.length).toLowerCase()) : undefined),
  };
}
