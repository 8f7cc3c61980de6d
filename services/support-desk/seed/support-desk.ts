/** Seeds policies, collections, accounts and sessions. */

import type { CollectionJob, ResourceType, SlaPolicy } from "#contracts/support-desk/index.ts";
import type { DemoCompany } from "#services/demo/company.ts";
import { idFor } from "#services/demo/ids.ts";
import { seededRandom } from "#services/kit/data/random.ts";
import type { SupportDeskTables } from "#services/support-desk/tables.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const OWNER = "owner@tributary.example";

const iso = (time: number) => new Date(time).toISOString();

type PolicyDraft = Pick<SlaPolicy, "title" | "description" | "filter" | "policy_metrics">;

const policyDrafts: readonly PolicyDraft[] = [
  {
    title: "Customers who matter most",
    description: "Answered within the hour, day and night.",
    filter: { all: [{ field: "current_tags", operator: "includes", value: ["vip", "beta"] }], any: [] },
    policy_metrics: [
      { priority: "urgent", metric: "first_reply_time", target: 15, business_hours: false },
      { priority: "high", metric: "first_reply_time", target: 60, business_hours: false },
      { priority: "urgent", metric: "next_reply_time", target: 30, business_hours: false },
      { priority: "urgent", metric: "total_resolution_time", target: 480, business_hours: false },
    ],
  },
  {
    title: "Incidents",
    description: null,
    filter: {
      all: [{ field: "ticket_type", operator: "is", value: "incident" }],
      any: [
        { field: "requester_role", operator: "is_not", value: "admin" },
        { field: "current_tags", operator: "not_includes", value: ["follow-up"] },
      ],
    },
    policy_metrics: [
      { priority: "normal", metric: "first_reply_time", target: 240, business_hours: true },
      { priority: "normal", metric: "periodic_update_time", target: 1_440, business_hours: true },
      { priority: "normal", metric: "pausable_update_time", target: 2_880, business_hours: true },
    ],
  },
  {
    title: "Everything else",
    description: "What is promised to everybody.",
    filter: { all: [], any: [] },
    policy_metrics: [
      { priority: "low", metric: "requester_wait_time", target: 5_760, business_hours: true },
      { priority: "low", metric: "agent_work_time", target: 2_880, business_hours: true },
    ],
  },
];

const collectionDrafts: readonly (readonly [type: ResourceType, identifier: string, title: string][])[] = [
  [
    ["ticket_fields", "warranty", "Warranty until"],
    ["triggers", "warranty_over", "Tell when the warranty is over"],
    ["views", "warranty_view", "Under warranty"],
  ],
  [
    ["macros", "close_politely", "Close politely"],
    ["automations", "remind", "Remind after four days"],
  ],
];

function seedCollections({ collections, resources }: SupportDeskTables, today: number): void {
  for (const [index, draft] of collectionDrafts.entries()) {
    const id = 9_201 + index;
    const rows = draft.map(([type, identifier, title]) =>
      resources.put({
        id: 9_301 + resources.size,
        collectionId: id,
        type,
        identifier,
        definition: { title },
        deleted: false,
      }),
    );
    const at = iso(today - (40 + index) * DAY);
    const job_status: CollectionJob = {
      id: `00000000-0000-4000-8000-00000000920${index + 1}`,
      action: "create",
      resource_collection_id: id,
      status: "completed",
      total: rows.length,
      progress: rows.length,
      message: `${rows.length} done`,
      results: rows.map(({ id: resource_id, type, identifier }) => ({
        type,
        identifier,
        resource_id,
        success: true,
        error: null,
      })),
    };
    collections.put({ id, job_status, created_at: at, updated_at: at });
  }
}

/** Seeds sessions of every third person, and of an admin, an agent and an end user. Some have two. */
function seedSessions({ sessions }: SupportDeskTables, { people, today }: DemoCompany): void {
  const random = seededRandom("support desk sessions");
  for (const { index } of people) {
    if (index > 4 && index % 3 !== 0) continue;
    for (let left = index < 3 || random.chance(0.3) ? 2 : 1; left > 0; left--) {
      const seen = today - random.int(1, 3 * 24 * 60) * MINUTE;
      sessions.put({
        id: 95_001 + sessions.size,
        user_id: Number(idFor("supportDesk", index)),
        authenticated_at: iso(seen - random.int(1, 600) * MINUTE),
        last_seen_at: iso(seen),
      });
    }
  }
}

export function seedDesk(tables: SupportDeskTables, company: DemoCompany): void {
  const start = iso(Date.UTC(2020, 1, 3, 9));
  const dates = { created_at: start, updated_at: start };
  for (const [index, draft] of policyDrafts.entries())
    tables.slaPolicies.put({ id: 9_101 + index, position: index + 1, ...draft, ...dates });
  seedCollections(tables, company.today);
  seedSessions(tables, company);
  for (const [index, subdomain] of ["tributary", "tributarytest"].entries())
    tables.accounts.put({
      id: 9_401 + index,
      name: index === 0 ? "Tributary" : "Tributary, for trying things",
      subdomain,
      time_zone: "UTC",
      locale: "en",
      owner: { name: "The owner", email: OWNER },
      ...dates,
    });
}
