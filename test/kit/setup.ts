/**
 * Random tests draw the same each time: a run is green or red for what has changed, never by chance.
 * `FC_SEED=$RANDOM npm test` draws others; a failure tells its seed.
 */
import fc from "fast-check";
import { runs } from "./draws.ts";
import { restoreStoresAfterEach } from "./running-stores.ts";

fc.configureGlobal({ seed: Number(process.env["FC_SEED"] ?? 412), numRuns: runs(100) });
restoreStoresAfterEach();
