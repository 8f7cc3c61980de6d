/** SLA policies: their order, and the validation of their conditions by the definitions. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import {
  type SlaCondition,
  type SlaConditionDefinition,
  type SlaDefinitions,
  type SlaPolicyChange,
  type SlaTarget,
  type slaOperations,
  ticketTypes,
  userRoles,
} from "#contracts/support-desk/index.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { found, type SupportDeskTables } from "./tables.ts";

const refused = (message: string, field: string) =>
  new Problem(422, message, { field: `sla_policy.${field}` });

const oneOf = [
  { value: "is", title: "Is" },
  { value: "is_not", title: "Is not" },
] as const;
const someOf = [
  { value: "includes", title: "Contains at least one of" },
  { value: "not_includes", title: "Contains none of" },
] as const;

type Values = readonly { readonly value: string | number; readonly title: string }[];

const listed = (subject: string, title: string, group: string, values: Values): SlaConditionDefinition => ({
  subject,
  title,
  group,
  operators: [...oneOf],
  values: {
    type: "list",
    list: values.map(({ value, title: name }) => ({ value: String(value), title: name })),
  },
});
const named = (rows: readonly { readonly id: number; readonly name: string }[]): Values =>
  rows.map(({ id, name }) => ({ value: id, title: name }));
const words = (values: readonly string[]): Values => values.map((value) => ({ value, title: value }));

export function slaHandlers(tables: SupportDeskTables): HandlersOf<typeof slaOperations> {
  const { slaPolicies, forms, organizations, users } = tables;

  /** Condition definitions with the current forms, organizations and agents. */
  function definitions(): SlaDefinitions {
    const agents = users.all().filter(({ role }) => role !== "end-user");
    const all: SlaConditionDefinition[] = [
      listed("ticket_type", "Type", "ticket", words(ticketTypes)),
      listed("ticket_form_id", "Form", "ticket", named(forms.all())),
      listed("assignee_id", "Assignee", "ticket", named(agents)),
      {
        subject: "current_tags",
        title: "Tags",
        group: "ticket",
        operators: [...someOf],
        values: { type: "text", list: [] },
      },
      listed("organization_id", "Organization", "requester", named(organizations.all())),
      listed("requester_role", "Role", "requester", words(userRoles)),
    ];
    return { all, any: all };
  }

  function checkCondition({ field, operator, value }: SlaCondition, known: SlaDefinitions, at: string): void {
    const definition = known.all.find(({ subject }) => subject === field);
    if (!definition) throw refused(`No condition can be about "${field.slice(0, 80)}"`, `${at}.field`);
    const allowed = definition.operators.map((one) => one.value);
    if (!allowed.includes(operator))
      throw refused(`${field} takes ${allowed.join(" or ")}`, `${at}.operator`);
    const given = [value].flat();
    const several = operator === "includes" || operator === "not_includes";
    if (several ? given.length === 0 : typeof value !== "string")
      throw refused(`${operator} takes ${several ? "one value at least" : "one value"}`, `${at}.value`);
    const { type, list } = definition.values;
    for (const one of given)
      if (type === "list" ? !list.some((entry) => entry.value === one) : one.trim() === "")
        throw refused(`"${one.slice(0, 80)}" is no value of ${field}`, `${at}.value`);
  }

  function checkTargets(targets: readonly SlaTarget[]): void {
    if (targets.length === 0) throw refused("A policy promises something", "policy_metrics");
    const seen = new Set<string>();
    for (const [i, { priority, metric, target }] of targets.entries()) {
      if (target < 1) throw refused("A target is one minute at least", `policy_metrics.${i}.target`);
      const promise = `${metric} ${priority}`;
      if (seen.has(promise))
        throw refused(`${metric} is promised twice for ${priority}`, `policy_metrics.${i}`);
      seen.add(promise);
    }
  }

  /** Validates the members that are present. @throws 422 for an invalid policy */
  function check({ title, filter, policy_metrics }: SlaPolicyChange): void {
    if (title?.trim() === "") throw refused("A policy has a title", "title");
    if (filter) {
      const known = definitions();
      for (const list of ["all", "any"] as const)
        for (const [i, condition] of filter[list].entries())
          checkCondition(condition, known, `filter.${list}.${i}`);
    }
    if (policy_metrics) checkTargets(policy_metrics);
  }

  const policyOf = (id: string) => found(slaPolicies.get(id));
  const ordered = () => [...slaPolicies.sorted("position")];

  return {
    listSlaPolicies: () => ({ sla_policies: ordered() }),
    getSlaPolicyDefinitions: () => ({ definitions: definitions() }),
    getSlaPolicy: ({ sla_policy_id }) => ({ sla_policy: policyOf(sla_policy_id) }),

    createSlaPolicy({ body }, { now }) {
      const { title, description = null, filter, policy_metrics } = body.sla_policy;
      check(body.sla_policy);
      const at = new Date(now).toISOString();
      const sla_policy = slaPolicies.put({
        id: slaPolicies.nextId(),
        title: title.trim(),
        description,
        position: (ordered().at(-1)?.position ?? 0) + 1,
        filter,
        policy_metrics,
        created_at: at,
        updated_at: at,
      });
      return { sla_policy };
    },

    updateSlaPolicy({ sla_policy_id, body }, { now }) {
      const before = policyOf(sla_policy_id);
      const { title = before.title, ...change } = body.sla_policy;
      check(body.sla_policy);
      const updated_at = new Date(now).toISOString();
      const sla_policy = slaPolicies.put({ ...before, ...change, title: title.trim(), updated_at });
      return { sla_policy };
    },

    deleteSlaPolicy({ sla_policy_id }) {
      policyOf(sla_policy_id);
      slaPolicies.delete(sla_policy_id);
      return undefined;
    },

    reorderSlaPolicies({ sla_policy_ids }) {
      const complete =
        sla_policy_ids.length === slaPolicies.size &&
        new Set(sla_policy_ids).size === slaPolicies.size &&
        sla_policy_ids.every((id) => slaPolicies.get(String(id)));
      if (!complete) throw new Problem(422, "Name every policy exactly once", { field: "sla_policy_ids" });
      for (const [index, id] of sla_policy_ids.entries())
        slaPolicies.put({ ...policyOf(String(id)), position: index + 1 });
      return { sla_policies: ordered() };
    },
  };
}
