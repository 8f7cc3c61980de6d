/** The HR-system import: one instance, its authorizations, import jobs and report data. */
import { HR_INTEGRATOR } from "#contracts/demo-credentials.ts";
import { type HrAuth, HrInstance, HrWorker, type hrOperations } from "#contracts/directory/hr.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Jobs } from "#services/kit/data/jobs.ts";
import { lqList } from "#services/kit/lq-list.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { imports } from "./hr.imports.ts";
import { DEFAULT_INSTANCE_NAME } from "./seed/index.ts";
import { organizationOf, organizationToChange } from "./support/organizations.ts";
import { type DirectoryTables, type InstanceRow, newId } from "./tables.ts";

/** Delay before an import job runs, ms. */
export const IMPORT_MS = 5_000;

const instancesAsAsked = lqList(HrInstance, { defaults: ["id", "name", "kind", "reportUrl"] });
const workersAsAsked = lqList(HrWorker);

/** @throws 400 without basic credentials or with OAuth, 403 for credentials other than the integrator's */
function checkAuthorization(auth: HrAuth | undefined): void {
  if (auth?.oauth) throw new Problem(400, "OAuth is not supported for HR instances", { field: "auth.oauth" });
  if (!auth?.basic)
    throw new Problem(400, "Basic credentials of the HR system's integrator are required", {
      field: "auth.basic",
    });
  const { username, password } = auth.basic;
  if (username !== HR_INTEGRATOR.username || password !== HR_INTEGRATOR.password)
    throw new Problem(403, "These are not the credentials of the HR system's integrator", {
      field: "auth.basic",
    });
}

/** @throws 400 for a name other than the fixed one */
function checkName(name: string | undefined): void {
  if (name !== undefined && name !== DEFAULT_INSTANCE_NAME)
    throw new Problem(400, "The name of an HR instance cannot be changed", { field: "name" });
}

export function hrHandlers(tables: DirectoryTables, jobs: Jobs): HandlersOf<typeof hrOperations> {
  const { instances, workers } = tables;
  const { begin, resultsOf } = imports(tables, jobs, IMPORT_MS);

  function instanceOf(organizationId: string, id: string): InstanceRow {
    const instance = instances.get(id);
    if (instance?.organizationId !== organizationId) throw new Problem(404, "There is no such HR instance");
    return instance;
  }

  function change({ organizationId, value }: InstanceRow, changes: Partial<HrInstance>, now: number) {
    const updated = new Date(now).toISOString();
    return instances.put({ organizationId, value: { ...value, ...changes, updated } }).value;
  }

  return {
    listHrInstances(input) {
      const own = instances.by("organization", organizationOf(tables, input));
      return instancesAsAsked(
        own.map(({ value }) => value),
        input,
      );
    },

    createHrInstance(input, { caller, now }) {
      const organizationId = organizationToChange(tables, input, caller);
      const { auth, name, reportUrl } = input.body;
      checkAuthorization(auth);
      checkName(name);
      if (instances.by("organization", organizationId).length > 0)
        throw new Problem(409, "Only one HR instance is allowed, and there is one");
      const created = new Date(now).toISOString();
      const value: HrInstance = {
        id: newId(),
        name: DEFAULT_INSTANCE_NAME,
        kind: "import",
        reportUrl: reportUrl ?? null,
        authMethods: ["basic"],
        created,
        updated: created,
        lastImport: null,
      };
      return instances.put({ organizationId, value }).value;
    },

    getHrInstance: (input) => instanceOf(organizationOf(tables, input), input.id).value,

    /** Members that the body omits keep their values. */
    updateHrInstance(input, { caller, now }) {
      const instance = instanceOf(organizationToChange(tables, input, caller), input.id);
      const { name, reportUrl } = input.body;
      checkName(name);
      return change(instance, reportUrl === undefined ? {} : { reportUrl }, now);
    },

    authorizeHrInstance(input, { caller, now }) {
      const instance = instanceOf(organizationToChange(tables, input, caller), input.hr_instance_id);
      checkAuthorization(input.body.auth);
      change(instance, { authMethods: ["basic"] }, now);
      return undefined;
    },

    removeHrInstanceAuth(input, { caller, now }) {
      const instance = instanceOf(organizationToChange(tables, input, caller), input.hr_instance_id);
      change(instance, { authMethods: [] }, now);
      return undefined;
    },

    importHrUsers(input, { caller, now }) {
      const instance = instanceOf(organizationToChange(tables, input, caller), input.hr_instance_id);
      return { jobId: begin(instance.value.id, newId(), input.body, now) };
    },

    listHrImportResults(input) {
      const { value } = instanceOf(organizationOf(tables, input), input.id);
      return resultsOf(value.id, input.job_id);
    },

    listHrWorkers(input) {
      const { value } = instanceOf(organizationOf(tables, input), input.hr_instance_id);
      const own = workers.by("instance", value.id).map((row) => row.value);
      return workersAsAsked(own, input);
    },
  };
}
