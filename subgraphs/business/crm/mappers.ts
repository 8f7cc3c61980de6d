/** What resolvers hold for each type of the family. */
import type {
  Activity,
  Change,
  CrmUser,
  Deal,
  File,
  FlowItem,
  Follower,
  MailMessage,
  Person,
  PersonField,
} from "#contracts/crm/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type { Connection } from "#subgraphs/kit/loading/connection.ts";

type ContactValue = NonNullable<Wire<Person>["email"]>[number];

export type CrmMapper = object;
/** As reading gives it; from search with whose it is, as search tells no label. */
export type CrmContactValueMapper = ContactValue & {
  readonly of?: { readonly person: number | null | undefined; readonly as: "email" | "phone" };
};
/**
 * A person as reading by id gives it; what search does not tell of one is absent, and a write that
 * answers no person leaves the id alone. Values of custom fields stand beside these members.
 */
export type CrmPersonMapper = Omit<Wire<Person>, "email" | "phone"> & {
  readonly email?: readonly CrmContactValueMapper[] | null;
  readonly phone?: readonly CrmContactValueMapper[] | null;
  readonly score?: number | null;
};
export type CrmOrganizationMapper = NonNullable<Wire<Person>["org_id"]>;
export type CrmPersonConnectionMapper = Connection<CrmPersonMapper>;
export type CrmUserMapper = Wire<CrmUser>;
export type CrmUserConnectionMapper = Connection<CrmUserMapper>;

export type CrmPersonFieldMapper = Wire<PersonField>;
export type CrmPersonFieldConnectionMapper = Connection<CrmPersonFieldMapper>;
export type CrmPersonFieldOptionMapper = NonNullable<NonNullable<CrmPersonFieldMapper["options"]>[number]>;
export type CrmCustomFieldMapper = { readonly field: CrmPersonFieldMapper; readonly value: unknown };

export type CrmActivityMapper = Wire<Activity>;
export type CrmActivityConnectionMapper = Connection<CrmActivityMapper>;
export type CrmDealMapper = Wire<Deal>;
export type CrmDealConnectionMapper = Connection<CrmDealMapper>;
export type CrmFileMapper = Wire<File>;
export type CrmFileConnectionMapper = Connection<CrmFileMapper>;
export type CrmMailMessageMapper = Wire<MailMessage>;
export type CrmMailMessageConnectionMapper = Connection<CrmMailMessageMapper>;
export type CrmMailPartyMapper = NonNullable<NonNullable<CrmMailMessageMapper["from"]>[number]>;
export type CrmFollowerMapper = Wire<Follower>;
export type CrmFollowerConnectionMapper = Connection<CrmFollowerMapper>;
export type CrmChangeMapper = Wire<Change>;
export type CrmChangeConnectionMapper = Connection<CrmChangeMapper>;

type Happened<Kind extends FlowItem["object"]> = Wire<Extract<FlowItem, { object: Kind }>>;
export type CrmHistoryEventMapper = Wire<FlowItem>;
export type CrmHistoryEventConnectionMapper = Connection<CrmHistoryEventMapper>;
export type CrmActivityEventMapper = Happened<"activity">;
export type CrmDealEventMapper = Happened<"deal">;
export type CrmFileEventMapper = Happened<"file">;
export type CrmMailEventMapper = Happened<"mailMessage">;
export type CrmChangeEventMapper = Happened<"change">;
export type CrmFollowerEventMapper = Happened<"follower">;
export type CrmOtherEventMapper = CrmHistoryEventMapper;
