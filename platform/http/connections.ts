/** Opens connections to a family, directly or through a proxy. */

import { readFileSync } from "node:fs";
import { type Dispatcher, EnvHttpProxyAgent, Pool } from "undici";
import type { CertificateFiles, ProxySettings } from "#platform/config/family-settings.ts";

/** This machine is never called through a proxy. */
const THIS_MACHINE = ["localhost", "127.0.0.1", "[::1]"];

/** Proxy of connections, and the client certificate that they present. */
export interface Route {
  /** Undefined for direct connections. */
  readonly proxy?: ProxySettings | undefined;
  readonly certificate?: CertificateFiles | undefined;
  /** HTTP dispatcher to use instead of new connections. A rehearsal answers in this process. */
  readonly dispatcher?: Dispatcher | undefined;
}

export interface ConnectionOptions {
  /** Most connections to one origin. */
  readonly connections: number;
  /** Longest time for a connection to the family, to the proxy, or through the proxy, ms. */
  readonly connectMs: number;
  /** Called with a connection error. No byte of a request was sent before it. */
  readonly onConnectError: (error: Error) => void;
}

/**
 * Opens connections to an origin. With a proxy they reach other origins too, so each request names its origin.
 * @throws Error if a file of the certificate cannot be read
 */
export function openConnections(
  origin: string,
  { proxy, certificate, dispatcher }: Route,
  { connections, connectMs, onConnectError }: ConnectionOptions,
): Dispatcher {
  if (dispatcher) return dispatcher;
  const shown = certificate && {
    cert: readFileSync(certificate.certFile, "utf8"),
    key: readFileSync(certificate.keyFile, "utf8"),
  };
  const connecting = { timeout: connectMs, ...shown };
  // The timer of a try covers headers and body. Undici's timers measure idle time only, so they are off.
  const direct = { connections, connect: connecting, headersTimeout: 0, bodyTimeout: 0 };
  const open = (to: string | URL, options: object) =>
    new Pool(to, options).on("connectionError", (_origin, _targets, error) => onConnectError(error));
  if (!proxy) return open(origin, direct);
  return new EnvHttpProxyAgent({
    ...direct,
    httpProxy: proxy.url,
    httpsProxy: proxy.url,
    noProxy: proxy.except.includes("*") ? "*" : [...THIS_MACHINE, ...proxy.except].join(","),
    proxyTls: { timeout: connectMs },
    requestTls: connecting,
    // A silent proxy must not occupy a connection for five minutes, which is undici's default.
    clientFactory: (url, options) => new Pool(url, { ...options, headersTimeout: connectMs }),
    factory: open,
  });
}

/** HTTP status with which a proxy refused the connection; undefined for other errors. */
export function proxyStatusIn({ message }: Error): number | undefined {
  const [, status] = /^Proxy response \((\d{3})\)/.exec(message) ?? [];
  return status === undefined ? undefined : Number(status);
}
