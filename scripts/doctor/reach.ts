/** Reaches a host: its name, a connection and its certificate. */
import { lookup } from "node:dns/promises";
import { isIP, connect as openSocket } from "node:net";
import { connect as openTls } from "node:tls";

const CONNECT_MS = 5_000;

/**
 * Looks a host up and connects to it.
 * @param url URL with the host, the port and the protocol; its path is ignored
 * @returns `ok`, or the code of the failure: `ENOTFOUND`, `ECONNREFUSED`, `ETIMEDOUT`, a code of TLS
 */
export async function reach(url: URL): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  try {
    await lookup(host);
  } catch (error) {
    return codeOf(error);
  }
  const isTls = url.protocol === "https:";
  const port = Number(url.port || (isTls ? 443 : 80));
  return new Promise((resolve) => {
    const socket = isTls
      ? openTls({ host, port, ...(isIP(host) === 0 && { servername: host }) })
      : openSocket({ host, port });
    const end = (result: string) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(CONNECT_MS, () => end("ETIMEDOUT"));
    socket.once(isTls ? "secureConnect" : "connect", () => end("ok"));
    socket.once("error", (error) => end(codeOf(error)));
  });
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? "an unknown error";

/** Codes of a certificate whose issuer is not trusted here. */
const UNTRUSTED = /^(?:UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_)/;

/** Advice to trust a certificate authority, if the code shows that it is not trusted; else empty. */
export const trustAdvice = (code: string): string =>
  UNTRUSTED.test(code)
    ? "; if an authority of your own issued its certificate, NODE_EXTRA_CA_CERTS must name the authority's file when this process starts"
    : "";
