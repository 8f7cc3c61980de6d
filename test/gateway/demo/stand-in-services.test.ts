import { describe, expect, it } from "vitest";
import { servicesEnv } from "#gateway/demo/stand-in-services.ts";

describe("the environment of the stand-in services", () => {
  it("contains no secret of the gateway", () => {
    expect(servicesEnv({ PATH: "/bin", FILES_SECRET: "secret", DEMO_PEOPLE: "5" }, 4000)).toEqual({
      PATH: "/bin",
      DEMO_PEOPLE: "5",
    });
  });

  it("chooses a free port if the gateway has their default port, and a configured port takes precedence", () => {
    expect(servicesEnv({}, 4100)).toEqual({ SERVICES_PORT: "0" });
    expect(servicesEnv({}, 4000)).toEqual({});
    expect(servicesEnv({}, undefined)).toEqual({});
    expect(servicesEnv({ SERVICES_PORT: "4100" }, 4100)).toEqual({ SERVICES_PORT: "4100" });
  });
});
