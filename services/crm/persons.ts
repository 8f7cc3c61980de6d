/** Persons: lists, creation, update, deletion, merge. */

import type { personOperations } from "#contracts/crm/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Jobs } from "#services/kit/data/jobs.ts";
import { parseIso8601 } from "#services/kit/iso-8601.ts";
import type { Call, HandlersOf } from "#services/kit/service.ts";
import { personInput, withCustom } from "./support/person-input.ts";
import { DAY, DAYS_MARKED, ok, type Records, sorted } from "./support/records.ts";
import { searchHandlers } from "./support/search.ts";
import type { CrmRecord, CrmTables } from "./tables.ts";

const sortKeys = [
  "id",
  "name",
  "label",
  "visible_to",
  "marketing_status",
  "add_time",
  "update_time",
] as const;

export function personHandlers(records: Records, jobs: Jobs): HandlersOf<typeof personOperations> {
  const { tables, find, living, userIdOf, answerOf, change, noteChange } = records;
  const { persons, filters } = tables;
  const { membersIn, customIn } = personInput(records);

  const removeForGood = jobs.define("removePerson", ({ id }: { id: number }) => {
    persons.delete(String(id));
  });

  function mark(record: CrmRecord, call: Call, bulk = false): void {
    const { id } = record.person;
    noteChange(id, "active_flag", [true, false], call, bulk);
    const update_time = new Date(call.now).toISOString();
    persons.put({ ...record, person: { ...record.person, active_flag: false, update_time } });
    removeForGood({ id }, DAYS_MARKED * DAY);
  }

  /** Persons that are not deleted, by id. With `firstChar`, only those whose names begin with it. */
  const list = (firstChar: string | null | undefined) =>
    persons
      .sorted("id")
      .filter(
        ({ person }) =>
          person.active_flag &&
          (firstChar == null || person.name.toLowerCase().startsWith(firstChar.toLowerCase())),
      );

  /** @throws 400 if no saved filter has the id */
  function filterOf(id: number): (record: CrmRecord) => boolean {
    const filter = filters.get(String(id));
    if (!filter) throw new Problem(400, "There is no such filter", { field: "filter_id" });
    return ({ person }) => person[filter.member] === filter.is;
  }

  /** @throws 400 for a value that is not ISO 8601 */
  function timeIn(field: string, value: string | null | undefined): number | undefined {
    if (value == null) return undefined;
    const at = parseIso8601(value);
    if (at === undefined) throw new Problem(400, `${field} must be a date or a time by ISO 8601`, { field });
    return at;
  }

  return {
    ...searchHandlers(records),

    listPersons({ user_id, filter_id, first_char, sort }) {
      const all = list(first_char);
      const found =
        filter_id != null // it wins over user_id (D3-282)
          ? all.filter(filterOf(filter_id))
          : all.filter(({ person }) => user_id == null || person.owner_id === user_id);
      const order = sorted(
        found.map(({ person }) => person),
        sort,
        sortKeys,
      );
      return order.map(({ id }) => answerOf(find(id)));
    },

    listPersonsCollection({ since, until, owner_id, first_char }) {
      const from = timeIn("since", since);
      const to = timeIn("until", until);
      return list(first_char)
        .filter(({ person }) => {
          const updated = Date.parse(person.update_time);
          return (
            (owner_id == null || person.owner_id === owner_id) &&
            (from === undefined || updated >= from) &&
            (to === undefined || updated <= to)
          );
        })
        .map(answerOf);
    },

    createPerson({ body }, call) {
      const now = new Date(call.now).toISOString();
      const record = persons.put({
        person: {
          email: [],
          phone: [],
          org_id: null,
          owner_id: userIdOf(call),
          visible_to: "3",
          add_time: now,
          marketing_status: "no_consent",
          label: null,
          ...membersIn(body),
          id: persons.nextId(),
          name: body.name,
          update_time: now,
          picture_id: null,
          active_flag: true,
        },
        customFields: withCustom({}, customIn(body)),
        notes: [],
      });
      return ok(answerOf(record));
    },

    getPerson: ({ id }) => ok(answerOf(find(id))),

    updatePerson({ id, body }, call) {
      const record = living(id);
      const updated = {
        ...record,
        person: { ...record.person, ...membersIn(body) },
        customFields: withCustom(record.customFields, customIn(body)),
      };
      return ok(answerOf(change(record, updated, call)));
    },

    deletePerson({ id }, call) {
      mark(living(id), call);
      return ok({ id: Number(id) });
    },

    bulkDeletePersons({ ids }, call) {
      const marked = [...new Set(ids)].filter((id) => persons.get(String(id))?.person.active_flag);
      for (const id of marked) mark(living(id), call, true);
      return ok({ id: marked });
    },

    mergePersons({ id, body: { merge_with_id } }, call) {
      const record = living(id);
      const other = living(merge_with_id, "merge_with_id");
      if (record === other)
        throw new Problem(400, "A person cannot be merged with itself", { field: "merge_with_id" });
      const merged = change(record, mergeOf(record, other), call);
      takeOver(tables, record.person.id, other.person.id);
      mark(other, call);
      return ok({ ...answerOf(merged), merge_what_id: other.person.id });
    },

    deletePersonPicture({ id }, call) {
      const record = living(id);
      if (record.person.picture_id === null)
        throw new Problem(404, "The person has no picture", { field: "id" });
      change(record, { ...record, person: { ...record.person, picture_id: null } }, call);
      return ok({ id: Number(id) });
    },
  };
}

/** Merges two records. Members of the first win; addresses, phone numbers and notes are combined (D3-318). */
function mergeOf(record: CrmRecord, other: CrmRecord): CrmRecord {
  const { person } = record;
  const both = (member: "email" | "phone") => {
    const known = new Set(person[member].map(({ value }) => value.toLowerCase()));
    const more = other.person[member].filter(({ value }) => !known.has(value.toLowerCase()));
    return [...person[member], ...more.map((one) => (known.size > 0 ? { ...one, primary: false } : one))];
  };
  return {
    person: {
      ...person,
      email: both("email"),
      phone: both("phone"),
      org_id: person.org_id ?? other.person.org_id,
      label: person.label ?? other.person.label,
      picture_id: person.picture_id ?? other.person.picture_id,
    },
    customFields: { ...other.customFields, ...record.customFields },
    notes: [...record.notes, ...other.notes],
  };
}

/** Moves everything that belongs to one person to another. A user who follows both follows once afterwards. */
function takeOver(tables: CrmTables, to: number, from: number): void {
  const { activities, deals, files, mailMessages, followers, changes } = tables;
  for (const row of activities.by("person", from)) activities.put({ ...row, person_id: to });
  for (const row of deals.by("person", from)) deals.put({ ...row, person_id: to });
  for (const row of files.by("person", from)) files.put({ ...row, person_id: to });
  for (const row of mailMessages.by("person", from)) mailMessages.put({ ...row, person_id: to });
  for (const row of changes.by("person", from)) changes.put({ ...row, person_id: to });
  const following = new Set(followers.by("person", to).map(({ user_id }) => user_id));
  for (const row of followers.by("person", from))
    if (following.has(row.user_id)) followers.delete(String(row.id));
    else followers.put({ ...row, person_id: to });
}
