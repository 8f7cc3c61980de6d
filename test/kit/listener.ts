/** HTTP server that records requests, as a webhook listener or an authorization server. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";

export interface Heard {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Listener extends AsyncDisposable {
  readonly url: string;
  readonly heard: Heard[];
  /** Response to the next requests: a status, or a function that sends it. */
  answer: number | ((response: ServerResponse, heard: Heard) => void);
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

export async function startListener(answer: Listener["answer"] = 200): Promise<Listener> {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url: path = "", headers } = request;
    const one = { method, path, headers, text: await textOf(request) };
    heard.push(one);
    if (typeof listener.answer === "number") response.writeHead(listener.answer).end();
    else listener.answer(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const listener: Listener = {
    url: `http://127.0.0.1:${port}`,
    heard,
    answer,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return listener;
}

/** Authorization server that issues a new token for each request, valid for an hour. */
export const givingTokens = (): Listener["answer"] => {
  let given = 0;
  return (response) => {
    given += 1;
    const token = { access_token: `token-${given}`, token_type: "Bearer", expires_in: 3_600 };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(token));
  };
};
