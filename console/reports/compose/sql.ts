/** Names and values in the SQL of a composed report. */

/** A name as SQL has it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A text as SQL has it. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The name of a table. @example tableSql({ name: "tickets.tickets" }) // `"tickets"."tickets"` */
export const tableSql = ({ name }: { readonly name: string }): string =>
  name.split(".").map(quoted).join(".");
