/**
 * Workers by address. The report of the HR instance cannot be filtered, so it is read completely and cached.
 * An organization has at most one instance, which is found by the list of instances.
 */
import type { HrInstance, HrWorker } from "#contracts/directory/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type { FamilyClient } from "#subgraphs/kit/calls/family-client.ts";
import { CachedIndex, type IndexView } from "#subgraphs/kit/loading/cached-index.ts";
import { emailIn } from "#subgraphs/kit/mapping/ids.ts";

type Worker = Wire<HrWorker>;
interface Index {
  /** False if the organization has no HR instance. */
  readonly hasInstance: boolean;
  readonly workers: ReadonlyMap<string, readonly Worker[]>;
}

const organizationOf = ({ upstream }: FamilyClient) => upstream.settings.scope?.["x-org-id"];

const indexes = new CachedIndex<Index>("workers", async (client, pagesOf) => {
  const organization = { "x-org-id": organizationOf(client) };
  const workers = new Map<string, Worker[]>();
  let hasInstance = false;
  for await (const instances of pagesOf("listHrInstances", { ...organization, fields: ["id"] }))
    for (const { id } of instances as Wire<HrInstance>[]) {
      if (!id) continue;
      hasInstance = true;
      for await (const page of pagesOf("listHrWorkers", { ...organization, hr_instance_id: id }))
        for (const worker of page as Worker[]) {
          const email = emailIn(worker.email);
          if (email === undefined) continue;
          const others = workers.get(email);
          if (others) others.push(worker);
          else workers.set(email, [worker]);
        }
    }
  return { hasInstance, workers };
});

/** View of the configured organization's index for one operation. */
export class WorkersIndex {
  readonly #index: IndexView<Index>;

  constructor(client: FamilyClient) {
    this.#index = indexes.of(client, organizationOf(client));
  }

  /** The workers with this address. Undefined if there is no HR instance. */
  async find(email: string): Promise<readonly Worker[] | undefined> {
    const { hasInstance, workers } = await this.#index.get();
    return hasInstance ? (workers.get(email) ?? []) : undefined;
  }

  /** Drops the index after an import, which may add workers. */
  forget(): void {
    this.#index.forget();
  }
}
