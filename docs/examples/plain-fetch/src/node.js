/** Prints two pages of open tickets: `npm run node -- <URL of the gateway>`. */
import { openTickets } from "./tickets.js";

const url = process.argv[2] ?? "http://127.0.0.1:4000/graphql";
let page = 0;
for await (const tickets of openTickets(url, 3)) {
  for (const { id, subject } of tickets) console.log(id, subject);
  if (++page === 2) break;
}
