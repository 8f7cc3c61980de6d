/**
 * The HR-system import: one instance, its authorizations, import jobs and report data. Each entry of a job becomes a
 * directory user and a worker in the report, or gets an error.
 */
import { HR_INTEGRATOR } from "#contracts/demo-credentials.ts";
import {
  type HrAuth,
  type HrImportResult,
  type HrImportUser,
  HrInstance,
  HrWorker,
  type hrOperations,
} from "#contracts/directory/hr.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Jobs } from "#services/kit/data/jobs.ts";
import { lqList } from "#services/kit/lq-list.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { DEFAULT_INSTANCE_NAME } from "./seed/index.ts";
import { organizationOf, organizationToChange } from "./support/organizations.ts";
import { type DirectoryTables, type DirectoryUser, type InstanceRow, keyIn, newId } from "./tables.ts";

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

type Outcome = Pick<HrImportResult, "status" | "userId" | "message">;

function imports(tables: DirectoryTables, jobs: Jobs, delayMs: number) {
  const { users, workers, instances, imports: importJobs, importResults } = tables;

  /** Creates the user of an entry, or updates the one with its address, else with its user name. */
  function userOf(
    organizationId: string,
    entry: HrImportUser,
  ): readonly [user?: DirectoryUser, isKnown?: boolean] {
    const { email, username, firstname, lastname } = entry;
    const [known] = [
      ...(email ? users.by("email", keyIn(organizationId, email)) : []),
      ...(username ? users.by("username", keyIn(organizationId, username)) : []),
    ];
    const user = known ?? (email ? created(organizationId, email.toLowerCase(), username) : undefined);
    if (!user) return [];
    const names = { firstname: firstname ?? user.firstname, lastname: lastname ?? user.lastname };
    return [users.put({ ...user, ...names }), known !== undefined];
  }

  const created = (
    organizationId: string,
    email: string,
    username = email.split("@")[0] ?? email,
  ): DirectoryUser => ({
    id: newId(),
    organizationId,
    email,
    username,
    firstname: null,
    lastname: null,
  });

  function take({ organizationId, value }: InstanceRow, entry: HrImportUser): Outcome {
    const [user, isKnown] = userOf(organizationId, entry);
    if (!user) return { status: "failed", userId: null, message: "A new user needs an email" };
    const { id: userId, organizationId: _, ...shown } = user;
    const [before] = workers.by("email", keyIn(value.id, user.email));
    workers.put({
      id: before?.id ?? String(workers.nextId()),
      instanceId: value.id,
      value: { ...shown, attributes: entry.attributes ?? before?.value.attributes ?? [] },
    });
    return { status: isKnown ? "updated" : "created", userId, message: null };
  }

  const run = jobs.define("hrImport", ({ id }: { id: string }, { now }) => {
    const instance = instances.get(importJobs.get(id)?.instanceId ?? "");
    if (!instance) return;
    const at = new Date(now).toISOString();
    for (const { jobId, value } of importResults.by("job", id))
      importResults.put({ jobId, value: { ...value, ...take(instance, value.entry), updated: at } });
    const { organizationId, value } = instance;
    instances.put({ organizationId, value: { ...value, lastImport: at } });
  });

  return {
    /** Starts an import job. Its results are pending until it has run. */
    begin(instanceId: string, id: string, entries: readonly HrImportUser[], now: number): string {
      const at = new Date(now).toISOString();
      importJobs.put({ id, instanceId });
      for (const entry of entries)
        importResults.put({
          jobId: id,
          value: {
            id: newId(),
            status: "pending",
            userId: null,
            message: null,
            created: at,
            updated: at,
            entry,
          },
        });
      run({ id }, delayMs);
      return id;
    },

    /** @throws 404 if the instance has no such job */
    resultsOf(instanceId: string, id: string): HrImportResult[] {
      if (importJobs.get(id)?.instanceId !== instanceId)
        throw new Problem(404, "There is no such import job");
      return importResults.by("job", id).map(({ value }) => value);
    },
  };
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
      const own = instances.by("organization", organizationOf(input));
      return instancesAsAsked(
        own.map(({ value }) => value),
        input,
      );
    },

    createHrInstance(input, { caller, now }) {
      const organizationId = organizationToChange(input, caller);
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

    getHrInstance: (input) => instanceOf(organizationOf(input), input.id).value,

    /** Members that the body omits keep their values. */
    updateHrInstance(input, { caller, now }) {
      const instance = instanceOf(organizationToChange(input, caller), input.id);
      const { name, reportUrl } = input.body;
      checkName(name);
      return change(instance, reportUrl === undefined ? {} : { reportUrl }, now);
    },

    authorizeHrInstance(input, { caller, now }) {
      const instance = instanceOf(organizationToChange(input, caller), input.hr_instance_id);
      checkAuthorization(input.body.auth);
      change(instance, { authMethods: ["basic"] }, now);
      return undefined;
    },

    removeHrInstanceAuth(input, { caller, now }) {
      const instance = instanceOf(organizationToChange(input, caller), input.hr_instance_id);
      change(instance, { authMethods: [] }, now);
      return undefined;
    },

    importHrUsers(input, { caller, now }) {
      const instance = instanceOf(organizationToChange(input, caller), input.hr_instance_id);
      return { jobId: begin(instance.value.id, newId(), input.body, now) };
    },

    listHrImportResults(input) {
      const { value } = instanceOf(organizationOf(input), input.id);
      return resultsOf(value.id, input.job_id);
    },

    listHrWorkers(input) {
      const { value } = instanceOf(organizationOf(input), input.hr_instance_id);
      const own = workers.by("instance", value.id).map((row) => row.value);
      return workersAsAsked(own, input);
    },
  };
}
