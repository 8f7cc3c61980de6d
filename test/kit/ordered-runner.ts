/** Runs the tests of a file in the order in which they are written. */
import { type SerializedConfig, TestRunner } from "vitest";

/** For files whose tests are steps of one session. Vitest shuffles the tests of all projects, or of none. */
export default class OrderedRunner extends TestRunner {
  constructor(config: SerializedConfig) {
    super({ ...config, sequence: { ...config.sequence, shuffle: false } });
  }
}
