/** Quotes names and values in the SQL of a composed report. */

/** Quotes a name. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Quotes a text. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Quotes the name of a table. @example tableSql({ name: "tickets.tickets" }) // `"tickets"."tickets"` */
export const tableSql = ({ name }: { readonly name: string }): string =>
  name.split(".").map(quoted).join(".");
