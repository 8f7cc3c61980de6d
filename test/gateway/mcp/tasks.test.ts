/** Twenty tasks of a client with one script: search, describe, check, run. */
import { describe, expect, it } from "vitest";
import { sharedDeployment } from "#test/gateway/deployment.ts";
import { connectAgent } from "./agent-client.ts";

const MOST_CALLS = 4;

/** A task in plain words, and the field that its answer must contain. */
const tasks: readonly (readonly [task: string, field: string])[] = [
  ["Show tickets with their requesters", "Ticket.requester"],
  ["Which tickets did people open?", "User.tickets"],
  ["Who works on a ticket?", "Ticket.assignee"],
  ["How happy were customers with our support?", "SupportDesk.satisfactionRatings"],
  ["Which service level agreements do we promise?", "SupportDesk.slaPolicies"],
  ["All payments of a person", "User.allPayments"],
  ["balance of a bank account", "BankAccount.balance"],
  ["monthly statements of an account", "BankAccount.statements"],
  ["Which customers complained about a transaction?", "Banking.disputes"],
  ["people who want to become customers of the bank", "Banking.applications"],
  ["Our suppliers", "Erp.vendors"],
  ["trial balance", "Erp.trialBalance"],
  ["hours that employees worked", "Erp.timeRegistrationEntries"],
  ["Which deals does a contact have in the CRM?", "CrmPerson.deals"],
  ["Who owns a contact in the CRM?", "CrmPerson.owner"],
  ["Which projects are there?", "ProjectManagement.projects"],
  ["waiting lines in the contact center", "ContactCentre.queues"],
  ["Which agents are in a contact center team?", "ContactCentreTeam.agents"],
  ["external identity providers", "Identity.providers"],
  ["company of a person", "User.company"],
];

const deployment = await sharedDeployment();

/** True if a path of an answer leads to a value. Any item of a list may continue the path. */
function holds(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((one) => holds(one, [name ?? "", ...rest]));
  if (name === undefined) return value !== null && value !== undefined;
  if (typeof value !== "object" || value === null) return false;
  const member = (value as Readonly<Record<string, unknown>>)[name];
  return rest.length === 0 ? member !== null && member !== undefined : holds(member, rest);
}

describe("tasks of an agent", () => {
  it.each(tasks)("%s: at most four tool calls", async (task, field) => {
    await using agent = await connectAgent(deployment.origin);
    const { value: found } = await agent.call("search", { words: task });
    const hits = found["fields"] as readonly { readonly name: string; readonly way: string }[];
    const hit = hits.find(({ name }) => name === field);
    expect(hit, hits.map(({ name }) => name).join()).toBeDefined();
    const { value: described } = await agent.call("describe", { names: [field] });
    const { document } = described["example"] as { readonly document: string };
    const { value: checked } = await agent.call("check", { document });
    expect(checked).toMatchObject({ valid: true, advice: [] });
    const { isError, value: ran } = await agent.call("run", { document });
    expect(isError).toBe(false);
    expect(ran["answer"]).not.toHaveProperty("errors");
    expect(holds(ran["answer"], ["data", ...(hit?.way ?? "").split(".")]), document).toBe(true);
    expect(agent.calls.length).toBeLessThanOrEqual(MOST_CALLS);
  });
});
