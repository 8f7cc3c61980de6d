/** An object that no link, or not every link, leads to, because no documented operation does. */
export interface UnreachableObject {
  /** The type, and the missing way to it, in Markdown. */
  readonly noun: string;
  readonly why: string;
}
