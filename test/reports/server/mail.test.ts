/** Results by mail: sent to a small SMTP server of this test, and only to addresses in the allow-list. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readDefinition } from "#reports/kit/definition/definition.ts";
import type { Delivered, MailOptions } from "#reports/server/schedules/deliver.ts";
import { deliverMail } from "#reports/server/schedules/mail.ts";
import { type MailServer, startMail } from "#test/kit/mail-server.ts";
import { scheduledReport, scriptedGateway, scriptedWorker } from "./scripted-jobs.ts";

const folder = mkdtempSync(join(tmpdir(), "report-mail-"));
let server: MailServer;
let options: MailOptions;
beforeAll(async () => {
  server = await startMail();
  const domains = ["example.org"];
  options = { url: server.url, from: "reports@tributary.example", domains };
});
beforeEach(() => {
  server.mails.length = 0;
  server.answers = [];
});
afterAll(() => {
  server[Symbol.dispose]();
  rmSync(folder, { recursive: true, force: true });
});

function delivered(): Delivered {
  const path = join(folder, "result.csv");
  writeFileSync(path, "a,b\n1,2\n");
  return {
    run: "r1",
    report: "mine",
    complete: false,
    path,
    name: "mine.csv",
    contentType: "text/csv",
    notes: ["Incomplete: the missing parts are listed below."],
  };
}

describe("a mail with a result", () => {
  it("has the result as attachment, the missing data as text, and the same id at each try", async () => {
    await deliverMail(delivered(), ["ada@example.org", "ben@Example.org"], options);
    const [mail] = server.mails;
    expect(mail?.recipients).toEqual(["ada@example.org", "ben@example.org"]);
    const text = mail?.text ?? "";
    expect(text).toContain("Subject: mine (incomplete)\r\n");
    expect(text).toContain("Message-ID: <r1@tributary.example>\r\n");
    expect(text).toContain("Incomplete: the missing parts are listed below.");
    expect(text).toContain("filename=mine.csv");
    expect(text).toContain(Buffer.from("a,b\n1,2\n").toString("base64"));
  });

  it("is refused for a domain outside the allow-list, and without a mail server", async () => {
    await expect(deliverMail(delivered(), ["ada@example.org", "eve@other.example"], options)).rejects.toThrow(
      /not in reports.schedules.mailDomains/,
    );
    await expect(deliverMail(delivered(), ["ada@example.org"], undefined)).rejects.toThrow(/is not set/);
    expect(server.mails).toEqual([]);
  });

  it("sends no password without TLS", async () => {
    server.answers = [["STARTTLS", "502 not here"]];
    const url = options.url.replace("//", "//user:secret@");
    await expect(deliverMail(delivered(), ["ada@example.org"], { ...options, url })).rejects.toThrow(
      expect.objectContaining({ message: expect.not.stringContaining("secret") }),
    );
    expect(server.mails).toEqual([]);
  });

  it("is sent again if the server is busy or not reachable, not if it refuses", async () => {
    const send = () => deliverMail(delivered(), ["ada@example.org"], options);
    server.answers = [["MAIL", "451 later"]];
    await expect(send()).rejects.toMatchObject({
      message: "the server refused it with 451",
      retryable: true,
    });
    server.answers = [["MAIL", "550 no ada@example.org here"]];
    await expect(send()).rejects.toMatchObject({
      message: "the server refused it with 550",
      retryable: false,
    });
    const away = { ...options, url: "smtp://127.0.0.1:1" };
    await expect(deliverMail(delivered(), ["ada@example.org"], away)).rejects.toMatchObject({
      message: expect.stringContaining("could not be reached"),
      retryable: true,
    });
    server.answers = [["RCPT TO:<ada", "550 unknown"]];
    await expect(deliverMail(delivered(), ["ada@example.org", "ben@example.org"], options)).rejects.toThrow(
      "the server refused 1 of 2 recipients",
    );
  });
});

const schedule = {
  cron: "0 6 * * *",
  timeZone: "UTC",
  deliver: { format: "csv" as const, mail: ["ada@example.org"] },
};

describe("a schedule with mail", () => {
  it("sends the result once, and stores that it was sent", async () => {
    const report = scheduledReport(schedule);
    const gateway = scriptedGateway(folder, scriptedWorker(folder, [report], [{ complete: true }]), {
      delivery: { hosts: [], mail: options },
    });
    server.answers = [["MAIL", "451 later"]];
    await gateway.fire();
    expect(server.mails.map(({ recipients }) => recipients)).toEqual([["ada@example.org"]]);
    expect(gateway.said).toEqual([
      "a result was not delivered yet; it is tried again",
      "a result was sent by mail",
    ]);
    const { delivery } = await gateway.only();
    expect(delivery).toMatchObject({ state: "DELIVERED", tries: 2, mailedAt: expect.any(String) });
    await gateway.close();
  });

  it.each(["ada", "ada@example.org\r\nBcc: eve@other.example", "Ada <ada@example.org>", "a,b@example.org"])(
    "is refused with %j as address",
    (address) => {
      const deliver = { format: "csv", mail: [address] };
      const text = `title: Mine\nschedule: ${JSON.stringify({ ...schedule, deliver })}\n`;
      const files = { "report.yaml": text, "mine.graphql": "{ users { nodes { id } } }" };
      expect(() => readDefinition("mine", files)).toThrow(/is no mail address/);
    },
  );
});
