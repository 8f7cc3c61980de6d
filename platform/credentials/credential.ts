/** Source of the secret with which a family is called. */

/** Source of a secret, as the configuration names it. */
export type CredentialSource =
  | { readonly secret: string }
  | { readonly file: string }
  | { readonly oauth: string };

export interface Credential {
  /** The secret to present now; undefined while there is none. */
  readonly secret: string | undefined;
  /** Resolves when the first secret is available, or when its source has failed; never rejects. */
  ready(): Promise<void>;
  /** Handles a refusal of the secret by the family: reads or fetches another one if possible. */
  refused(): void;
  /** Reads or fetches the secret again, because the operator has changed it. */
  reload(): void;
  /** Stops timers. */
  close(): void;
}

/** Called with a sentence for the operator, without any secret. */
export type Warn = (message: string) => void;

/** Credential with a secret from the configuration. */
export const fixedCredential = (secret: string): Credential => ({
  secret,
  ready: async () => undefined,
  refused: () => undefined,
  reload: () => undefined,
  close: () => undefined,
});

/** Secrets that were read from files or fetched. The log redacts them. */
const live = new Set<string>();
const MAX_LIVE = 200;

/** Registers a secret, so that the log redacts it. */
export function noteSecret(secret: string): void {
  const [oldest] = live;
  if (live.size >= MAX_LIVE && oldest !== undefined) live.delete(oldest);
  live.add(secret);
}

/** The secrets that were registered last. */
export const notedSecrets = (): Iterable<string> => live;
