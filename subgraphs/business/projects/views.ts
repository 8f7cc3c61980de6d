/** Builds `fields[<type>]` and `include` of a list from the selection. */
import type { GraphQLResolveInfo } from "graphql";
import type { Includable } from "#contracts/projects/index.ts";
import { asksForTotal, selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";

type Type = Includable | "updates" | "statuses";

/** For each wire type, its relations to other types. */
const relations: Readonly<Partial<Record<Type, Readonly<Record<string, Includable>>>>> = {
  updates: { project: "projects", author: "users" },
  projects: { owner: "users", company: "companies", category: "projectCategories", tags: "tags" },
  statuses: { person: "users", team: "teams" },
};

/** Query parameters that request the selected members of a list's rows. */
export function viewOf(info: GraphQLResolveInfo, graphType: string, rows: Type) {
  const fields = new Map<Type, Set<string>>([[rows, new Set()]]);
  for (const path of selectedMembers(info, graphType)) {
    const parts = path.split(".");
    const member = parts.pop() ?? "";
    let type = rows;
    for (const part of parts) type = relations[type]?.[part] ?? type;
    const members = fields.get(type) ?? new Set();
    // A reference contains the id already.
    if (member !== "id") fields.set(type, members.add(member));
  }
  const include = [...fields.keys()].filter((type): type is Includable => type !== rows);
  return {
    // Without this parameter, rows have all members.
    fields: Object.fromEntries([...fields].map(([type, members]) => [type, ["id", ...members]])),
    ...(include.length > 0 && { include }),
    ...(!asksForTotal(info) && { skipCounts: true }),
  };
}
