import { expect, it } from "vitest";
import { importProblems, roomProblems } from "#scripts/check/walls.ts";

const importing = (file: string, target: string) =>
  roomProblems(new Map([[file, [{ specifier: `#${target}`, file: target }]]]));

it("a room of the gateway imports lower rooms only", () => {
  expect(importing("gateway/http/app.ts", "gateway/policy/cost.ts")).toEqual([]);
  expect(importing("gateway/policy/cost.ts", "gateway/http/app.ts")).toEqual([
    "gateway/policy/cost.ts imports gateway/http/app.ts, which lies above gateway/policy",
  ]);
});

it("a room imports no file at the root, but those with a reason", () => {
  expect(importing("gateway/http/app.ts", "gateway/gateway.ts")).toEqual([]);
  expect(importing("gateway/http/app.ts", "gateway/main.ts")).toHaveLength(1);
});

it("a new room must be in the order", () => {
  expect(importing("gateway/attic/old.ts", "platform/http/log.ts")).toHaveLength(1);
});

it("the rooms of the subgraphs' kit have an order too", () => {
  expect(importing("subgraphs/kit/loading/loaders.ts", "subgraphs/kit/calls/family-client.ts")).toEqual([]);
  expect(importing("subgraphs/kit/calls/family-client.ts", "subgraphs/kit/loading/loaders.ts")).toHaveLength(
    1,
  );
});

it("pages of the console import widgets, and nothing imports the frame of pages", () => {
  expect(importing("console/reports/reports.tsx", "console/ui/parts.tsx")).toEqual([]);
  expect(importing("console/reports/reports.tsx", "console/app/palette.tsx")).toHaveLength(1);
  expect(importing("console/ui/parts.tsx", "console/reports/reports.tsx")).toHaveLength(1);
});

it("tests of the graph read names of the demo company, and only tests of a service read its seed", () => {
  const problems = (file: string, target: string) =>
    importProblems(new Map([[file, [{ specifier: `#${target}`, file: target }]]]));
  const seed = "services/banking/seed/index.ts";
  expect(problems("test/services/banking/index.test.ts", seed)).toEqual([]);
  expect(problems("test/operations/payments.test.ts", "services/demo/things/banking.ts")).toEqual([]);
  expect(problems("test/operations/payments.test.ts", seed)).toEqual([
    expect.stringContaining(`test/operations/payments.test.ts imports ${seed}: named people and things`),
  ]);
});
