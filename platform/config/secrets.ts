/** What of a configuration nobody may ever read in a log. */
import type { Config } from "./read.ts";

/** The values of all credentials that a process holds. */
export function secretsOf(config: Config): string[] {
  const { families, auth, listeners, subgraphsSecret, filesSecret, telemetry } = config;
  return [
    ...Object.values(families).flatMap(({ credential }) =>
      // A user's password may be sent in another form than it is written here.
      "secret" in credential ? [credential.secret, Buffer.from(credential.secret).toString("base64")] : [],
    ),
    ...[auth, ...Object.values(listeners)].flatMap((settings) =>
      settings?.kind === "jwt" && settings.key instanceof Uint8Array
        ? [Buffer.from(settings.key).toString()]
        : [],
    ),
    ...Object.values(listeners).flatMap((settings) => (settings.kind === "token" ? [settings.token] : [])),
    ...(subgraphsSecret === undefined ? [] : [subgraphsSecret]),
    ...(filesSecret === undefined ? [] : [Buffer.from(filesSecret).toString("base64")]),
    ...(telemetry.metrics?.token === undefined ? [] : [telemetry.metrics.token]),
    ...Object.values(telemetry.traces?.headers ?? {}),
  ];
}
