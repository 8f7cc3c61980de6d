import { describe, expect, it } from "vitest";
import { demoSecret, personaNames } from "#contracts/demo-credentials.ts";
import { demoCompany, demoIndex } from "#services/demo/company.ts";

describe("the demo company", () => {
  it("has 250 people, the same ones every time, and others for another seed", () => {
    const { people } = demoCompany();
    expect(people).toHaveLength(250);
    expect(people).toEqual(demoCompany().people);
    expect(people).not.toEqual(demoCompany({ seed: 2 }).people);
  });

  it("only adds people when it grows", () => {
    const grown = demoCompany({ people: 10_000 }).people;
    expect(grown).toHaveLength(10_000);
    expect(grown.slice(0, 250)).toEqual(demoCompany().people);
  });

  it("has a unique address for each person: first.last at their organization, in lower case", () => {
    const { people, organizations } = demoCompany({ people: 10_000 });
    expect(new Set(people.map((person) => person.email)).size).toBe(people.length);
    for (const person of people) {
      const [local, domain] = person.email.split("@");
      expect(local).toMatch(/^[a-z]+\.[a-z]+\d*$/);
      expect(domain).toBe(organizations[person.orgIndex]?.domain);
      expect(person.phone).toMatch(/^\+\d{8,15}$/);
    }
  });

  it("is refused with fewer people than its cast needs", () => {
    expect(() => demoCompany({ people: 249 })).toThrow(RangeError);
  });
});

describe("demo credentials", () => {
  const { people, personas, credentials } = demoCompany();

  it("find each persona by its secret, in its own family only", () => {
    for (const name of personaNames) {
      expect(credentials.lookup("banking", demoSecret("banking", name))).toBe(personas[name]);
      expect(credentials.lookup("supportDesk", demoSecret("supportDesk", name))).toBe(personas[name]);
    }
    expect(credentials.lookup("treasury", demoSecret("banking"))).toBeUndefined();
    expect(demoSecret("banking")).toBe("demo-banking-service");
  });

  it("find each person by address and password, as an end user unless they are a persona", () => {
    const email = people[10]?.email ?? "";
    expect(credentials.lookup("supportDesk", `${email.toUpperCase()}:demo`)).toMatchObject({
      email,
      role: "end-user",
    });
    expect(credentials.lookup("supportDesk", `${people[demoIndex.agent]?.email}:demo`)).toBe(personas.agent);
    expect(credentials.lookup("supportDesk", `${email}:wrong`)).toBeUndefined();
    expect(credentials.lookup("supportDesk", "nobody@northwind.example:demo")).toBeUndefined();
  });

  it("give the service every right and the end user none but to read", () => {
    expect(personas.service).toMatchObject({ role: "admin", scopes: ["*"] });
    expect(personas.endUser).toMatchObject({ role: "end-user", scopes: ["*:read"] });
    expect(personas.endUser.person).toBe(people[demoIndex.endUser]);
  });
});
