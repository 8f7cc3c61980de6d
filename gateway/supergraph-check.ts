/** The child process that composes and validates a supergraph, so that the gateway is not blocked. */
import { acceptableSupergraph, type Candidate } from "./schemas/acceptable-supergraph.ts";
import type { CheckOutcome } from "./schemas/supergraph-reloads.ts";

process.once("message", (candidate: Candidate) => {
  const answer = (checked: CheckOutcome) =>
    process.send?.(checked, undefined, undefined, () => process.disconnect());
  acceptableSupergraph(candidate).then(
    (supergraph) => answer({ supergraph }),
    (error: unknown) => answer({ refused: error instanceof Error ? error.message : String(error) }),
  );
});
