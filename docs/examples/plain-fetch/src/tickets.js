import { pages } from "./request.js";

const TICKETS = /* GraphQL */ `
  query OpenTickets($first: Int!, $after: String) {
    tickets(first: $first, after: $after, filter: { statuses: [OPEN] }) {
      nodes {
        id
        subject
        requester {
          displayName
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** Reads the open tickets page by page. */
export const openTickets = (url, first) => pages(url, TICKETS, { first }, ({ tickets }) => tickets);
