/** Parent objects that the resolvers of each type of the family receive. */
import type { FlowItem, MailMessage, Person, PersonField } from "#contracts/crm/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";

type ContactValue = NonNullable<Wire<Person>["email"]>[number];

export type CrmMapper = object;
/** An e-mail address or phone number. `of` is set for search hits, whose labels must be read from the person. */
export type CrmContactValueMapper = ContactValue & {
  readonly of?: { readonly person: number | null | undefined; readonly as: "email" | "phone" };
};
/**
 * A person in the form of a read by id. Members that search does not return are absent, and a write without a
 * person in its response leaves only the id. Values of custom fields are further members.
 */
export type CrmPersonMapper = Omit<Wire<Person>, "email" | "phone"> & {
  readonly email?: readonly CrmContactValueMapper[] | null;
  readonly phone?: readonly CrmContactValueMapper[] | null;
  readonly score?: number | null;
};
export type CrmOrganizationMapper = NonNullable<Wire<Person>["org_id"]>;

export type CrmPersonFieldOptionMapper = NonNullable<NonNullable<Wire<PersonField>["options"]>[number]>;
export type CrmCustomFieldMapper = { readonly field: Wire<PersonField>; readonly value: unknown };

export type CrmMailPartyMapper = NonNullable<NonNullable<Wire<MailMessage>["from"]>[number]>;

type EventOf<Kind extends FlowItem["object"]> = Wire<Extract<FlowItem, { object: Kind }>>;
export type CrmHistoryEventMapper = Wire<FlowItem>;
export type CrmActivityEventMapper = EventOf<"activity">;
export type CrmDealEventMapper = EventOf<"deal">;
export type CrmFileEventMapper = EventOf<"file">;
export type CrmMailEventMapper = EventOf<"mailMessage">;
export type CrmChangeEventMapper = EventOf<"change">;
export type CrmFollowerEventMapper = EventOf<"follower">;
export type CrmOtherEventMapper = CrmHistoryEventMapper;
