/** Families of the tests' own, with each setting that a contract can declare. */
import Type from "typebox";
import { basic, bearer, keyHeader } from "#contracts/kit/auth.ts";
import { family, get, json, post } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import type { DeclaredSettings } from "#contracts/kit/settings.ts";

const Loan = Type.Object({ id: Type.String() });

const made = (name: string, settings: DeclaredSettings = {}, auth = bearer()) =>
  family(
    name,
    {
      subgraph: "business",
      auth,
      errors: errorBody(({ message }) => ({ error: message }), { message: ["error"] }),
      settings,
      types: { Loan },
    },
    { ping: get("/ping", {}), list: get("/list", { returns: Type.Array(Loan) }) },
  );

export const badges = made("badges", {
  scope: [
    { key: "group", parameter: "groupId", means: "Id of the group.", normal: "everybody" },
    { key: "domains", parameter: "domains", means: "Domains of the group.", list: "domains" },
  ],
});
/** A family with basic authentication. */
export const frontDesk = made("frontDesk", {}, basic());
export const loans = made("loans", { currency: true });
export const parcels = made("parcels", { currency: true });
export const stock = made("stock", {
  scope: [
    { key: "company", parameter: "company_id", means: "Id of the company.", demo: "1" },
    { key: "space", parameter: "space", means: "Name of the space.", normal: "all" },
  ],
});
export const news = made("news");
export const letters = made("letters", { fileHosts: true });
export const keyring = made("keyring", { prefix: true }, keyHeader("authorization"));
/** Its documents allow two interpretations of a body. */
export const desk = family("desk", letters, {
  ...letters.operations,
  open: post("/open", { body: json(Loan, { wrapper: "request" }) }),
});
export const signing = made("signing", {
  listener: { sender: "Sender of the signing service", path: "/signing/events" },
});

export const madeFamilies = [badges, frontDesk, loans, parcels, stock, news, letters, keyring, signing];

export const LISTENER_TOKEN = "token-of-the-demo-listener-of-tests";

export const madeSecret = (name: string): string =>
  name === frontDesk.name ? "kim@example.org:secret" : `secret-of-${name}`;

export const madeCredentials = {
  secretOf: madeSecret,
  listenerTokens: { signing: LISTENER_TOKEN },
} as const;
