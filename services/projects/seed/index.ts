/** Project management's share of the demo company: sixty projects, teams within teams, and nearly everyone. */

import {
  memberRoles,
  type Project,
  projectHealths,
  projectStatuses,
  userTypes,
} from "#contracts/projects/index.ts";
import type { DemoCompany, Person as Someone } from "#services/demo/company.ts";
import { customFieldIds, isGone, personIdOf, projectIdOf, teamIds } from "#services/demo/things/projects.ts";
import { type Random, seededRandom } from "#services/kit/data/random.ts";
import type { SeedContext } from "#services/kit/service.ts";
import {
  type ProjectTables,
  projectTables,
  type StoredPerson,
  type StoredProject,
} from "#services/projects/tables.ts";

const DAY = 86_400_000;
export const PROJECTS = 60;
export const companyIdOf = (n: number) => 101 + n;
const parents = [null, 5_001, 5_001, 5_001, 5_002, 5_002, null, null] as const;
const teamNames = ["Delivery", "Design", "Build", "Test", "Print", "Screen", "Sales", "Support"];
const colours = ["red", "green", "blue", "dark red"] as const;
const emojis = ["like", "heart", "party"] as const;
const currencies = [
  ["USD", "$"],
  ["EUR", "€"],
  ["JPY", "¥"],
] as const;
const themes = ["Website", "Warehouse", "Payroll", "Campaign", "Audit", "Move"] as const;
const said = ["On track", "Waiting for the client", "Scope has changed", "A week behind"] as const;
const moods = ["In the office", "At home", "On holiday", "At a client's"] as const;

export function seedProjects({ store, company }: SeedContext<DemoCompany>): void {
  const random = seededRandom(`projects ${company.seed}`);
  const tables = projectTables(store);
  for (const { index, name } of company.organizations)
    tables.companies.put({ id: companyIdOf(index), name, isOwner: index === 0 });
  for (const [n, id] of teamIds.entries())
    tables.teams.put({ id, name: teamNames[n] ?? "Team", parentTeamId: parents[n] ?? null });
  for (const [n, name] of ["Urgent", "Internal", "Pilot"].entries())
    tables.tags.put({ id: 201 + n, name, color: random.pick(["#c00", "#0c0", "#00c"]) });
  for (const [n, name] of ["Clients", "House"].entries())
    tables.categories.put({ id: 301 + n, name, color: "#999" });
  for (const [id, name, type] of [
    [customFieldIds.colour, "Colour", "dropdown"],
    [customFieldIds.effort, "Effort", "number"],
    [customFieldIds.contract, "Contract from", "date"],
    [customFieldIds.code, "Code", "text"],
  ] as const)
    tables.customFields.put({ id, name, type });
  const here = company.people.filter((person) => !isGone(person));
  for (const person of here) tables.people.put(personOf(random, person, company));
  for (let n = 0; n < PROJECTS; n++) seedProject(random, n, here, company, tables);
  seedStatuses(random, here, company, tables);
  seedTasks(random, here, company, tables);
}

function personOf(random: Random, person: Someone, company: DemoCompany): StoredPerson {
  const at = company.today - random.int(1, 300 * DAY);
  const { index, firstName, lastName, email, title, orgIndex } = person;
  return {
    id: personIdOf(person),
    firstName,
    lastName,
    email,
    title: index % 6 === 5 ? null : title,
    type: userTypes[index % 10 === 7 ? 1 : index % 10 === 8 ? 2 : 0] ?? "account",
    company: {
      id: companyIdOf(orgIndex),
      name: company.organizations[orgIndex]?.name ?? "",
      isOwner: orgIndex === 0,
    },
    teamIds: index % 4 === 3 ? [] : [random.pick(teamIds), ...(index % 5 === 0 ? [teamIds[7]] : [])],
    isSiteOwner: index === 0,
    isServiceAccount: index % 50 === 42,
    isClient: orgIndex !== 0 && index % 3 === 0,
    costRate: index % 4 === 0 ? null : { amount: random.int(20, 200) * 100, currency: "USD" },
    timezone: random.pick(["Europe/Berlin", "America/New_York", "Asia/Tokyo"]),
    lastLoginAt: index % 9 === 6 ? null : new Date(at).toISOString(),
    createdAt: person.joinedAt,
    updatedAt: new Date(at).toISOString(),
    deleted: index % 50 === 33,
  };
}

