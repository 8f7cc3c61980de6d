/** Support load: what each team of the contact centre has to do, and how satisfied people are. */
import { SupportLoadDocument } from "./__generated__/graphql.ts";
import { defineReport, each } from "./kit/report-definition.ts";
import { integer, percentage, text } from "./kit/rows/columns.ts";
import { percent } from "./kit/rows/decimal.ts";

const columns = {
  team: text("Team"),
  agents: integer("Agents"),
  available: integer("Available"),
  conversations: integer("Conversations"),
  open: integer("Open tickets"),
  solved: integer("Solved tickets"),
  good: integer("Good ratings"),
  bad: integer("Bad ratings"),
  satisfaction: percentage("Satisfaction"),
};

const OPEN: ReadonlySet<string> = new Set(["NEW", "OPEN", "PENDING", "HOLD"]);
const DONE: ReadonlySet<string> = new Set(["SOLVED", "CLOSED"]);

/** What one agent has done, and has to do. */
class Load {
  open = 0;
  solved = 0;
  good = 0;
  bad = 0;
}

export const supportLoad = defineReport({
  name: "support-load",
  title: "Support load and satisfaction by team",
  about:
    "Tickets and satisfaction ratings by the team of the agent who has them; an agent in two teams counts in both.",
  document: SupportLoadDocument,
  columns,
  whole: true,
  rows({ contactCentre, supportDesk }) {
    const loads = new Map<string, Load>();
    // Without an address an agent is in no team, which is not the same as nobody.
    const loadOf = (assignee: { readonly id: string; readonly email?: string | null } | null | undefined) => {
      const key = assignee ? (assignee.email?.toLowerCase() ?? assignee.id) : "";
      const load = loads.get(key) ?? new Load();
      loads.set(key, load);
      return load;
    };
    for (const { status, assignee } of onceById(supportDesk?.exportTickets?.nodes)) {
      const load = loadOf(assignee);
      if (OPEN.has(String(status))) load.open++;
      if (DONE.has(String(status))) load.solved++;
    }
    for (const { score, assignee } of onceById(supportDesk?.satisfactionRatings?.nodes)) {
      const load = loadOf(assignee);
      if (score === "GOOD") load.good++;
      if (score === "BAD") load.bad++;
    }
    const inTeams = new Set<string>();
    const rows = each(contactCentre?.teams?.nodes).map(({ name, agents }) => {
      const members = each(agents?.nodes);
      const emails = new Set(members.flatMap(({ email }) => email?.toLowerCase() ?? []));
      for (const email of emails) inTeams.add(email);
      const present = members.flatMap(({ presence }) => presence ?? []);
      return {
        team: name,
        agents: members.length,
        available: present.filter(({ status }) => status === "AVAILABLE").length,
        conversations: present.reduce((sum, one) => sum + (one.activeConversations ?? 0), 0),
        ...sumOf([...emails].map((email) => loads.get(email))),
      };
    });
    const nobody = { agents: null, available: null, conversations: null };
    const others = [...loads].filter(([email]) => email !== "" && !inTeams.has(email));
    rows.sort((a, b) => b.open - a.open);
    return [
      ...rows,
      { team: "(in no team)", ...nobody, agents: others.length, ...sumOf(others.map(([, load]) => load)) },
      { team: "(unassigned)", ...nobody, ...sumOf([loads.get("")]) },
    ];
  },
  chart: { kind: "bars", title: "Open tickets by team", label: "team", value: "open" },
});

/** A list that changes while it is read may give an object on two pages. */
function onceById<T extends { readonly id: string }>(list: readonly (T | null)[] | null | undefined) {
  return new Map(each(list).map((one) => [one.id, one])).values();
}

function sumOf(loads: readonly (Load | undefined)[]) {
  const sum = new Load();
  for (const load of each(loads)) {
    sum.open += load.open;
    sum.solved += load.solved;
    sum.good += load.good;
    sum.bad += load.bad;
  }
  return { ...sum, satisfaction: percent(sum.good, sum.good + sum.bad) };
}
