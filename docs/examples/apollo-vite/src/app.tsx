/** People with their tickets, page by page. A ticket that is read again changes at all places that show it. */
import { NetworkStatus } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import { useState } from "react";
import {
  OneTicketDocument,
  PaymentsDocument,
  PeopleDocument,
  type PersonFragment,
  PersonTicketsDocument,
} from "./gql/graphql.ts";

export function App() {
  const [ticket, setTicket] = useState<string>();
  return (
    <main>
      <People open={setTicket} />
      {ticket !== undefined && <Ticket id={ticket} />}
      <Payments />
    </main>
  );
}

function People({ open }: { readonly open: (ticket: string) => void }) {
  const { data, error, fetchMore, networkStatus } = useQuery(PeopleDocument, {
    variables: { first: 3 },
    notifyOnNetworkStatusChange: true,
  });
  if (!data?.users) return <p role="status">{error ? error.message : "Loading people"}</p>;
  const { edges, pageInfo } = data.users;
  return (
    <section aria-label="People">
      <h1>People</h1>
      <ul>
        {edges.map(({ node }) => (
          <Person key={node.id} person={node} open={open} />
        ))}
      </ul>
      {pageInfo.hasNextPage && (
        <button
          type="button"
          disabled={networkStatus === NetworkStatus.fetchMore}
          onClick={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
        >
          More people
        </button>
      )}
    </section>
  );
}

interface PersonProps {
  readonly person: PersonFragment;
  readonly open: (ticket: string) => void;
}

function Person({ person: { id, displayName, tickets }, open }: PersonProps) {
  const client = useApolloClient();
  // The page joins the list in the cache, which the query of the people shows.
  const more = () =>
    client.query({
      query: PersonTicketsDocument,
      variables: { id, first: 2, after: tickets?.pageInfo.endCursor },
      fetchPolicy: "network-only",
    });
  return (
    <li aria-label={displayName ?? id}>
      {displayName ?? id}
      {tickets ? (
        <ul>
          {tickets.nodes.map((ticket) => (
            <li key={ticket.id}>
              <button type="button" onClick={() => open(ticket.id)}>
                {ticket.subject}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p>The tickets cannot be read now.</p>
      )}
      {tickets?.pageInfo.hasNextPage && (
        <button type="button" onClick={more}>
          More tickets
        </button>
      )}
    </li>
  );
}

function Ticket({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(OneTicketDocument, { variables: { id } });
  if (!data?.ticket) return <p role="status">{error ? error.message : "Loading the ticket"}</p>;
  const { subject, status } = data.ticket;
  return (
    <section aria-label="Ticket">
      <h2>{subject}</h2>
      <p>{status}</p>
      <button type="button" onClick={() => refetch()}>
        Read again
      </button>
    </section>
  );
}

/** Names are shown before the payments, which a slow bank answers later. */
function Payments() {
  const { data, error } = useQuery(PaymentsDocument, { variables: { first: 3 } });
  if (!data?.users) return <p role="status">{error ? error.message : "Loading payments"}</p>;
  return (
    <section aria-label="Payments">
      <h2>Payments</h2>
      <ul>
        {data.users.nodes.map(({ id, displayName, payments }) => (
          <li key={id}>
            {displayName}: {payments ? payments.nodes.map(({ status }) => status).join(", ") : "loading"}
          </li>
        ))}
      </ul>
    </section>
  );
}
