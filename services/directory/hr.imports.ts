/** Import jobs. Each entry becomes a directory user and a worker in the report, or gets an error. */

import type { HrImportResult, HrImportUser } from "#contracts/directory/hr.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Jobs } from "#services/kit/data/jobs.ts";
import { type DirectoryTables, type DirectoryUser, type InstanceRow, keyIn, newId } from "./tables.ts";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Outcome = Pick<HrImportResult, "status" | "userId" | "message">;
const failed = (message: string): Outcome => ({ status: "failed", userId: null, message });

export function imports(tables: DirectoryTables, jobs: Jobs, delayMs: number) {
  const { users, workers, instances, imports: importJobs, importResults } = tables;

  /** The user with the entry's address, else with its user name. */
  function userOf(organizationId: string, { email, username }: HrImportUser): DirectoryUser | undefined {
    const [byEmail] = email ? users.by("email", keyIn(organizationId, email)) : [];
    const [byName] = username ? users.by("username", keyIn(organizationId, username)) : [];
    return byEmail ?? byName;
  }

  function createdUser(organizationId: string, entry: HrImportUser): DirectoryUser | Outcome {
    const { email = "" } = entry;
    if (email === "") return failed("A new user needs an email");
    const username = entry.username ?? email.split("@")[0] ?? email;
    if (users.by("username", keyIn(organizationId, username)).length > 0)
      return failed(`The username ${username} is taken`);
    const { firstname = null, lastname = null } = entry;
    return users.put({
      id: newId(),
      organizationId,
      email: email.toLowerCase(),
      username,
      firstname,
      lastname,
    });
  }

  function report(instanceId: string, user: DirectoryUser, entry: HrImportUser): void {
    const [before] = workers.by("email", keyIn(instanceId, user.email));
    const { email, username, firstname, lastname } = user;
    workers.put({
      id: before?.id ?? String(workers.nextId()),
      instanceId,
      value: {
        email,
        username,
        firstname,
        lastname,
        attributes: entry.attributes ?? before?.value.attributes ?? [],
      },
    });
  }

  function take({ organizationId, value }: InstanceRow, entry: HrImportUser): Outcome {
    const { email, username, firstname, lastname } = entry;
    if (!email && !username) return failed("An entry needs an email or a username");
    if (email && !EMAIL.test(email)) return failed("The email is not an address");
    const known = userOf(organizationId, entry);
    const user = known
      ? users.put({
          ...known,
          firstname: firstname ?? known.firstname,
          lastname: lastname ?? known.lastname,
        })
      : createdUser(organizationId, entry);
    if ("status" in user) return user;
    report(value.id, user, entry);
    return { status: known ? "updated" : "created", userId: user.id, message: null };
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
