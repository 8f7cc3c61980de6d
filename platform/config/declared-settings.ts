/** Settings of the sources of `families.folder`, by the names that their files give them. */
import type { FamilySettings } from "./family-settings.ts";

export interface DeclaredSource {
  /** Base URL, instead of the file's. */
  readonly url?: string | undefined;
  readonly credential?: FamilySettings["credential"] | undefined;
  /** Connections of its calls, for rehearsals. */
  readonly dispatcher?: FamilySettings["dispatcher"];
  /** `$config` in the mappings of the source. */
  readonly config?: Readonly<Record<string, unknown>> | undefined;
}

export type DeclaredSettings = Readonly<Record<string, DeclaredSource>>;
