/** End users and their conversations. */

import { channels } from "#contracts/contact-centre/index.ts";
import type { ContactCentreTables, StoredConversation } from "#services/contact-centre/tables.ts";
import type { DemoCompany, Person } from "#services/demo/company.ts";
import {
  demoAttributes,
  demoQueues,
  demoTags,
  isEndUser,
  personId,
  uuid,
} from "#services/demo/things/contact-centre.ts";
import type { Random } from "#services/kit/data/random.ts";
import { DAY } from "./agents.ts";

const HOUR = 3_600_000;
const subjects = ["Where is my order?", "A question about an invoice", "I want to return this", "Thank you"];

/** Number of conversations of a person: most a few, the first thirty, some none. */
export const conversationsOf = ({ index }: Pick<Person, "index">): number => (index === 0 ? 30 : index % 4);

/** A person's newest conversation is open; every other person's was started by an agent. */
function conversationOf(
  person: Person,
  turn: number,
  { people, today }: DemoCompany,
  random: Random,
): StoredConversation {
  const started = today - turn * 3 * DAY - person.index * HOUR - HOUR;
  const open = turn === 0;
  const abandoned = turn % 5 === 4;
  const agent = people[person.index % 40];
  const queue = turn % 3 === 2 ? undefined : turn % 2 ? demoQueues.billing : demoQueues.general;
  return {
    id: uuid("c0e", person.index * 100 + turn),
    userId: personId(person),
    channel: random.pick(channels),
    status: open ? "OPEN" : "CLOSED",
    startedBy: (person.index + turn) % 2 ? "AGENT" : "END_USER",
    subject: turn % 4 === 3 ? null : random.pick(subjects),
    queueId: queue?.id ?? null,
    agentId: abandoned || !agent ? null : personId(agent),
    tagIds: turn % 2 ? [demoTags.refund.id] : turn % 4 ? [demoTags.complaint.id, demoTags.campaign.id] : [],
    startedAt: new Date(started).toISOString(),
    closedAt: open ? null : new Date(started + HOUR).toISOString(),
    closeReason: open ? null : abandoned ? "ABANDONED" : "RESOLVED",
  };
}

export function seedEndUsers(tables: ContactCentreTables, company: DemoCompany, random: Random): void {
  for (const person of company.people) {
    if (!isEndUser(person)) continue;
    const { index, email, firstName, lastName, displayName, phone, joinedAt } = person;
    const known = index % 3 !== 2; // of some only a name and an address
    tables.endUsers.put({
      id: personId(person),
      status: "ACTIVE",
      displayName,
      email,
      firstName: known ? firstName : null,
      lastName: known ? lastName : null,
      middleNames: index % 5 === 0 ? ["Maria"] : [],
      avatarUrl: known ? `https://avatars.example/${index}.png` : null,
      externalId: known ? `customer-${index}` : null,
      phoneNumber: known ? phone : null,
      additionalEmails: index % 4 === 0 ? [`private.${index}@mail.example`] : [],
      additionalPhoneNumbers: index % 6 === 0 ? [`+4930555${1000 + index}`] : [],
      customAttributes: known
        ? {
            [demoAttributes.language]: index % 2 ? "de" : "en",
            [demoAttributes.loyaltyPoints]: index * 10,
            [demoAttributes.newsletter]: index % 2 === 0,
          }
        : {},
      createdAt: joinedAt,
      updatedAt: joinedAt,
    });
    for (let turn = 0; turn < conversationsOf(person); turn++)
      tables.conversations.put(conversationOf(person, turn, company, random));
  }
}
