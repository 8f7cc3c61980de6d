/** Prints the tickets of a person, page by page: `npm start -- <e-mail address> <URL of the gateway>`. */
import { connect, next, open, shown } from "./tickets.ts";

async function main(
  email = "omar.vargas@northwind.example",
  url = "http://127.0.0.1:4000/graphql",
): Promise<void> {
  const relay = connect(url);
  const person = await open(relay, email);
  if (!person) return console.error(`Nobody has the address ${email}`);
  do {
    const { displayName, tickets } = shown(relay, person);
    console.log(`${displayName}: ${tickets?.edges.map(({ node }) => node.id).join(", ")}`);
  } while (await next(relay, person));
}

main(...process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
