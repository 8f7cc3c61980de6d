/** Agreements of the first ticketing system, and their additions. */
import type { GraphQLResolveInfo } from "graphql";
import { connectors, PsaAAddition, PsaAAgreement } from "#contracts/connectors/index.ts";
import type {
  At,
  PsaAAdditionMapper,
  PsaAAgreementMapper,
  PsaACompanyMapper,
} from "#generated/identity/mappers.ts";
import type { Resolvers } from "#generated/identity/resolvers.ts";
import { entityIn } from "#subgraphs/identity/connectors/entities.ts";
import { additionKey, keyIn, partsOf } from "#subgraphs/identity/connectors/keys.ts";
import { idsIn, type ListArgs, listIn } from "#subgraphs/identity/connectors/lists.ts";
import type { IdentityContext } from "#subgraphs/identity/context.ts";
import { lqFields } from "#subgraphs/kit/filters/lq.ts";
import type { ConnectionArgs } from "#subgraphs/kit/loading/connection.ts";
import { keyed } from "#subgraphs/kit/mapping/ids.ts";
import { majorUnits } from "#subgraphs/kit/mapping/money.ts";
import { referencedMembers, selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { listOf, relation } from "#subgraphs/kit/people/relations.ts";

const agreementList = {
  filter: {
    agreementIds: "id",
    name: "name",
    types: "type",
    statuses: "status",
    companyIds: "company.id",
    companyName: "company.name",
  },
  ids: { agreementIds: idsIn("PsaAAgreement"), companyIds: idsIn("PsaACompany") },
  order: { NAME: "name", COMPANY_NAME: "company.name", START_DATE: "startDate", END_DATE: "endDate" },
} as const;

type AgreementArgs = ListArgs<keyof typeof agreementList.filter, keyof typeof agreementList.order>;

const agreementsOf = (
  at: At,
  args: AgreementArgs,
  { connectors: own }: IdentityContext,
  info: GraphQLResolveInfo,
) =>
  listIn(at, args, agreementList, (query, page) =>
    own.connection("listPsaAAgreements", query, page, lqFields(selectedMembers(info, "PsaAAgreement"))),
  );

const additionsWithin = (agreementId: string) =>
  ({
    filter: { additionIds: "id", name: "name" },
    ids: { additionIds: idsIn("PsaAAddition", agreementId) },
    order: { NAME: "name", QUANTITY: "quantity", EFFECTIVE_DATE: "effectiveDate" },
  }) as const;

export const psaAAgreementResolvers: Resolvers = {
  PsaAIntegration: {
    agreements: ({ at }, args, context, info) => agreementsOf(at, args, context, info),
  },

  PsaACompany: {
    agreements: relation(
      { by: "id", reads: listOf(connectors, "listPsaAAgreements") },
      (
        { id, at }: PsaACompanyMapper,
        page: ConnectionArgs,
        context: IdentityContext,
        info: GraphQLResolveInfo,
      ) => agreementsOf(at, { ...page, filter: { companyIds: [id ?? ""] } }, context, info),
    ),
  },

  PsaAAgreement: mapWireType(
    PsaAAgreement,
    {
      ...entityIn("PsaAAgreement", ({ psaAAgreement }) => psaAAgreement),
      company: ({ company, at }) => company && { ...company, at, part: true as const },
      async additions({ id, at }, args, { connectors }, info) {
        const agreementId = id ?? "";
        const additions = await listIn(at, args, additionsWithin(agreementId), (query, page) =>
          connectors.connection(
            "listPsaAAgreementAdditions",
            { ...query, agreement_ID: agreementId },
            page,
            lqFields(selectedMembers(info, "PsaAAddition")),
          ),
        );
        return additions.map((addition) => ({ ...addition, agreementId }));
      },
    },
    {
      alwaysSelect: ["id"],
      loadFull: async ({ part, at, id }: PsaAAgreementMapper, { connectors }: IdentityContext) =>
        part ? connectors.psaAAgreement.load(keyIn(at, id)) : null,
    },
  ),

  PsaAAddition: mapWireType(
    PsaAAddition,
    {
      async __resolveReference({ id }, { connectors }, info) {
        const { at, ids } = partsOf(connectors, "PsaAAddition", id, 3);
        const addition = await connectors.psaAAddition.load(
          additionKey(at, ids[0], ids[1]),
          referencedMembers(info, "PsaAAddition"),
        );
        return addition && { ...addition, at, agreementId: ids[0] ?? "" };
      },
      ...keyed(
        "PsaAAddition",
        ({ at }: PsaAAdditionMapper) => at.UUID,
        ({ agreementId }) => agreementId,
        ({ id }) => id,
      ),
      unitPrice: (addition, _, context) => priceOf(addition, "unitPrice", context),
      unitCost: (addition, _, context) => priceOf(addition, "unitCost", context),
    },
    {
      alwaysSelect: ["id"],
      requires: { unitPrice: ["unitPrice", "currency"], unitCost: ["unitCost", "currency"] },
      loadFull: async (addition: PsaAAdditionMapper, context: IdentityContext) =>
        addition.part ? wholeOf(addition, context) : null,
    },
  ),
};

const wholeOf = ({ at, agreementId, id }: PsaAAdditionMapper, { connectors }: IdentityContext) =>
  connectors.psaAAddition.load(additionKey(at, agreementId, id));

function priceOf(addition: PsaAAdditionMapper, price: "unitPrice" | "unitCost", context: IdentityContext) {
  const money = (whole: Pick<PsaAAdditionMapper, typeof price | "currency"> | null) =>
    majorUnits(whole?.[price], whole?.currency);
  return addition.part ? wholeOf(addition, context).then(money) : money(addition);
}
