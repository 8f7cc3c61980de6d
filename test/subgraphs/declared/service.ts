/** A REST service for tests of declared families: answers by route, and the requests that it heard. */
import { type Listener, type ReceivedRequest, startListener } from "#test/kit/listener.ts";

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, unless `text` is set. */
  readonly body?: unknown;
  readonly text?: string;
}

/** Answers a request; `query` has the parameters of its query string. */
export type Route = (request: ReceivedRequest & { readonly query: URLSearchParams }) => Reply;

export interface Service extends AsyncDisposable {
  readonly url: string;
  /** Requests so far, as `GET /path?query`. */
  readonly calls: () => string[];
  readonly heard: readonly ReceivedRequest[];
  forget(): void;
}

/** Starts a service. A request without a route is answered 404 with a body that no route has. */
export async function startService(routes: Readonly<Record<string, Route>>): Promise<Service> {
  const listener: Listener = await startListener((response, heard) => {
    const { pathname, searchParams } = new URL(heard.path, "http://service");
    const {
      status = 200,
      headers,
      body,
      text,
    } = routes[`${heard.method} ${pathname}`]?.({
      ...heard,
      query: searchParams,
    }) ?? {
      status: 404,
      body: { error: { message: `No route ${heard.method} ${pathname}`, code: "no_route" } },
    };
    const type = text === undefined ? "application/json" : "text/plain; charset=utf-8";
    const content = text ?? (body === undefined ? "" : JSON.stringify(body));
    response.writeHead(status, { "content-type": type, ...headers }).end(content);
  });
  return {
    url: listener.url,
    heard: listener.heard,
    calls: () => listener.heard.map(({ method, path }) => `${method} ${path}`),
    forget: () => {
      listener.heard.length = 0;
    },
    [Symbol.asyncDispose]: () => listener[Symbol.asyncDispose](),
  };
}
