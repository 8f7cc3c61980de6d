import { afterAll, describe, expect, it } from "vitest";
import { createOutbound, loopbackHosts } from "#services/kit/http/outbound.ts";
import { startListener } from "#test/kit/listener.ts";

const outbound = createOutbound([...loopbackHosts, "hooks.example"]);
afterAll(() => outbound.close());
const { signal } = new AbortController();

describe("calls of a stand-in service to others", () => {
  it("are sent to the configured hosts only", () => {
    for (const address of [
      "http://127.0.0.1:80/",
      "http://LOCALHOST/",
      "https://[::1]:8/",
      "http://2130706433/", // 127.0.0.1 as a number
      "https://hooks.example/a?b",
    ])
      expect([address, outbound.whyNot(address)]).toEqual([address, undefined]);
    for (const address of [
      "http://127.0.0.2/",
      "http://0.0.0.0/",
      "http://[::ffff:127.0.0.1]/",
      "http://other.hooks.example/",
      "http://hooks.example.org/",
      "http://hooks.example@127.0.0.1/",
      "javascript:alert(1)",
      "unix:/var/run/x.sock",
      "",
    ])
      expect([address, outbound.whyNot(address)]).toEqual([address, expect.stringMatching(/^must /)]);
  });

  it("are refused for another host before they are sent", async () => {
    const request = { headers: {}, body: "", signal };
    await expect(outbound.post("http://10.0.0.1/", request)).rejects.toThrow(
      "must not name the host 10.0.0.1",
    );
  });

  it("return the status without following redirects, and at most 65,536 bytes of the body", async () => {
    await using listener = await startListener((response) =>
      response.writeHead(302, { location: "http://127.0.0.1:1/" }).end("x".repeat(200_000)),
    );
    const request = { headers: { "x-a": "b" }, body: "said", signal };
    const { status, text } = await outbound.post(`${listener.url}/p?q=1`, request);
    expect([status, text.length]).toEqual([302, 65_536]);
    expect(listener.heard).toMatchObject([
      { method: "POST", path: "/p?q=1", text: "said", headers: { "x-a": "b" } },
    ]);
  });
});
