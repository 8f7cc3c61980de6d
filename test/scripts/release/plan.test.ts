import { describe, expect, it } from "vitest";
import { nextVersion, releasedChangelog } from "#scripts/release/plan.ts";

describe("a release", () => {
  it("has the next version of its level", () => {
    expect(nextVersion("0.1.3", "patch")).toBe("0.1.4");
    expect(nextVersion("0.1.3", "minor")).toBe("0.2.0");
    expect(nextVersion("0.1.3", "major")).toBe("1.0.0");
    expect(() => nextVersion("0.1.3-rc.1", "patch")).toThrow("must be three numbers");
  });

  it("takes the unreleased changes of the changelog, and leaves an empty heading", () => {
    const before = "# Log\n\n## Unreleased\n\n- `A.b` is new.\n\n## 0.1.0 (2026-01-01)\n\n- first\n";
    const after = releasedChangelog(before, "0.2.0", "2026-11-24");
    expect(after).toBe(
      "# Log\n\n## Unreleased\n\n## 0.2.0 (2026-11-24)\n\n- `A.b` is new.\n\n## 0.1.0 (2026-01-01)\n\n- first\n",
    );
    expect(() => releasedChangelog(after, "0.3.0", "2026-11-25")).toThrow("no unreleased change");
  });

  it("of the first version removes the sentence that no version is published", () => {
    const first = "## Unreleased\n\nNo release is published yet: names may change until then.\n\n- all\n";
    expect(releasedChangelog(first, "0.2.0", "2026-11-24")).toBe(
      "## Unreleased\n\n## 0.2.0 (2026-11-24)\n\n- all\n",
    );
  });
});
