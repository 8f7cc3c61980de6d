/** Tables of the CRM. The seed fills them; the service reads and writes them. Rows refer to users by id. */

import type {
  Activity,
  Change,
  CrmUser,
  Deal,
  File,
  Follower,
  MailMessage,
  Person,
  PersonField,
} from "#contracts/crm/index.ts";
import type { Store } from "#services/kit/data/store.ts";

/** Replaces a user by the user's CRM id. */
type By<T, Member extends keyof T> = Omit<T, Member> & { readonly [M in Member]: number };

/** Value of a custom field: text or a number, depending on the field's type. */
export type CustomValue = string | number;

/** A stored person: the record, custom values, and notes, which only the search shows. */
export interface CrmRecord {
  readonly person: By<Person, "owner_id">;
  readonly customFields: Readonly<Record<string, CustomValue>>;
  readonly notes: readonly string[];
}

export type ActivityRow = By<Activity, "user_id">;
export type DealRow = By<Deal, "user_id">;
export type FileRow = By<File, "user_id">;
export type FollowerRow = By<Follower, "user_id">;
export type ChangeRow = By<Change, "actor_user_id"> & { readonly id: number; readonly person_id: number };

/** A saved filter: persons for whom `member` has the value `is`. */
export interface SavedFilter {
  readonly id: number;
  readonly name: string;
  readonly member: "label" | "marketing_status" | "visible_to";
  readonly is: string | number;
}

const byId = <T extends { readonly id: number }>(a: T, b: T) => a.id - b.id;

export function crmTables(store: Store) {
  const ofPersons = <T extends { readonly id: number; readonly person_id: number }>(name: string) =>
    store.collection(name, {
      key: (row: T) => String(row.id),
      indexes: { person: (row: T) => row.person_id },
    });
  return {
    persons: store.collection("persons", {
      key: (record: CrmRecord) => String(record.person.id),
      indexes: {
        email: (record) => record.person.email.map(({ value }) => value.toLowerCase()),
        organization: (record) => record.person.org_id?.value,
      },
      orders: { id: (a, b) => byId(a.person, b.person) },
    }),
    fields: store.collection("personFields", {
      key: (field: PersonField) => String(field.id),
      orders: { place: (a, b) => a.order_nr - b.order_nr },
    }),
    filters: store.collection("filters", { key: (filter: SavedFilter) => String(filter.id) }),
    users: store.collection("users", {
      key: (user: CrmUser) => String(user.id),
      indexes: { email: (user) => user.email },
      orders: { id: byId },
    }),
    organizations: store.collection("organizations", {
      key: (organization: NonNullable<Person["org_id"]>) => String(organization.value),
    }),
    activities: ofPersons<ActivityRow>("activities"),
    deals: ofPersons<DealRow>("deals"),
    files: ofPersons<FileRow>("files"),
    mailMessages: ofPersons<MailMessage>("mailMessages"),
    followers: ofPersons<FollowerRow>("followers"),
    changes: ofPersons<ChangeRow>("changes"),
  };
}

export type CrmTables = ReturnType<typeof crmTables>;
