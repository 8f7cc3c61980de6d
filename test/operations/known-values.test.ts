/** Enum fields of texts that were released before: `knownStatus` for `status`. */
import { type GraphQLObjectType, getNamedType, isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { bankingTables } from "#services/banking/tables.ts";
import { enumName } from "#subgraphs/kit/mapping/enum-values.ts";
import { demoSettings } from "#test/kit/demo-nodes.ts";
import { sharedTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary({ settings: demoSettings });

type Row = Readonly<Record<string, string | null>>;

/** Text fields of a type that have an enum field, each with the name of that field. */
const textsOf = (type: GraphQLObjectType): readonly (readonly [text: string, known: string])[] =>
  Object.keys(type.getFields()).flatMap((known) => {
    const [, head = "", rest = ""] = /^known([A-Z])(\w*)$/.exec(known) ?? [];
    return head === "" ? [] : [[`${head.toLowerCase()}${rest}`, known] as const];
  });

/** Lists of the bank and of the ERP system whose objects have such text fields. */
function listsOf(namespace: string) {
  const type = tributary.gateway.apiSchema().getType(namespace);
  return Object.values(isObjectType(type) ? type.getFields() : {}).flatMap(({ name, type: page }) => {
    const list = getNamedType(page);
    const nodes = isObjectType(list) ? list.getFields()["nodes"] : undefined;
    const row = nodes && getNamedType(nodes.type);
    const texts = isObjectType(row) ? textsOf(row) : [];
    return texts.length > 0 ? [{ name, texts }] : [];
  });
}

describe("the enum beside a text", () => {
  it.each([
    ["Banking", "banking", 15],
    ["Erp", "erp", 3],
  ])("has the value of the text in each list of %s", async (type, namespace, count) => {
    const lists = listsOf(type);
    expect(lists).toHaveLength(count);
    for (const { name, texts } of lists) {
      const data = await tributary.data<Record<string, Record<string, { readonly nodes: readonly Row[] }>>>(
        `{ ${namespace} { ${name}(first: 50) { nodes { ${texts.flat().join(" ")} } } } }`,
      );
      const rows = data[namespace]?.[name]?.nodes ?? [];
      expect(rows.length, name).toBeGreaterThan(0);
      for (const row of rows)
        for (const [text, known] of texts) expect(row[known], `${name}.${text}`).toBe(enumName(row[text]));
    }
  });

  it("is OTHER for a text that the contract does not list, and null with it", async () => {
    const { accounts } = bankingTables(tributary.families.store.scope("banking"));
    const account = accounts.all()[0];
    if (!account) throw new Error("the bank has no account");
    const query = `query ($id: ID!) { banking { account(id: $id) { status knownStatus } } }`;
    const read = (status: string) => {
      accounts.put({ ...account, attributes: { ...account.attributes, status: status as "Open" } });
      return tributary.data(query, { id: account.id });
    };
    expect(await read("Melted")).toEqual({
      banking: { account: { status: "Melted", knownStatus: "OTHER" } },
    });
    expect(await read("Frozen")).toEqual({
      banking: { account: { status: "Frozen", knownStatus: "FROZEN" } },
    });
  });
});
