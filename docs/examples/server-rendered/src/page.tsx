/** The page about a person. It names failed families, and shows the others. */
import type { ReactNode } from "react";
import type { PersonPageQuery } from "./gql/graphql.ts";
import type { Problem } from "./request.ts";

interface PageProps {
  readonly user: PersonPageQuery["user"];
  readonly problems: readonly Problem[];
}

export function Page({ user, problems }: PageProps) {
  // Every address is a person, possibly without records in any family.
  const name = user?.displayName ?? user?.email ?? "This person cannot be read now";
  const failed = (field: string) => problems.some(({ path }) => path?.[0] === "user" && path[1] === field);
  return (
    <html lang="en">
      <head>
        <title>{name}</title>
      </head>
      <body>
        <h1>{name}</h1>
        {user && (
          <>
            <p>{`Account: ${user.identityUser?.status ?? "none"}`}</p>
            <List title="Tickets" failed={failed("tickets")}>
              {user.tickets?.nodes.map(({ id, subject, status }) => (
                <li key={id}>
                  {subject} ({status})
                </li>
              ))}
            </List>
            <List title="Payments" failed={failed("payments")}>
              {user.payments?.nodes.map(({ id, amount, status }) => (
                <li key={id}>
                  {amount?.amount} {amount?.currency} ({status})
                </li>
              ))}
            </List>
          </>
        )}
      </body>
    </html>
  );
}

interface ListProps {
  readonly title: string;
  readonly failed: boolean;
  readonly children: ReactNode;
}

function List({ title, failed, children }: ListProps) {
  return (
    <section>
      <h2>{title}</h2>
      {failed ? <p role="alert">{`${title} cannot be read now.`}</p> : <ul>{children}</ul>}
    </section>
  );
}