function seedProject(
  random: Random,
  n: number,
  people: readonly Someone[],
  company: DemoCompany,
  { projects, members, updates }: ProjectTables,
): void {
  const at = (back: number) => new Date(company.today - back).toISOString();
  const created = random.int(60 * DAY, 900 * DAY);
  const active = random.int(0, 50 * DAY);
  const id = projectIdOf(n);
  // The agent and the end user are members of some projects, so that tests see which projects others cannot see.
  const crew = [
    ...new Set([
      ...(n % 3 === 0 ? [1] : []),
      ...(n % 5 === 0 ? [2] : []),
      ...Array.from({ length: random.int(2, 9) }, () => random.int(3, people.length - 1)),
    ]),
  ].flatMap((place) => people[place] ?? []);
  const status = projectStatuses[n % 7 === 6 ? 4 : n % 5] ?? "active";
  const used = random.int(0, 1_500) / 10;
  const [currency, currencySymbol] = currencies[n % currencies.length] ?? currencies[0];
  const capacity = random.int(10, 900) * 1_000;
  const owner = crew[0];
  const project: StoredProject = {
    id,
    name: `${random.pick(themes)} ${n + 1}`,
    description: n % 4 === 3 ? null : `What was agreed in "${random.pick(themes)}"`,
    status,
    health: projectHealths[n % projectHealths.length] ?? "notSet",
    type: n % 12 === 11 ? "template" : "normal",
    company: { id: companyIdOf(n % company.organizations.length), type: "companies" },
    owner: owner && n % 8 !== 7 ? { id: personIdOf(owner), type: "users" } : null,
    category: n % 3 === 2 ? null : { id: 301 + (n % 2), type: "projectCategories" },
    tags: [201, 202, 203]
      .filter((tag) => (n >> (tag - 201)) % 2 === 1)
      .map((tag) => ({ id: tag, type: "tags" })),
    startDate: n % 10 === 9 ? null : at(created - DAY).slice(0, 10),
    endDate: n % 6 === 5 ? null : at(-random.int(1, 200 * DAY)).slice(0, 10),
    completedAt: status === "completed" ? at(active) : null,
    lastActivityAt: at(active),
    createdAt: at(created),
    updatedAt: at(active),
    budget:
      n % 4 === 1
        ? null
        : {
            capacity,
            used: Math.round((capacity * used) / 100),
            capacityUsedPercent: used,
            currency,
            currencySymbol,
          },
    customFields: customFieldsOf(random, n, at(created).slice(0, 10)),
    deleted: n % 20 === 13,
    starredBy: crew.filter((_, place) => place % 2 === 0).map(personIdOf),
  };
  projects.put(project);
  for (const [place, person] of crew.entries())
    members.put({
      projectId: id,
      personId: personIdOf(person),
      role: memberRoles[Math.min(place, place % 3)] ?? "member",
      receivesNotifications: place % 2 === 0,
      joinedAt: at(created - place * DAY),
    });
  for (let k = 0; k < (n * 3 + 1) % 5; k++) {
    const writer = crew[k % crew.length];
    if (!writer) continue;
    const written = at(random.int(0, 50 * DAY));
    updates.put({
      id: 90_001 + n * 10 + k,
      project: { id, type: "projects" },
      text: `${random.pick(said)}: ${project.name}`,
      health: random.pick(projectHealths),
      createdBy: { id: personIdOf(writer), type: "users" },
      reactions: emojis
        .filter((_, place) => (n + k + place) % 3 === 0 && k % 2 === 0)
        .map((emoji) => ({ emoji, count: random.int(1, 9) })),
      createdAt: written,
      updatedAt: written,
      deleted: (n + k) % 17 === 16,
    });
  }
}

function customFieldsOf(random: Random, n: number, day: string): Project["customFields"] {
  const { colour, effort, contract, code } = customFieldIds;
  const all: Project["customFields"] = [
    { id: colour, name: "Colour", type: "dropdown", value: colours[n % colours.length] ?? "red" },
    { id: effort, name: "Effort", type: "number", value: String(random.int(1, 120)) },
    { id: contract, name: "Contract from", type: "date", value: day },
    { id: code, name: "Code", type: "text", value: `P&C/${n} [${random.pick(colours)}], ü` },
  ];
  return all.filter((_, place) => (n + place) % 6 !== 5);
}

function seedStatuses(
  random: Random,
  people: readonly Someone[],
  company: DemoCompany,
  { people: kept, statuses }: ProjectTables,
): void {
  for (const person of people) {
    const id = personIdOf(person);
    const [team] = kept.get(String(id))?.teamIds ?? [];
    if (team === undefined) continue;
    const start = company.today - random.int(-10 * DAY, 60 * DAY);
    const written = new Date(start - random.int(0, 5 * DAY)).toISOString();
    statuses.put({
      id: 40_001 + person.index,
      user: { id, type: "users" },
      team: { id: team, type: "teams" },
      status: random.pick(moods),
      emoji: person.index % 3 === 0 ? null : random.pick(emojis),
      startAt: new Date(start).toISOString(),
      endAt: person.index % 4 === 0 ? null : new Date(start + random.int(1, 14) * DAY).toISOString(),
      createdAt: written,
      updatedAt: written,
      deleted: person.index % 15 === 14,
    });
  }
}

function seedTasks(
  random: Random,
  people: readonly Someone[],
  company: DemoCompany,
  { tasks }: ProjectTables,
): void {
  for (const person of people.slice(0, 120)) {
    const count = person.index % 8;
    for (let n = 0; n < count; n++) {
      const assigned = company.today - random.int(0, 120) * DAY;
      const day = (after: number) => new Date(assigned + after * DAY).toISOString().slice(0, 10);
      tasks.put({
        id: 600_001 + person.index * 10 + n,
        personId: personIdOf(person),
        assignedOn: day(0),
        dueOn: day(random.int(1, 30)),
        completedOn: random.chance(0.6) ? day(random.int(0, 40)) : null,
      });
    }
  }
}
