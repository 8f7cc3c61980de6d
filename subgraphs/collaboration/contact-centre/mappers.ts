/** Parent objects that the resolvers of each type of the family receive. */
import type { Agent, Queue } from "#contracts/contact-centre/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";

export type ContactCentreMapper = object;
/** A queue, tag or team can have only its id: other members are then read on demand. */
export type ContactCentreQueueMapper = Wire<Queue>;
/** An agent, with the team whose list contained the agent. */
export type ContactCentreAgentMapper = Wire<Agent> & { readonly teamId?: string };
