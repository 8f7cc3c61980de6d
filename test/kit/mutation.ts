export interface Question {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
}

/**
 * A mutation with its input as a variable.
 * @param selection fields of the payload in addition to `userErrors`
 * @example mutation("cloneTicketForm", { id: "7001" }, "ticketForm { id }")
 */
export function mutation(name: string, input: object, selection: string): Question {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  return {
    query: `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} userErrors { field message code } } }`,
    variables: { input },
  };
}
