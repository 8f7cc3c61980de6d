import { describe, expect, it } from "vitest";
import { servicesEnv } from "#gateway/demo/stand-in-services.ts";

describe("the environment of the stand-in services", () => {
  it("has none of our secrets", () => {
    expect(servicesEnv({ PATH: "/bin", FILES_SECRET: "secret", DEMO_PEOPLE: "5" }, 4000)).toEqual({
      PATH: "/bin",
      DEMO_PEOPLE: "5",
    });
  });

  it("lets them choose a free port where the gateway takes their usual one, and keeps a port that is set", () => {
    expect(servicesEnv({}, 4100)).toEqual({ SERVICES_PORT: "0" });
    expect(servicesEnv({}, 4000)).toEqual({});
    expect(servicesEnv({}, undefined)).toEqual({});
    expect(servicesEnv({ SERVICES_PORT: "4100" }, 4100)).toEqual({ SERVICES_PORT: "4100" });
  });
});
