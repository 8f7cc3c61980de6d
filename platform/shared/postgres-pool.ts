/** Connections to a PostgreSQL database that may go away and come back. */
import { Pool } from "pg";

/** Most connections of a pool. */
export const CONNECTIONS = 5;
const CONNECT_MS = 2_000;

/**
 * Opens a pool of connections. It connects at its first query.
 * @param url Connection URL. It may contain a password.
 * @param queryMs Longest time of a query, ms
 * @param name Name of the application, as the server lists it
 */
export function openPool(url: string, queryMs: number, name: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: queryMs,
    statement_timeout: queryMs,
    application_name: name,
  });
  // The pool replaces a broken connection, and its query fails by itself.
  pool.on("error", () => undefined);
  pool.on("connect", (connection) => connection.on("error", () => undefined));
  return pool;
}
