/** People at once and their payments later, on urql without a view: it reads answers in parts by default. */
import { Client, fetchExchange } from "@urql/core";

const later = `
  query Later($first: Int!) {
    users(first: $first) {
      nodes {
        id
        displayName
        ... @defer(label: "money") {
          payments(first: 2) {
            nodes {
              id
              status
            }
          }
        }
      }
    }
  }
`;

export const connect = (url: string): Client =>
  new Client({ url, exchanges: [fetchExchange], preferGetMethod: false });

/** Shows each state of the people, the last of them complete. */
export function people(
  client: Client,
  first: number,
  show: (data: unknown, isComplete: boolean) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(later, { first }).subscribe(({ data, error, hasNext }) => {
      if (error) reject(error);
      show(data, !hasNext);
      if (!hasNext) resolve();
    });
  });
}
