/** `npm run edge`: files, uploads and webhooks as a process of their own, beside a graph that another router serves. */
import { fail } from "#platform/http/lifecycle.ts";
import { runEdge } from "./edge/edge-process.ts";

runEdge(process.env).catch(fail);
