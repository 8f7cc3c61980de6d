/** The support desk's part of the demo company: a user for each person, their tickets, the forms. */

import {
  type Comment,
  type Ticket,
  type TicketForm,
  ticketPriorities,
  ticketStatuses,
  ticketTypes,
} from "#contracts/support-desk/index.ts";
import { type DemoCompany, demoIndex, type Person } from "#services/demo/company.ts";
import { example, userIdOf } from "#services/demo/things/support-desk.ts";
import type { Random } from "#services/kit/data/random.ts";
import type { SeedContext } from "#services/kit/service.ts";
import { OWN_BRAND } from "#services/support-desk/forms.ts";
import { createMetricLog, metricIdOf } from "#services/support-desk/metrics.ts";
import { type SupportDeskTables, supportDeskTables } from "#services/support-desk/tables.ts";
import { customFieldsOf, fieldIdsOf, seedFields } from "./fields.ts";
import { seedSatisfaction } from "./satisfaction.ts";
import { channels, formNames, groupNames, remarks, subjects, symptoms, tags } from "./seed-vocabulary.ts";
import { seedDesk } from "./support-desk.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The user of the gateway's service credential, who is not one of the company's people. */
const SERVICE_USER = 20_000_000;
/** People who answer tickets, besides the cast's admin and agent. */
const agentIndexes = [0, 1, 8, 16, 24];
/** More tickets than a search can page through (`demoIndex.manyTickets`). */
const MANY_TICKETS = 1_500;
export const organizationIdOf = (person: Person) => 40_001 + person.orgIndex;

/** Most people have a few tickets, some none, a few very many: about six on average. */
function ticketCount({ index }: Person, random: Random): number {
  const draw = random.next();
  if (index === demoIndex.manyTickets) return MANY_TICKETS;
  if (draw < 0.2) return 0;
  if (draw < 0.74) return random.int(1, 6);
  return draw < 0.93 ? random.int(7, 15) : random.int(16, 40);
}

const iso = (time: number) => new Date(time).toISOString();

function stateOf(random: Random, agents: readonly number[]): Pick<Ticket, "status" | "assignee_id"> {
  const status = random.chance(0.5) ? random.pick(["open", "solved"] as const) : random.pick(ticketStatuses);
  const unassigned = status === "new" || random.chance(0.1);
  return { status, assignee_id: unassigned ? null : random.pick(agents) };
}

/** Whom the tickets are between. */
interface Parties {
  readonly people: readonly Person[];
  readonly agents: readonly number[];
  readonly formIds: readonly number[];
}

function ticketOf(
  id: number,
  requester: Person,
  createdAt: number,
  parties: Parties,
  random: Random,
): Ticket {
  const others = (chance: number) =>
    (random.chance(chance) ? [random.pick(parties.people), random.pick(parties.people)] : [])
      .filter((person) => person !== requester)
      .map(userIdOf);
  const subject = random.pick(subjects);
  const ticket = {
    result_type: "ticket" as const,
    id,
    ticket_metric_id: metricIdOf(id),
    subject,
    description: `${subject}: ${random.pick(symptoms)}`,
    ...stateOf(random, parties.agents),
    priority: random.chance(0.25) ? null : random.pick(ticketPriorities),
    type: random.chance(0.2) ? null : random.pick(ticketTypes),
    requester_id: userIdOf(requester),
    organization_id: organizationIdOf(requester),
    collaborator_ids: [...new Set(others(0.08))],
    email_cc_ids: [...new Set(others(0.05))],
    ticket_form_id: random.chance(0.3) ? null : random.pick(parties.formIds),
    tags: [...new Set(Array.from({ length: random.int(0, 3) }, () => random.pick(tags)))],
    via: { channel: random.pick(channels) },
    created_at: iso(createdAt),
    updated_at: iso(createdAt),
  };
  const { ticket_form_id } = ticket;
  return {
    ...ticket,
    custom_fields: ticket_form_id === null ? [] : customFieldsOf(id, parties.formIds.indexOf(ticket_form_id)),
  };
}

function seedUsers({ users, groups, organizations }: SupportDeskTables, company: DemoCompany): void {
  const start = iso(Date.UTC(2018, 0, 1));
  const dates = { created_at: start, updated_at: start };
  for (const { index, name, domain } of company.organizations)
    organizations.put({
      result_type: "organization",
      id: 40_001 + index,
      name,
      domain_names: [domain],
      ...dates,
    });
  for (const [index, name] of groupNames.entries())
    groups.put({ result_type: "group", id: 50_001 + index, name, description: `The ${name} team`, ...dates });
  const { name, email = "" } = company.personas.service;
  users.put({
    id: SERVICE_USER,
    name,
    email,
    role: "admin",
    verified: true,
    organization_id: null,
    ...dates,
  });
  for (const person of company.people) {
    const { index, displayName, email, joinedAt } = person;
    users.put({
      id: userIdOf(person),
      name: displayName,
      // Some addresses are stored as typed, because comparisons must ignore case.
      email: index % 10 === 4 ? email.replace(/^./, (first) => first.toUpperCase()) : email,
      role: index === 0 ? "admin" : agentIndexes.includes(index) ? "agent" : "end-user",
      // Some were added by address and never answered.
      verified: index % 25 !== 7,
      organization_id: organizationIdOf(person),
      created_at: joinedAt,
      updated_at: joinedAt,
    });
  }
}

