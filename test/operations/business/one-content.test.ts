/** An object of ERP, CRM, marketing and projects has the same values by each route. */

import { getNamedType, isLeafType, isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { personIdOf } from "#services/demo/things/projects.ts";
import { apiSchema, demoSettings, nodeTypes } from "#test/kit/demo-nodes.ts";
import { sharedTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary({ settings: demoSettings });

/** All fields of a type that are scalars without arguments, and further selections. */
function all(name: string, further = ""): string {
  const type = apiSchema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no object type`);
  const leaves = Object.values(type.getFields()).filter(
    (field) => isLeafType(getNamedType(field.type)) && field.args.length === 0,
  );
  return `{ __typename ${leaves.map((field) => field.name).join(" ")} ${further} }`;
}
const nodes = (name: string, further = "") => `{ nodes ${all(name, further)} }`;

function routes(): readonly string[] {
  const [first, second] = tributary.families.company.people;
  if (!first || !second) throw new Error("the demo company has people");
  const line = `unitOfMeasure ${all("ErpUnitOfMeasure")}`;
  const person = `organization ${all("CrmOrganization")} owner ${all("CrmUser")}`;
  const project = `owner ${all("ProjectPerson")} company ${all("ProjectCompany")} category ${all("ProjectCategory")} tags ${all("ProjectTag")}`;
  const emails = JSON.stringify([first.email, second.email]);
  return [
    `{ erp { vendors(first: 3) ${nodes("ErpVendor")} } }`,
    `{ user(email: "${first.email}") { erpVendors ${all("ErpVendor")} crmPeople ${all("CrmPerson", person)} marketingContact ${all("MarketingContact")} } }`,
    `{ erp { timeRegistrationEntries(first: 5) ${nodes("ErpTimeRegistrationEntry", `${line} employee ${all("ErpEmployee")}`)} unitsOfMeasure(first: 20) ${nodes("ErpUnitOfMeasure")} } }`,
    `{ erp { salesCreditMemos(first: 2) ${nodes("ErpSalesCreditMemo", `lines ${all("ErpSalesCreditMemoLine", line)}`)} } }`,
    `{ erp { salesCreditMemoLines(first: 5) ${nodes("ErpSalesCreditMemoLine", `${line} salesCreditMemo ${all("ErpSalesCreditMemo")}`)} } }`,
    `{ erp { vendorPurchases(first: 2) ${nodes("ErpVendorPurchase", `vendor ${all("ErpVendor")}`)} } }`,
    `{ crm { people(first: 3) ${nodes("CrmPerson", `${person} deals(first: 2) ${nodes("CrmDeal", `person ${all("CrmPerson")} ${person}`)}`)} } }`,
    `{ crm { searchPeople(filter: { text: "${first.email}" }, first: 3) ${nodes("CrmPerson", person)} } }`,
    `{ marketing { contactsByEmails(emails: ${emails}) { contact ${all("MarketingContact", `lists ${all("MarketingList")}`)} } lists ${nodes("MarketingList")} exportJobs(first: 3) ${nodes("MarketingExportJob")} } }`,
    `{ projectManagement { projects(first: 20) ${nodes("Project", project)} } }`,
    `{ projectManagement { updates(first: 20) ${nodes("ProjectUpdate", `author ${all("ProjectPerson")} project ${all("Project", project)}`)} } }`,
    `{ projectManagement { person(id: "${personIdOf(second)}") ${all("ProjectPerson", `company ${all("ProjectCompany")} teams ${all("ProjectTeam", `statusTimeline(first: 3) ${nodes("ProjectPersonStatus", `team ${all("ProjectTeam")} person ${all("ProjectPerson")}`)}`)}`)} } }`,
  ];
}

interface SeenObject {
  readonly type: string;
  readonly id: string;
  readonly values: Map<string, string>;
}
const seen = new Map<string, SeenObject>();
const differences: string[] = [];

/** Records the values of each object with an id, and the differences between two routes. */
function note(value: unknown, route: string): void {
  if (Array.isArray(value)) for (const item of value) note(item, route);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  const { __typename: type, id } = value as { __typename?: unknown; id?: unknown };
  for (const member of Object.values(value)) note(member, route);
  if (typeof type !== "string" || typeof id !== "string") return;
  const object = seen.get(`${type} ${id}`) ?? { type, id, values: new Map<string, string>() };
  seen.set(`${type} ${id}`, object);
  const given = apiSchema.getType(type);
  const fields = isObjectType(given) ? given.getFields() : {};
  for (const [name, member] of Object.entries(value)) {
    const field = fields[name];
    if (!field || !isLeafType(getNamedType(field.type))) continue;
    const text = JSON.stringify(member);
    const before = object.values.get(name);
    if (before === undefined) object.values.set(name, text);
    else if (before !== text) differences.push(`${id} ${name}: ${before}, but ${text} in ${route}`);
  }
}

describe("an object of ERP, CRM, marketing and projects", () => {
  it("has the same values in all lists, searches and links, and by its id", async () => {
    for (const route of routes()) {
      const { data, errors } = await tributary.ask(route);
      expect(errors, route).toEqual([]);
      note(data, route.slice(0, 80));
    }
    const byType = new Map<string, string[]>();
    for (const { type, id } of seen.values()) byType.set(type, [...(byType.get(type) ?? []), id]);
    for (const { name } of nodeTypes) {
      const ids = byType.get(name)?.slice(0, 4);
      if (!ids) continue;
      const route = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on ${name} ${all(name)} } }`;
      note(await tributary.data(route, { ids }), `nodes of ${name}`);
    }
    expect(differences).toEqual([]);
    expect([...byType.keys()].sort()).toEqual(
      expect.arrayContaining(["CrmPerson", "ErpEmployee", "ErpVendor", "Project", "ProjectTeam"]),
    );
  });
});
