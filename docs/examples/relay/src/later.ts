/**
 * A person at once and the payments later: `@defer` on a fragment. Relay leaves the parts of an answer to
 * its network function; this one reads server-sent events, which need no library.
 */
import {
  Environment,
  type FetchFunction,
  fetchQuery,
  type GraphQLResponse,
  getSingularSelector,
  graphql,
  Network,
  Observable,
  RecordSource,
  Store,
} from "relay-runtime";
import type { later_money$data, later_money$key } from "./__generated__/later_money.graphql.ts";
import laterMoney from "./__generated__/later_money.graphql.ts";
import type { laterQuery as Query } from "./__generated__/laterQuery.graphql.ts";
import laterQuery from "./__generated__/laterQuery.graphql.ts";

export const documents = () => [
  graphql`
    query laterQuery($email: String!) {
      user(email: $email) {
        id
        displayName
        ...later_money @defer(label: "money")
      }
    }
  `,
  graphql`
    fragment later_money on User {
      payments(first: 2) {
        nodes {
          id
          status
        }
      }
    }
  `,
];

/** A payload as the gateway sends it: the first has `data`, the others have `incremental`. */
interface Payload {
  readonly data?: unknown;
  readonly errors?: readonly unknown[];
  readonly incremental?: readonly object[];
  readonly hasNext: boolean;
}

/** The payloads of a stream of events, each as soon as it is complete. */
async function* payloadsOf(response: Response): AsyncGenerator<Payload> {
  let text = "";
  if (!response.body) return;
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const [, data] = /^event: next\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      if (data !== undefined) yield JSON.parse(data) as Payload;
    }
  }
}

/** The responses in a payload: Relay takes each deferred fragment as one of its own. */
const responsesOf = ({ incremental, hasNext, ...first }: Payload): GraphQLResponse[] =>
  (incremental ?? ("data" in first ? [first] : [])).map(
    (part, index, all) =>
      ({
        ...part,
        extensions: { is_final: !hasNext && index === all.length - 1 },
      }) as unknown as GraphQLResponse,
  );

/** A Relay environment over HTTP that reads answers in parts. */
export function connect(url: string): Environment {
  const read: FetchFunction = ({ text }, variables) =>
    Observable.create((sink) => {
      const leave = new AbortController();
      const receive = async () => {
        const response = await fetch(url, {
          method: "POST",
          headers: { "content-type": "application/json", accept: "text/event-stream" },
          body: JSON.stringify({ query: text, variables }),
          signal: leave.signal,
        });
        for await (const payload of payloadsOf(response))
          for (const one of responsesOf(payload)) sink.next(one);
      };
      receive().then(
        () => sink.complete(),
        (error: unknown) => sink.error(error instanceof Error ? error : new Error(String(error))),
      );
      return () => leave.abort();
    });
  return new Environment({ network: Network.create(read), store: new Store(new RecordSource()) });
}

/** A person's payments in the store; undefined until they have arrived. */
function money(relay: Environment, person: later_money$key): later_money$data | undefined {
  const selector = getSingularSelector(laterMoney, person);
  if (!selector) throw new Error("the person was not read with this fragment");
  const { data, isMissingData } = relay.lookup(selector);
  return isMissingData ? undefined : (data as later_money$data);
}

/** Shows a person, again with each part of the answer; the payments are undefined until they have arrived. */
export function follow(
  relay: Environment,
  email: string,
  show: (displayName: string | null | undefined, payments: later_money$data["payments"] | undefined) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    fetchQuery<Query>(relay, laterQuery, { email }).subscribe({
      next: ({ user }) => user && show(user.displayName, money(relay, user)?.payments),
      complete: resolve,
      error: reject,
    });
  });
}
