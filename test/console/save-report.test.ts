/** Saving a report on the server from the console. */
import { describe, expect, it } from "vitest";
import { savedName } from "#console/reports/compose/compose.ts";
import {
  AlreadyGone,
  canSaveIn,
  NameTaken,
  ParametersRefused,
  refusalError,
  saveRequest,
} from "#console/reports/saved/saving.ts";

const files = { "report.yaml": "title: A\n" };

describe("a report that the console saves on the server", () => {
  it("is named after its title, in letters, digits and dashes that the server accepts", () => {
    expect(savedName("Tickets & payments, 2026")).toBe("tickets-payments-2026");
    expect(savedName("Übersicht")).toBe("ubersicht");
    expect(savedName("表")).toBe("report");
    expect(savedName("a ".repeat(50))).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(savedName("a ".repeat(50)).length).toBeLessThanOrEqual(60);
  });

  it("is offered only if the list of reports allows the caller to save", () => {
    expect(canSaveIn({ reports: [], canSave: true })).toBe(true);
    expect(canSaveIn({ reports: [], canSave: false })).toBe(false);
    expect(canSaveIn({ reports: [] })).toBe(false);
  });

  it("is sent with its files, and replaces a saved one only on request", () => {
    expect(saveRequest("mine", files, false)).toEqual({ path: "/mine", method: "PUT", body: { files } });
    expect(saveRequest("mine", files, true).body).toEqual({ files, replace: true });
    expect(saveRequest("a/../b", files, false).path).toBe("/a%2F..%2Fb");
  });

  it("shows the reason if the server refuses it, and distinguishes an existing name from other reasons", () => {
    expect(refusalError({ method: "PUT", status: 409, message: "There is one" })).toBeInstanceOf(NameTaken);
    expect(refusalError({ method: "PUT", status: 409, message: "There is one" }).message).toBe(
      "There is one",
    );
    for (const [method, status] of [
      ["PUT", 500],
      ["PUT", 403],
      ["POST", 409],
    ] as const)
      expect(refusalError({ method, status, message: "Refused" })).not.toBeInstanceOf(NameTaken);
  });

  it("counts as deleted if it does not exist", () => {
    const refused = (method: string, status: number) => refusalError({ method, status, message: "No" });
    expect(refused("DELETE", 404)).toBeInstanceOf(AlreadyGone);
    expect(refused("DELETE", 403)).not.toBeInstanceOf(AlreadyGone);
    expect(refused("GET", 404)).not.toBeInstanceOf(AlreadyGone);
  });
});

describe("a run whose parameters are refused", () => {
  it("has an error at the field of each wrong parameter", () => {
    const parameters = [{ name: "since", message: '"since": expected a DateTime' }];
    const error = refusalError({ method: "POST", status: 400, message: "All", extensions: { parameters } });
    expect(error).toBeInstanceOf(ParametersRefused);
    expect(error).toMatchObject({ message: "All", problems: parameters });
  });

  it("has no field for any other refusal", () => {
    const other = refusalError({ method: "POST", status: 400, message: "No", extensions: { code: "X" } });
    expect(other).not.toBeInstanceOf(ParametersRefused);
  });
});
