/** Parent objects that the resolvers of each type of the family receive. */
import type { Agent, Queue } from "#contracts/contact-centre/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";

export type ContactCentreMapper = object;
/** A queue, tag or team may be its id alone: the rest is read when it is needed. */
export type ContactCentreQueueMapper = Wire<Queue>;
/** An agent, and the team in whose list they were. */
export type ContactCentreAgentMapper = Wire<Agent> & { readonly teamId?: string };
