/** Settings of the sources of declared families (`families.folder`), by the source names in their files. */
import type { FamilySettings } from "./family-settings.ts";

export interface DeclaredSource {
  /** Base URL; overrides the one in the file. */
  readonly url?: string | undefined;
  readonly credential?: FamilySettings["credential"] | undefined;
  /** HTTP dispatcher of its calls, set by rehearsals. */
  readonly dispatcher?: FamilySettings["dispatcher"];
  /** Values of `$config` in the mappings of the source. */
  readonly config?: Readonly<Record<string, unknown>> | undefined;
}

export type DeclaredSettings = Readonly<Record<string, DeclaredSource>>;
