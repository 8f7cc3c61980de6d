/** SLA policies: the filters of their tickets, and their targets. */
import Type from "typebox";
import { csv, del, get, json, post, put, required } from "#contracts/kit/contract.ts";
import { admins, agents, created, Id, orNull } from "./common.ts";
import { ticketPriorities } from "./tickets.ts";

/** Metrics of targets, in minutes. */
export const slaMetrics = [
  "first_reply_time",
  "next_reply_time",
  "periodic_update_time",
  "pausable_update_time",
  "requester_wait_time",
  "agent_work_time",
  "total_resolution_time",
] as const;

export const slaOperators = ["is", "is_not", "includes", "not_includes"] as const;

/** A condition for a ticket. All values are text, including ids. */
export const SlaCondition = Type.Object({
  field: Type.String(),
  operator: Type.Enum([...slaOperators]),
  /** A list for the operators that take several values. */
  value: Type.Union([Type.String(), Type.Array(Type.String())]),
});

/** A ticket must meet all conditions in `all`, and at least one in `any` unless `any` is empty. */
export const SlaFilter = Type.Object({ all: Type.Array(SlaCondition), any: Type.Array(SlaCondition) });

export const SlaTarget = Type.Object({
  priority: Type.Enum([...ticketPriorities]),
  metric: Type.Enum([...slaMetrics]),
  /** Minutes. */
  target: Type.Integer(),
  business_hours: Type.Boolean(),
});

export const SlaPolicy = Type.Object({
  id: Id,
  title: Type.String(),
  description: orNull(Type.String()),
  position: Type.Integer(),
  filter: SlaFilter,
  policy_metrics: Type.Array(SlaTarget),
  ...created,
});

const written = {
  description: Type.Optional(orNull(Type.String())),
  filter: SlaFilter,
  policy_metrics: Type.Array(SlaTarget),
};
export const NewSlaPolicy = Type.Object({ title: Type.String(), ...written });
/** An absent member stays as it is. A filter or a list of metrics is replaced as a whole. */
export const SlaPolicyChange = Type.Partial(NewSlaPolicy);

/** A field for conditions, with its operators and values. */
export const SlaConditionDefinition = Type.Object({
  subject: Type.String(),
  title: Type.String(),
  group: Type.String(),
  operators: Type.Array(Type.Object({ value: Type.Enum([...slaOperators]), title: Type.String() })),
  values: Type.Object({
    type: Type.Enum(["list", "text"]),
    /** Empty if any text is allowed. */
    list: Type.Array(Type.Object({ value: Type.String(), title: Type.String() })),
  }),
});

export const SlaDefinitions = Type.Object({
  all: Type.Array(SlaConditionDefinition),
  any: Type.Array(SlaConditionDefinition),
});

export type SlaCondition = Type.Static<typeof SlaCondition>;
export type SlaTarget = Type.Static<typeof SlaTarget>;
export type SlaPolicy = Type.Static<typeof SlaPolicy>;
export type SlaPolicyChange = Type.Static<typeof SlaPolicyChange>;
export type SlaConditionDefinition = Type.Static<typeof SlaConditionDefinition>;
export type SlaDefinitions = Type.Static<typeof SlaDefinitions>;

const onePolicy = Type.Object({ sla_policy: SlaPolicy });
const policies = Type.Object({ sla_policies: Type.Array(SlaPolicy) });

export const slaOperations = {
  listSlaPolicies: get("/api/v2/slas/policies", { returns: policies, roles: agents }),
  createSlaPolicy: post("/api/v2/slas/policies", {
    body: json(Type.Object({ sla_policy: NewSlaPolicy })),
    returns: onePolicy,
    success: [201],
    roles: admins,
  }),
  getSlaPolicyDefinitions: get("/api/v2/slas/policies/definitions", {
    returns: Type.Object({ definitions: SlaDefinitions }),
    roles: agents,
  }),
  reorderSlaPolicies: put("/api/v2/slas/policies/reorder", {
    query: { sla_policy_ids: required(csv(Id)) },
    returns: policies,
    roles: admins,
  }),
  deleteSlaPolicy: del("/api/v2/slas/policies/{sla_policy_id}", { success: [204], roles: admins }),
  getSlaPolicy: get("/api/v2/slas/policies/{sla_policy_id}", { returns: onePolicy, roles: agents }),
  updateSlaPolicy: put("/api/v2/slas/policies/{sla_policy_id}", {
    body: json(Type.Object({ sla_policy: SlaPolicyChange })),
    returns: onePolicy,
    roles: admins,
  }),
};
