/** Decides which files run their tests in any order. Vitest itself shuffles the tests of all projects, or of none. */
import { type RunnerTestFile, type RunnerTestSuite, TestRunner } from "vitest";

/** Folders whose tests are independent of each other; all other tests run in the order in which they are written. */
const IN_ANY_ORDER = /^test\/(operations|services)\//;

function keepOrder(suite: RunnerTestSuite): void {
  suite.shuffle = false;
  for (const task of suite.tasks) if (task.type === "suite") keepOrder(task);
}

/** Keeps the order of tests outside these folders. */
export default class OrderRunner extends TestRunner {
  onCollected(files: readonly RunnerTestFile[]): void {
    for (const file of files) if (!IN_ANY_ORDER.test(file.name)) keepOrder(file);
  }
}
