/** Lists that have a second page only for certain objects of the demo company. */

import { AddGroupTargetDocument, ImportHrUsersDocument } from "#generated/test/graphql.ts";
import { groupRoleId } from "#services/demo/things/identity.ts";
import type { Tributary } from "#test/kit/gateway.ts";

/** Query for a page of a list after `$after`, with only one `endCursor`. */
const paged = (before: string, list: string, args = "") =>
  `query Page($after: String) { ${before} { ${list}(first: 1, after: $after${args && `, ${args}`}) {
     nodes { __typename } pageInfo { endCursor } } ${"} ".repeat(before.split("{").length - 1)}} }`;

const ofRole = (id: string, list: string) => paged(`node(id: "${id}") { ... on IdentityRole`, list);

const ROLES = "query Roles($email: String!) { user(email: $email) { identityUser { roles { id type } } } }";

/** Index of a person whose roles have targets. */
const ADMINISTRATOR = 14;

type Ids = ReadonlyMap<string, readonly string[]>;

/** Queries with `$after`, each for a list with at least two rows. */
export async function secondPages(tributary: Tributary, ids: Ids): Promise<readonly string[]> {
  const hrInstance = ids.get("DirectoryHrInstance")?.[0];
  const users = ["one", "two"].map((name) => ({ email: `${name}.import@example.org`, username: name }));
  const { importDirectoryHrUsers: started } = await tributary.data(ImportHrUsersDocument, {
    input: { id: hrInstance, users },
  });
  if (!started.job) throw new Error(`no import was started: ${JSON.stringify(started.userErrors)}`);
  const emailOf = (index: number) => tributary.families.person(index).email;
  const { user } = await tributary.data<{
    user: { identityUser: { roles: { id: string; type: string }[] } };
  }>(ROLES, { email: emailOf(ADMINISTRATOR) });
  const { roles } = user.identityUser;
  const helpDesk = roles.find(({ type }) => type === "HELP_DESK_ADMIN");
  for (const group of ["department-engineering", "department-support"])
    await tributary.data(AddGroupTargetDocument, { input: { roleId: helpDesk?.id, groupId: group } });
  const groupRole = (group: string, type: "APP_ADMIN" | "HELP_DESK_ADMIN") =>
    `IdentityRole:group:${group}:${groupRoleId(group, type)}`;
  return [
    paged(
      `directory { hrInstances(first: 1) { nodes { importJob(id: "${started.job.upstreamId}")`,
      "results",
    ),
    paged(`user(email: "${emailOf(0)}") { identityUser`, "linkedObjects", 'relationshipName: "subordinate"'),
    paged("supportDesk", "ticketMetricEvents", 'filter: { occurredAt: { from: "2001-01-01T00:00:00Z" } }'),
    paged('supportDesk { ticketField(id: "803")', "options"),
    ...(ids.get("Ticket") ?? []).map((id) => paged(`node(id: "${id}") { ... on Ticket`, "comments")),
    ...(ids.get("CrmPerson") ?? []).map((id) => paged(`node(id: "${id}") { ... on CrmPerson`, "changelog")),
    ...[
      ...roles.map(({ id }) => id),
      groupRole("department-engineering", "APP_ADMIN"),
      groupRole("department-support", "HELP_DESK_ADMIN"),
    ].flatMap((id) => [ofRole(id, "appTargets"), ofRole(id, "groupTargets")]),
  ];
}
