/** Source of the secret with which a family is called. */

/** Source of a secret, as the configuration names it. */
export type CredentialSource =
  | { readonly secret: string }
  | { readonly file: string }
  | { readonly oauth: string };

export interface Credential {
  /** The secret to present now; undefined while there is none. */
  readonly secret: string | undefined;
  /** Settles when the first secret is there, or when its source has failed; never rejects. */
  ready(): Promise<void>;
  /** The family refused the secret: another one is fetched where that is possible. */
  refused(): void;
  /** The operator says that there is another secret: it is read or fetched anew. */
  reload(): void;
  /** Ends timers and watches. */
  close(): void;
}

/** Called with a sentence for the operator, without any secret. */
export type Warn = (message: string) => void;

/** A secret that stands in the configuration. */
export const fixedCredential = (secret: string): Credential => ({
  secret,
  ready: async () => undefined,
  refused: () => undefined,
  reload: () => undefined,
  close: () => undefined,
});

/** Secrets that were read or fetched after the start: no line of the log may hold one. */
const live = new Set<string>();
const MAX_LIVE = 200;

/** Notes a secret, so that it is struck out of the log. */
export function noteSecret(secret: string): void {
  const [oldest] = live;
  if (live.size >= MAX_LIVE && oldest !== undefined) live.delete(oldest);
  live.add(secret);
}

/** The secrets noted so far. */
export const notedSecrets = (): Iterable<string> => live;
