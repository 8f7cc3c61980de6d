/** The store of saved reports: the texts of their files, by name. */
import type { ReportSource } from "#reports/kit/stored/run-folder.ts";

export interface SavedStore {
  /** Names of the saved reports, sorted. */
  names(): Promise<readonly string[]>;
  /** Saved reports by name, without reports that have no file or were just deleted. */
  read(names: readonly string[]): Promise<readonly ReportSource[]>;
  /**
   * Stores all files of a report at once.
   * @returns false, without any change, if another gateway has saved one of this name meanwhile
   */
  write(source: ReportSource, replaces: boolean): Promise<boolean>;
  delete(name: string): Promise<void>;
}