function seedForms({ forms }: SupportDeskTables): readonly number[] {
  return formNames.map((name, index) => {
    const at = iso(Date.UTC(2019, index, 3, 9));
    const inAllBrands = index % 4 !== 3;
    const form: TicketForm = {
      id: 7001 + index,
      name,
      display_name: name,
      position: index + 1,
      active: index % 5 !== 4,
      default: index === 0,
      end_user_visible: index % 3 !== 2,
      in_all_brands: inAllBrands,
      restricted_brand_ids: inAllBrands ? [] : [index % 8 === 3 ? OWN_BRAND : OWN_BRAND + 1],
      ticket_field_ids: fieldIdsOf(index),
      created_at: at,
      updated_at: at,
    };
    return forms.put(form).id;
  });
}

/** Closed tickets go to the archive after so long. */
const ARCHIVED_AFTER = 120 * DAY;

/** The file on the first comment of the shared request. */
const screenshot = {
  id: 88_001,
  file_name: "screenshot.png",
  content_type: "image/png",
  content_url: "https://files.desk.example/88001/screenshot.png",
  size: 48_213,
  width: "1280",
  height: "720",
  inline: false,
  deleted: false,
  malware_scan_result: "malware_not_found",
};

/** Stores a ticket with its comments; the first is its description, the last its latest update. */
function addTicket(
  tables: SupportDeskTables,
  ticket: Ticket,
  count: number,
  today: number,
  random: Random,
): void {
  const { tickets, comments, archive } = tables;
  const log = createMetricLog(tables);
  log.opened(ticket);
  let at = Date.parse(ticket.created_at);
  const { requester_id, assignee_id, via } = ticket;
  for (let i = 0; i < count; i++) {
    if (i > 0) at = Math.min(at + random.int(HOUR / 6, 2 * DAY), today);
    const byAgent = i % 2 === 1 && assignee_id !== null;
    const body = i === 0 ? ticket.description : random.pick(remarks);
    const comment: Comment = {
      id: comments.size + 1,
      type: "Comment",
      author_id: byAgent ? assignee_id : requester_id,
      body,
      html_body: `<p>${body}</p>`,
      plain_body: body,
      public: !(byAgent && i % 6 === 5),
      via,
      ...(ticket.id === example.shared && i === 0 && { attachments: [screenshot] }),
      created_at: iso(at),
      // A few were edited later, so that the two orders of comments differ.
      updated_at: iso(random.chance(0.1) ? Math.min(at + 9 * DAY, today) : at),
    };
    comments.put({ ticketId: ticket.id, comment });
    log.commented(ticket, comment);
  }
  const kept = tickets.put({ ...ticket, updated_at: iso(at) });
  if (kept.status === "solved" || kept.status === "closed") log.solved(kept, kept.updated_at);
  if (kept.status === "closed" && today - at > ARCHIVED_AFTER) archive.put({ ticketId: kept.id });
}

export function seedSupportDesk({ store, random, company }: SeedContext<DemoCompany>): void {
  const tables = supportDeskTables(store);
  const { people, today } = company;
  seedUsers(tables, company);
  const [admin] = people;
  seedFields(tables, admin ? userIdOf(admin) : SERVICE_USER);
  const agents = people.filter(({ index }) => agentIndexes.includes(index)).map(userIdOf);
  const parties: Parties = { people, agents, formIds: seedForms(tables) };

  const [, agent, endUser, , other] = people;
  if (!agent || !endUser || !other) throw new RangeError("the cast is not complete");
  const examples: Record<keyof typeof example, Partial<Ticket>> = {
    solvable: {},
    unassigned: { status: "new", assignee_id: null },
    problem: { type: "problem" },
    closed: { status: "closed" },
    shared: { collaborator_ids: [userIdOf(other)], email_cc_ids: [userIdOf(agent)] },
  };
  for (const [index, [name, id]] of Object.entries(example).entries()) {
    const ticket: Ticket = {
      ...ticketOf(id, endUser, today - (index + 2) * 10 * DAY, parties, random),
      status: "open",
      type: "question",
      assignee_id: userIdOf(agent),
      collaborator_ids: [],
      email_cc_ids: [],
      ...examples[name as keyof typeof example],
    };
    addTicket(tables, ticket, name === "shared" ? 12 : 1, today, random);
  }

  const drafts = people
    .flatMap((person) => Array.from({ length: ticketCount(person, random) }, () => person))
    .map((requester) => ({ requester, createdAt: today - random.int(HOUR, 900 * DAY) }))
    .sort((a, b) => a.createdAt - b.createdAt);
  let before = 0;
  for (const [index, { requester, createdAt }] of drafts.entries()) {
    // Imports share an instant, so that orders must break ties.
    const at = before && random.chance(0.05) ? before : createdAt;
    before = at;
    const count = random.chance(0.3) ? random.int(2, 12) : 1;
    addTicket(tables, ticketOf(10_001 + index, requester, at, parties, random), count, today, random);
  }
  seedSatisfaction(tables, company, (id, particular) => {
    const ticket = ticketOf(id, endUser, today - 30 * DAY, parties, random);
    addTicket(tables, { ...ticket, ...particular }, 1, today, random);
  });
  seedDesk(tables, company);
}
