/** Saved reports in the database that several gateways share. */
import type { ReportSource } from "#reports/kit/stored/run-folder.ts";
import type { Query } from "#reports/server/engine/engine.ts";
import { reached } from "#reports/server/engine/job.ts";
import type { SavedStore } from "./saved-store.ts";

export class SavedTable implements SavedStore {
  readonly #query: Query;
  readonly #table: string;

  constructor({ query, saved }: { readonly query: Query; readonly saved: string }) {
    this.#query = query;
    this.#table = saved;
  }

  async names(): Promise<readonly string[]> {
    const rows = await this.#run(`SELECT name FROM ${this.#table} ORDER BY name COLLATE "C"`);
    return rows.map((row) => (row as { readonly name: string }).name);
  }

  async read(names: readonly string[]): Promise<readonly ReportSource[]> {
    const wanted = `SELECT name, files FROM ${this.#table} WHERE name = ANY ($1) ORDER BY name COLLATE "C"`;
    const rows = (await this.#run(wanted, [names])) as readonly { name: string; files: string }[];
    return rows.map(({ name, files }) => ({ name, files: JSON.parse(files) as ReportSource["files"] }));
  }

  async write({ name, files }: ReportSource, replaces: boolean): Promise<boolean> {
    const taken = replaces ? "UPDATE SET files = EXCLUDED.files" : "NOTHING";
    const rows = await this.#run(
      `INSERT INTO ${this.#table} (name, files) VALUES ($1, $2) ON CONFLICT (name) DO ${taken} RETURNING name`,
      [name, JSON.stringify(files)],
    );
    return rows.length > 0;
  }

  async delete(name: string): Promise<void> {
    await this.#run(`DELETE FROM ${this.#table} WHERE name = $1`, [name]);
  }

  #run(sql: string, values: readonly unknown[] = []): Promise<readonly unknown[]> {
    return reached(() => this.#query(sql, values));
  }
}
