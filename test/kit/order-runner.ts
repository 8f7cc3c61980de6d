/** Decides which files run their tests in random order. Vitest can shuffle all projects or none. */
import { type RunnerTestFile, type RunnerTestSuite, TestRunner } from "vitest";

/** Folders with independent tests. All other tests run in the written order. */
const IN_ANY_ORDER =
  /^test\/(budgets|clients|console|contracts|links|operations|platform|services|subgraphs)\//;

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
