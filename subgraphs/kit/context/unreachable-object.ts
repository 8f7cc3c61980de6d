/** An object that no documented operation leads to, or not from everywhere; declared beside its family. */
export interface UnreachableObject {
  /** The type, and from where it cannot be reached; in Markdown. */
  readonly noun: string;
  readonly why: string;
}
