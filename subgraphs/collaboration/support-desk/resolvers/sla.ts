/** SLA policies, their order, and the definitions of their conditions. */
import {
  SlaCondition,
  SlaConditionDefinition,
  SlaDefinitions,
  SlaPolicy,
} from "#contracts/support-desk/index.ts";
import type {
  Resolvers,
  SupportSlaConditionInput,
  SupportSlaFilterInput,
  SupportSlaTargetInput,
} from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { deskId, deskName, present } from "#subgraphs/collaboration/support-desk/ids.ts";
import { globalId, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

const policyId = (id: string, argument = "id") => deskId("SupportSlaPolicy", id, argument);

export const slaResolvers: Resolvers = {
  SupportDesk: {
    slaPolicies: async (_, __, { supportDesk }) =>
      present(supportDesk, (await supportDesk.api.listSlaPolicies({})).sla_policies),
    slaPolicy: (_, { id }, { supportDesk }) => supportDesk.slaPolicy.load(policyId(id)),
    slaDefinitions: async (_, __, { supportDesk }) =>
      present(supportDesk, (await supportDesk.api.getSlaPolicyDefinitions({})).definitions),
  },

  SupportSlaPolicy: mapWireType(SlaPolicy, {
    __resolveReference: ({ id }, { supportDesk }) => supportDesk.slaPolicy.load(policyId(id)),
    ...keyed("SupportSlaPolicy"),
  }),
  SupportSlaCondition: mapWireType(SlaCondition, {
    values: ({ value }) => (value == null ? null : [value].flat()),
  }),
  SupportSlaDefinitions: mapWireType(SlaDefinitions, {}),
  SupportSlaConditionDefinition: mapWireType(SlaConditionDefinition, {
    values: ({ values }) => (values?.type === "list" ? values.list : null),
  }),
  Mutation: {
    createSupportSlaPolicy(_, { input }, { supportDesk }) {
      const { description } = input;
      const sla_policy = {
        title: titleOf(input.title),
        ...(description != null && { description }),
        filter: filterOf(input.filter),
        policy_metrics: targetsOf(input.targets),
      };
      return payload(async () => {
        const created = await supportDesk.api.createSlaPolicy({ body: { sla_policy } });
        return { slaPolicy: created.sla_policy };
      });
    },

    updateSupportSlaPolicy(_, { input }, { supportDesk }) {
      const { title, description, filter, targets } = input;
      const id = policyId(input.id);
      if (title == null && description == null && filter == null && targets == null)
        throw badInput("Nothing is to be changed: give a title, description, filter or targets", "input");
      const sla_policy = {
        ...(title != null && { title: titleOf(title) }),
        ...(description != null && { description: description.trim() === "" ? null : description }),
        ...(filter && { filter: filterOf(filter) }),
        ...(targets && { policy_metrics: targetsOf(targets) }),
      };
      return payload(async () => {
        const changed = await supportDesk.api.updateSlaPolicy({ sla_policy_id: id, body: { sla_policy } });
        return { slaPolicy: changed.sla_policy };
      });
    },

    deleteSupportSlaPolicy(_, { input }, { supportDesk }) {
      const id = policyId(input.id);
      return payload(async () => {
        await supportDesk.api.deleteSlaPolicy({ sla_policy_id: id });
        return { deletedId: globalId("SupportSlaPolicy", id) };
      });
    },

    reorderSupportSlaPolicies(_, { input }, { supportDesk }) {
      const ids = input.ids.map((id) => policyId(id, "ids"));
      if (ids.length === 0) throw badInput("Name every policy once", "ids");
      if (new Set(ids).size < ids.length) throw badInput("A policy is named twice", "ids");
      return payload(async () => {
        const { sla_policies } = await supportDesk.api.reorderSlaPolicies({
          sla_policy_ids: ids.map(Number),
        });
        return { slaPolicies: sla_policies };
      });
    },
  },
};

function titleOf(title: string): string {
  if (title.trim() === "") throw badInput("The title is blank", "title");
  return title.trim();
}

const filterOf = ({ all, any }: SupportSlaFilterInput) => ({
  all: (all ?? []).map(conditionOf),
  any: (any ?? []).map(conditionOf),
});

function conditionOf({ field, operator: given, values }: SupportSlaConditionInput) {
  const operator = deskName(given, "operator");
  const several = operator === "includes" || operator === "not_includes";
  const [value] = values;
  if (value === undefined) throw badInput("A condition compares with one value at least", "values");
  if (!several && values.length > 1) throw badInput(`${given} compares with one value`, "values");
  return { field, operator, value: several ? [...values] : value };
}

function targetsOf(targets: readonly SupportSlaTargetInput[]) {
  if (targets.length === 0) throw badInput("A policy promises something", "targets");
  const promises = new Set(targets.map(({ priority, metric }) => `${metric} ${priority}`));
  if (promises.size < targets.length) throw badInput("A metric is promised twice for a priority", "targets");
  return targets.map(({ priority, metric, minutes, businessHours }) => {
    if (minutes < 1) throw badInput("A target is one minute at least", "minutes");
    return {
      priority: deskName(priority, "priority"),
      metric: deskName(metric, "metric"),
      target: minutes,
      business_hours: businessHours,
    };
  });
}
