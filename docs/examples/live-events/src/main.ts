/** Prints events of envelopes as they arrive: `npm start -- <URL of the gateway> <last event that was handled>`. */
import { followEnvelopes } from "./events.ts";

const [url = "http://127.0.0.1:4000/graphql", lastEventId] = process.argv.slice(2);
const end = followEnvelopes(url, {
  lastEventId,
  handle: ({ occurredAt, events, envelope }, position) =>
    console.log(position, occurredAt, events?.join(", "), envelope?.id),
  ended(reason) {
    console.error(reason);
    process.exitCode = 1;
  },
});
process.once("SIGINT", end);
