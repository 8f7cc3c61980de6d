/** The values of a configuration that must not be in a log. */
import type { Config } from "./config.ts";

/** The values of all credentials that a process holds. */
export function secretsOf(config: Config): string[] {
  const { families, auth, listeners, subgraphsSecret, filesSecret, telemetry, reports } = config;
  return [
    ...Object.values(families).flatMap(({ credential }) =>
      // A user's password may be sent in another form than it is written here.
      "secret" in credential ? [credential.secret, Buffer.from(credential.secret).toString("base64")] : [],
    ),
    ...Object.values(config.declared?.settings ?? {}).flatMap(({ credential, config: values = {} }) => [
      ...(credential && "secret" in credential ? [credential.secret] : []),
      ...Object.values(values).filter((value) => typeof value === "string"),
    ]),
    ...[config.redisUrl, config.inboxUrl, reports.store?.database].flatMap((url) =>
      url === undefined ? [] : passwordsIn(url),
    ),
    ...Object.values(families).flatMap(({ proxy }) => (proxy ? passwordsIn(proxy.url) : [])),
    ...[auth, ...Object.values(listeners)].flatMap((settings) =>
      settings?.kind === "jwt" && !(settings.keys instanceof URL)
        ? settings.keys.flatMap((key) => (key instanceof Uint8Array ? [Buffer.from(key).toString()] : []))
        : [],
    ),
    ...Object.values(listeners).flatMap((settings) => (settings.kind === "token" ? settings.tokens : [])),
    ...(subgraphsSecret ?? []),
    ...(reports.store ? [reports.store.files.secretKey] : []),
    ...[reports.schedules?.token, ...(reports.schedules?.secret ?? [])].flatMap((secret) => secret ?? []),
    ...(filesSecret ?? []).map((key) => Buffer.from(key).toString("base64")),
    ...(telemetry.metrics?.token ?? []),
    ...Object.values(telemetry.traces?.headers ?? {}),
  ];
}

/** The password of a URL as it is written, as it is meant, and as it is sent beside the user's name. */
function passwordsIn(text: string): string[] {
  const { username, password } = new URL(text);
  if (password === "") return [];
  const [user, plain] = [decodeURIComponent(username), decodeURIComponent(password)];
  return [password, plain, Buffer.from(`${user}:${plain}`).toString("base64")];
}
