/** Delivers a result: as a file to a folder, and as a signed request to a host of the allow-list. */

import { createHmac } from "node:crypto";
import { copyFile, mkdir, readFile, rename, stat } from "node:fs/promises";
import type { ClientRequest, IncomingMessage } from "node:http";
import { request as httpsRequest, type RequestOptions } from "node:https";
import { isIP } from "node:net";
import { join } from "node:path";
import { codeOf } from "#platform/errors/code-of.ts";
import { isWebhook } from "#reports/kit/definition/schedule.ts";
import { isPublicAddress, publicLookup } from "./public-addresses.ts";

/** The server of mails, and who may receive them. */
export interface MailOptions {
  /** URL `smtp://` or `smtps://`, with user and password if the server requires them. */
  readonly url: string;
  /** The sender's address. */
  readonly from: string;
  /** Domains of recipients. */
  readonly domains: readonly string[];
}

export interface DeliveryOptions {
  /** Folder for results. Undefined if none are written. */
  readonly folder?: string | undefined;
  /** Allowed hosts, with their port if it is not 443. */
  readonly hosts: readonly string[];
  /** Secrets, each of which signs all requests, because a receiver may have only one of them. */
  readonly secret?: readonly string[] | undefined;
  /** Server of mails. Undefined if none are sent. */
  readonly mail?: MailOptions | undefined;
  /** Sends a request; replaced in tests. */
  readonly send?: (options: RequestOptions, answer: (response: IncomingMessage) => void) => ClientRequest;
}

/** Content of a delivery. */
export interface Delivered {
  readonly run: string;
  readonly report: string;
  readonly complete: boolean;
  readonly path: string;
  /** Of the file, such as `cash-position-20261122-1840.csv`. */
  readonly name: string;
  readonly contentType: string;
  /** Sentences about complete and missing data. */
  readonly notes: readonly string[];
}

/** Longest silence of the receiver, and longest time of the whole delivery, ms. */
export const TIMEOUT_MS = 30_000;
const WHOLE_MS = 120_000;
/** A larger result is delivered as a file only. */
const MOST_BYTES = 50 * 1024 * 1024;

/** Reason why a URL cannot be a destination. Undefined if it can. */
export function whyNotSent(webhook: string, { hosts, secret }: DeliveryOptions): string | undefined {
  if (!isWebhook(webhook)) return "it is no https URL";
  const { hostname, host } = new URL(webhook);
  if (!hosts.includes(host.toLowerCase())) return "its host is not in reports.schedules.webhookHosts";
  const address = hostname.replace(/^\[|\]$/g, "");
  if (isIP(address) && !isPublicAddress(address)) return "its address is not public";
  return secret === undefined ? "REPORTS_WEBHOOK_SECRET is not set" : undefined;
}

/** The domain of a mail address. */
export const domainOf = (address: string): string =>
  address.slice(address.lastIndexOf("@") + 1).toLowerCase();

/** Reason why a result cannot be sent to an address. Undefined if it can. */
export function whyNotMailed(to: readonly string[], mail: MailOptions | undefined): string | undefined {
  if (!mail) return "reports.schedules.mailUrl or reports.schedules.mailFrom is not set";
  return to.every((address) => mail.domains.includes(domainOf(address)))
    ? undefined
    : "the domain of a recipient is not in reports.schedules.mailDomains";
}

/** Writes a result to the folder, whole or not at all. @throws NotDelivered */
export async function deliverFile({ path, name }: Delivered, folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new NotDelivered("it is not set", false);
  const fresh = join(folder, `.${name}.partial`);
  try {
    await mkdir(folder, { recursive: true });
    await copyFile(path, fresh);
    await rename(fresh, join(folder, name));
  } catch (error) {
    throw new NotDelivered(codeOf(error), true);
  }
}

/**
 * The signatures of a body, one for each secret: HMAC-SHA256 of the time, a point and the body, so that it
 * cannot be sent again later.
 */
export const signatureOf = (body: Uint8Array, secrets: readonly string[], seconds: number): string =>
  [`t=${seconds}`, ...secrets.map((secret) => `v1=${hmac(secret, seconds, body)}`)].join(",");

const hmac = (secret: string, seconds: number, body: Uint8Array): string =>
  createHmac("sha256", secret).update(`${seconds}.`).update(body).digest("hex");

/** A request that was answered by something else than 2xx, or not at all. */
export class NotDelivered extends Error {
  constructor(
    message: string,
    /** True if another attempt may succeed. */
    readonly retryable: boolean,
  ) {
    super(message);
  }
}

/** The content of a result that is sent. @throws NotDelivered if it is too large for that */
export async function bodyOf({ path }: Delivered): Promise<Buffer> {
  if ((await stat(path)).size > MOST_BYTES)
    throw new NotDelivered(`it has more than ${MOST_BYTES} bytes; deliver it as a file`, false);
  return readFile(path);
}

const LATE = "it did not answer in time";

/** System errors contain addresses, which owners of runs must not see, so only their code is shown. */
function reasonOf(error: Error): string {
  if (error.name === "AbortError") return LATE;
  return "code" in error ? `it could not be reached (${String(error.code)})` : error.message;
}

/** Sends a result. Redirects are not followed. @throws NotDelivered */
export async function deliverWebhook(
  delivered: Delivered,
  webhook: string,
  options: DeliveryOptions,
): Promise<void> {
  const { secret, send = httpsRequest } = options;
  const reason = whyNotSent(webhook, options);
  if (reason !== undefined || secret === undefined) throw new NotDelivered(reason ?? "", false);
  const { name, run, report, complete, contentType } = delivered;
  const body = await bodyOf(delivered);
  const url = new URL(webhook);
  const status = await new Promise<number>((resolve, reject) => {
    const request = send(
      {
        method: "POST",
        hostname: url.hostname,
        port: url.port || 443,
        path: `${url.pathname}${url.search}`,
        lookup: publicLookup,
        timeout: TIMEOUT_MS,
        signal: AbortSignal.timeout(WHOLE_MS),
        headers: {
          "content-type": contentType,
          "content-length": body.length,
          "content-disposition": `attachment; filename="${name}"`,
          "x-report-name": report,
          "x-report-run": run,
          "x-report-complete": String(complete),
          "x-report-signature": signatureOf(body, secret, Math.floor(Date.now() / 1_000)),
        },
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        // Its body is not read, however long it is.
        response.destroy();
      },
    );
    request.once("timeout", () => request.destroy(new Error(LATE)));
    request.on("error", (error) => reject(new NotDelivered(reasonOf(error), true)));
    request.end(body);
  });
  if (status < 200 || status > 299)
    throw new NotDelivered(`it answered with status ${status}`, status >= 500 || status === 429);
}
