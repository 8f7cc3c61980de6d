/** Objects of the demo company's persons, made from a person's index alone; each kind occurs. */

import { dealStatuses } from "#contracts/crm/index.ts";
import type { CrmRecord, CrmTables } from "#services/crm/tables.ts";
import { type DemoCompany, type Person as DemoPerson, demoIndex } from "#services/demo/company.ts";
import { demoFieldKey } from "#services/demo/things/crm.ts";

const DAY = 86_400_000;

/** The CRM's users: the main people of the demo company, and all salespeople. */
export const isCrmUser = ({ index, department }: DemoPerson) =>
  index <= demoIndex.endUser || department === "Sales";
export const crmUserIdOf = ({ index }: DemoPerson) => index + 1;

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Number of objects of each kind that a person has, by index. */
export const dealsOf = ({ index }: DemoPerson) => at([3, 1, 0, 2], index);
export const activitiesOf = ({ index }: DemoPerson) => at([3, 0, 2, 1, 4], index);
export const filesOf = ({ index }: DemoPerson) => at([2, 0, 1], index);
const mailsOf = ({ index }: DemoPerson) => at([2, 1, 0], index);
const followersOf = ({ index }: DemoPerson) => at([2, 1, 0, 1], index);

const subjects = ["First call", "Demonstration", "Send the offer", "Lunch", "Follow up"];
const activityTypes = ["call", "meeting", "task", "lunch", "email"];
const dealTitles = ["Annual licence", "Support contract", "Pilot project", "Renewal"];
const currencies = ["EUR", "USD", "JPY", "GBP"];
const fileNames = ["offer.pdf", "contract.pdf", "notes.txt", "floor-plan.png"];

const times = (count: number) => Array.from({ length: count }, (_, n) => n);

export function seedRelated(
  tables: CrmTables,
  { company, sellers }: { readonly company: DemoCompany; readonly sellers: readonly DemoPerson[] },
  demo: DemoPerson,
  { person }: CrmRecord,
): void {
  const { activities, deals, files, mailMessages, followers, changes } = tables;
  const { index } = demo;
  const person_id = person.id;
  const ago = (days: number) => new Date(company.today - (days + (index % 10)) * DAY).toISOString();
  const day = (days: number) => ago(days).slice(0, 10);
  const owner = person.owner_id;

  const dealIds = times(dealsOf(demo)).map((n) => {
    const status = at(dealStatuses, index + n);
    const currency = at(currencies, index + n);
    const id = deals.nextId();
    deals.put({
      id,
      title: `${at(dealTitles, index + n)} ${demo.lastName}`,
      value: currency === "JPY" ? 120_000 + index : 1_000 + index + 0.5 * n,
      currency,
      status,
      probability: status === "open" ? 60 : null,
      person_id,
      org_id: person.org_id,
      user_id: owner,
      add_time: ago(90 + n),
      update_time: ago(10 + n),
      expected_close_date: status === "open" ? day(-30) : null,
      won_time: status === "won" ? ago(12) : null,
      lost_time: status === "lost" ? ago(14) : null,
      lost_reason: status === "lost" ? "Too expensive" : null,
    });
    return id;
  });
  const dealId = dealIds[0] ?? null;

  for (const n of times(activitiesOf(demo))) {
    const done = n % 2 === 1;
    activities.put({
      id: activities.nextId(),
      subject: at(subjects, index + n),
      type: at(activityTypes, index + n),
      done,
      due_date: done ? day(20 + n) : day(-5 - n),
      due_time: n === 0 ? null : "09:30",
      duration: n === 0 ? null : "00:45",
      note: n === 0 ? "Bring the price list" : null,
      person_id,
      deal_id: dealId,
      user_id: owner,
      add_time: ago(40 + n),
      update_time: ago(20 + n),
      marked_as_done_time: done ? ago(19 + n) : null,
    });
  }

  for (const n of times(filesOf(demo))) {
    const name = at(fileNames, index + n);
    files.put({
      id: files.nextId(),
      name,
      file_type: name.replace(/^.*\./, ""),
      file_size: 20_000 + 137 * (index + n),
      person_id,
      deal_id: n === 0 ? dealId : null,
      user_id: owner,
      add_time: ago(60 + n),
      update_time: ago(60 + n),
    });
  }

  for (const n of times(mailsOf(demo))) {
    const seller = company.people[owner - 1];
    const ours = { email_address: seller?.email ?? "", name: seller?.displayName ?? null };
    const theirs = { email_address: demo.email, name: demo.displayName };
    mailMessages.put({
      id: mailMessages.nextId(),
      subject: n === 0 ? "Your offer" : "Re: Your offer",
      snippet: n === 0 ? "As we agreed on the phone," : "Thank you, we will look at it",
      from: [n === 0 ? ours : theirs],
      to: [n === 0 ? theirs : ours],
      mail_thread_id: 900_000 + index,
      read_flag: n === 0,
      has_attachments_flag: n === 0,
      message_time: ago(30 - n),
      person_id,
    });
  }

  for (const n of times(followersOf(demo))) {
    const user = at(sellers, index + n);
    followers.put({
      id: followers.nextId(),
      person_id,
      user_id: crmUserIdOf(user),
      add_time: ago(50 + n),
    });
  }

  const happened: readonly (readonly [key: string, before: string | null, after: string | null])[] = [
    ["name", demo.lastName, person.name],
    ["marketing_status", "no_consent", person.marketing_status],
    [demoFieldKey("discount"), null, "2.5"],
  ];
  for (const [n, [field_key, old_value, new_value]] of happened.entries())
    changes.put({
      id: changes.nextId(),
      person_id,
      field_key,
      old_value,
      new_value,
      actor_user_id: owner,
      time: ago(25 - n),
      change_source: n === 0 ? "app" : "api",
      is_bulk_update_flag: n === 1,
    });
}
