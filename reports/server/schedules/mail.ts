/**
 * Delivers a result by mail, through one SMTP server and to addresses of the allow-list. It is loaded with the first
 * mail, because its library is in a late bundle.
 */
import { createTransport } from "nodemailer";
import {
  bodyOf,
  type Delivered,
  domainOf,
  type MailOptions,
  NotDelivered,
  TIMEOUT_MS,
  whyNotMailed,
} from "./deliver.ts";

/** Options of the connection. A password is sent over TLS only. */
function connectionOf(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port || (secure ? 465 : 587)),
    secure,
    requireTLS: username !== "",
    ...(username !== "" && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Sends a result as an attachment. @throws NotDelivered */
export async function deliverMail(
  delivered: Delivered,
  to: readonly string[],
  mail: MailOptions | undefined,
): Promise<void> {
  const reason = whyNotMailed(to, mail);
  if (reason !== undefined || !mail) throw new NotDelivered(reason ?? "", false);
  const { name, contentType, run, report, notes, complete } = delivered;
  const content = await bodyOf(delivered);
  const transport = createTransport(connectionOf(mail.url));
  try {
    const { rejected } = await transport.sendMail({
      from: mail.from,
      to: [...to],
      subject: `${report}${complete ? "" : " (incomplete)"}`,
      text: `${notes.join("\n")}\n`,
      // Equal for all attempts, so that a receiver can recognize a duplicate.
      messageId: `<${run}@${domainOf(mail.from)}>`,
      headers: { "x-report-name": report, "x-report-run": run, "x-report-complete": String(complete) },
      attachments: [{ filename: name, contentType, content }],
    });
    // The others have it: another try would send it to them again.
    if (rejected.length > 0)
      throw new NotDelivered(`the server refused ${rejected.length} of ${to.length} recipients`, false);
  } catch (error) {
    throw error instanceof NotDelivered ? error : failureOf(error);
  } finally {
    transport.close();
  }
}

/** Answers of servers name addresses and users, so their code is enough. */
function failureOf(error: unknown): NotDelivered {
  const { responseCode, code } = error as { readonly responseCode?: number; readonly code?: string };
  if (responseCode !== undefined)
    return new NotDelivered(`the server refused it with ${responseCode}`, responseCode < 500);
  return new NotDelivered(`the server could not be reached (${code ?? "unknown"})`, true);
}
