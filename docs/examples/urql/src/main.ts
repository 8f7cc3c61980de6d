/** Prints ten people, five per page, then payments as they arrive: `npm start -- <URL of the gateway>`. */
import { connect, pagesOfPeople, withPayments } from "./people.ts";

const client = connect(process.argv[2] ?? "http://127.0.0.1:4000/graphql");
for await (const people of pagesOfPeople(client, 5)) {
  console.log(`${people.length} people: ${people.map(({ displayName }) => displayName).join(", ")}`);
  if (people.length >= 10) break;
}
await withPayments(client, 3, (data, isComplete) =>
  console.log(isComplete ? "complete" : "first", JSON.stringify(data)),
);
