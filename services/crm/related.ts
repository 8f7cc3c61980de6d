/** Lists of a person's related objects. They can still be read if the person is marked deleted. */

import { CUSTOM_KEY, type FlowItem, flowKinds, type relatedOperations } from "#contracts/crm/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { ok, type Records, sorted } from "./support/records.ts";
import type { ChangeRow } from "./tables.ts";

const dealKeys = [
  "id",
  "title",
  "value",
  "currency",
  "status",
  "expected_close_date",
  "add_time",
  "update_time",
] as const;
const fileKeys = ["id", "name", "file_type", "file_size", "add_time", "update_time"] as const;

export function relatedHandlers(records: Records): HandlersOf<typeof relatedOperations> {
  const { tables, find, living, userOf, knownUser } = records;
  const { activities, deals, files, mailMessages, followers, changes, users } = tables;

  const withUser = <T extends { readonly user_id: number }>(row: T) => ({
    ...row,
    user_id: userOf(row.user_id),
  });
  const changeOf = ({ id: _id, person_id: _person, ...change }: ChangeRow) => ({
    ...change,
    actor_user_id: userOf(change.actor_user_id),
  });

  /** Numeric id of an existing person. */
  const idOf = ({ id }: { readonly id: string }) => find(id).person.id;

  /** Changes of a person, newest first. */
  const changesOf = (id: number) =>
    [...changes.by("person", id)].sort((a, b) => Date.parse(b.time) - Date.parse(a.time) || b.id - a.id);

  function flowOf(id: number, allChanges: boolean): FlowItem[] {
    const shownChanges = changesOf(id).filter(({ field_key }) => allChanges || !CUSTOM_KEY.test(field_key));
    const of = <Row>(table: { by(index: "person", id: number): readonly Row[] }) => table.by("person", id);
    const items = [
      ...eventsOf("activity", of(activities).map(withUser), (row) => row.marked_as_done_time ?? row.add_time),
      ...eventsOf("deal", of(deals).map(withUser), (row) => row.won_time ?? row.lost_time ?? row.add_time),
      ...eventsOf("file", of(files).map(withUser), (row) => row.add_time),
      ...eventsOf("mailMessage", of(mailMessages), (row) => row.message_time),
      ...eventsOf("follower", of(followers).map(withUser), (row) => row.add_time),
      ...eventsOf("change", shownChanges.map(changeOf), (row) => row.time),
    ];
    return items.sort((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp));
  }

  return {
    listPersonActivities(input) {
      const { done, exclude } = input;
      return sorted(activities.by("person", idOf(input)), undefined, [])
        .filter((row) => (done == null || row.done === (done === 1)) && !exclude?.includes(row.id))
        .map(withUser);
    },

    listPersonChangelog: (input) => changesOf(idOf(input)).map(changeOf),

    listPersonDeals(input) {
      const status = input.status ?? "all_not_deleted";
      const found = deals
        .by("person", idOf(input))
        .filter((row) => (status === "all_not_deleted" ? row.status !== "deleted" : row.status === status));
      return sorted(found, input.sort, dealKeys).map(withUser);
    },

    listPersonFiles: (input) => sorted(files.by("person", idOf(input)), input.sort, fileKeys).map(withUser),

    listPersonFlow(input) {
      const kinds: readonly string[] = input.items ?? flowKinds;
      return flowOf(idOf(input), input.all_changes === 1).filter(({ object }) => kinds.includes(object));
    },

    listPersonMailMessages: (input) =>
      [...mailMessages.by("person", idOf(input))].sort(
        (a, b) => Date.parse(b.message_time) - Date.parse(a.message_time) || b.id - a.id,
      ),

    listPersonFollowers: (input) => sorted(followers.by("person", idOf(input)), undefined, []).map(withUser),

    listPersonPermittedUsers({ id }) {
      const { person } = find(id);
      if (person.visible_to === "3") return users.sorted("id");
      const permitted = [person.owner_id, ...followers.by("person", person.id).map(({ user_id }) => user_id)];
      return [...new Set(permitted)].sort((a, b) => a - b).map(userOf);
    },

    addPersonFollower({ id, body: { user_id } }, { now }) {
      const { person } = living(id);
      knownUser(user_id, "user_id");
      const row = followers.by("person", person.id).find((one) => one.user_id === user_id) ?? {
        id: followers.nextId(),
        person_id: person.id,
        user_id,
        add_time: new Date(now).toISOString(),
      };
      return ok(withUser(followers.put(row)));
    },

    deletePersonFollower({ id, follower_id }) {
      const { person } = living(id);
      const row = followers.get(String(Number(follower_id)));
      if (row?.person_id !== person.id)
        throw new Problem(404, "Follower not found", { field: "follower_id" });
      followers.delete(String(row.id));
      return ok({ id: row.id });
    },
  };
}

/** Events of one kind in the history. */
const eventsOf = <Kind extends string, Row>(
  object: Kind,
  rows: readonly Row[],
  timeOf: (row: Row) => string,
) => rows.map((data) => ({ object, timestamp: timeOf(data), data }));
