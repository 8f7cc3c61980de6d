/**
 * Random tests use a fixed seed, so that their results depend only on changes of the code. `FC_SEED=$RANDOM npm
 * test` uses another seed; a failure prints its seed.
 */
import fc from "fast-check";
import { runs } from "./draws.ts";
import { restoreStoresAfterEach } from "./running-stores.ts";

fc.configureGlobal({ seed: Number(process.env["FC_SEED"] ?? 412), numRuns: runs(100) });
restoreStoresAfterEach();
