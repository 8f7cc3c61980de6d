/** A small SMTP server of a test, which stores the mails it receives. */
import { type AddressInfo, createServer } from "node:net";

export interface Mail {
  readonly recipients: readonly string[];
  readonly text: string;
}

export interface MailServer extends Disposable {
  readonly url: string;
  readonly mails: Mail[];
  /** Answers to commands that begin so, instead of 250; each is given once. */
  answers: [command: string, answer: string][];
}

export async function startMail(): Promise<MailServer> {
  const server = createServer((socket) => {
    let recipients: string[] = [];
    let rest = "";
    let isText = false;
    socket.write("220 test\r\n");
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      rest += chunk.toString();
      for (let end = rest.indexOf(isText ? "\r\n.\r\n" : "\r\n"); end >= 0; ) {
        const part = rest.slice(0, end);
        rest = rest.slice(end + (isText ? 5 : 2));
        if (isText) {
          mail.mails.push({ recipients, text: part });
          isText = false;
          socket.write("250 stored\r\n");
        } else {
          const at = mail.answers.findIndex(([command]) => part.startsWith(command));
          const [answer] = at < 0 ? [] : mail.answers.splice(at, 1);
          const address = /^RCPT TO:<([^>]*)>/.exec(part)?.[1];
          if (part.startsWith("MAIL")) recipients = [];
          if (address !== undefined && !answer) recipients.push(address);
          isText = part === "DATA" && !answer;
          socket.write(`${answer?.[1] ?? (isText ? "354 go on" : "250 ok")}\r\n`);
          if (part === "QUIT") socket.end();
        }
        end = rest.indexOf(isText ? "\r\n.\r\n" : "\r\n");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails: [],
    answers: [],
    [Symbol.dispose]: () => void server.close(),
  };
  return mail;
}
