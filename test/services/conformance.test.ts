/**
 * Each operation of each family at REST: credentials, rights, methods, parameters, bodies and keys, as its
 * contract has them. No call of this file succeeds in a write.
 */

import { beforeEach, describe, expect, it } from "vitest";
import { demoSecret, type PersonaName, personaNames } from "#contracts/demo-credentials.ts";
import type { BoundOperation, Family, Method, Params } from "#contracts/kit/contract.ts";
import { renderForm, renderQuery } from "#contracts/kit/wire.ts";
import { supportDesk } from "#contracts/support-desk/index.ts";
import { readTable } from "#scripts/tables.ts";
import { MAIN_ACCOUNT } from "#services/demo/things/e-signature.ts";
import { FIRST_COMPANY } from "#services/demo/things/erp.ts";
import { services } from "#services/index.ts";
import { hasScope } from "#services/kit/http/access.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import {
  mistakesOf,
  refusedBy,
  refusedQueries,
  refusedText,
  requiredMembers,
  sampleOf,
} from "#test/kit/samples.ts";

type Aspect = "credentials" | "rights" | "methods" | "parameters" | "bodies" | "keys";

/** Rules that the tests of a family verify. */
const rules: Readonly<Record<string, Partial<Record<Aspect, string>>>> = {
  accounting: { credentials: "(D3-326)" },
  banking: { credentials: "(D3-209)", methods: "(D3-005)", parameters: "(D3-213)", keys: "(D3-194, D3-197)" },
  contactCentre: {
    credentials: "(D2-303, D2-506, D2-509)",
    bodies: "(D2-305, D2-306, D2-307, D2-308)",
    keys: "(D2-319, D2-325)",
  },
  crm: {
    credentials: "(D3-323, D3-325)",
    rights: "(D3-292)",
    parameters: "(D3-294, D3-297, D3-319)",
  },
  directory: {
    credentials: "(D1-008)",
    parameters: "(D1-053)",
    bodies: "(D1-012, D1-013, D1-014, D1-015, D1-016, D1-018, D1-020, D1-021)",
  },
  erp: {
    credentials: "(D3-326)",
    methods: "(D3-025, D3-030, D3-035)",
    bodies: "(D3-042)",
    keys: "(D3-050)",
  },
  identity: { parameters: "(D1-119)" },
  marketing: { bodies: "(D3-159, D3-184)" },
  meetings: { parameters: "(D2-274)", bodies: "(D2-220, D2-226, D2-237, D2-274, D2-546)" },
  social: { credentials: "(D2-560)", parameters: "(D2-348)" },
  supportDesk: { rights: "(D2-515)", parameters: "(D2-032, D2-033, D2-034, D2-035)" },
  treasury: {
    credentials: "(D3-218)",
    parameters: "(D3-220, D3-227, D3-267)",
    bodies: "(D3-218, D3-247, D3-249, D3-255)",
    keys: "(D3-218)",
  },
};

const UNKNOWN_GUID = "70000000-0000-4000-8000-000000000001";
/** Parts of paths that are not keys of objects. Calls need them to reach the objects. */
const scopes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  connectors: { integration_type: "psa_a" },
  eSignature: { accountId: MAIN_ACCOUNT.accountId },
  erp: { company_id: FIRST_COMPANY },
};
/** Keys of missing objects, for families that refuse keys of another form. */
const unknownKeys: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  eSignature: { envelopeId: UNKNOWN_GUID, userId: UNKNOWN_GUID },
  meetings: { meetingId: "AAAAAAAAAAAAAAAAAAAAAA==" },
};

/** Operations whose path has no key of an object that could be missing. */
const withoutObject: Readonly<Record<string, string>> = {
  "banking.listUserApiTokens": "a user without tokens has an empty list",
  "social.likePost": "the user in the path is the caller",
  "social.unlikePost": "the user in the path is the caller",
  "social.repostPost": "the user in the path is the caller",
  "social.unrepostPost": "the user in the path is the caller",
};

/** Rules about roles, by operation of the support desk. */
const roleRules = {
  getTicketField: "D2-010",
  updateTicketField: "D2-014",
  listTicketFieldOptions: "D2-020",
  upsertTicketFieldOption: "D2-022",
  deleteTicketFieldOption: "D2-029",
  getTicketFieldOption: "D2-030",
  listTicketForms: "D2-031",
  createTicketForm: "D2-039",
  reorderTicketForms: "D2-040",
  showManyTicketForms: "D2-045",
  deleteTicketForm: "D2-046",
  getTicketForm: "D2-047",
  updateTicketForm: "D2-048",
  cloneTicketForm: "D2-049",
  importTicket: "D2-050",
  bulkImportTickets: "D2-051",
  listTicketMetricEvents: "D2-060",
  listTicketMetrics: "D2-066",
  getTicketMetric: "D2-070",
};

/** The roles of the support desk in the documents; undefined for every caller, with or without one. */
const allowed: Readonly<Record<string, readonly string[] | undefined>> = {
  Admins: ["admin"],
  Agents: ["agent", "admin"],
  "Admins, Agents, End Users": ["end-user", "agent", "admin"],
  Anyone: undefined,
};

interface RequestOptions {
  readonly method?: Method;
  readonly as?: PersonaName;
  /** The value of the header with the credential; null for none. */
  readonly credential?: string | null;
  /** The credential is in a header of another family. */
  readonly elsewhere?: boolean;
  readonly query?: string;
  readonly body?: unknown;
  readonly contentType?: string;
}

const families = await sharedFamilies();

const needed = (params: Params) =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, { required, schema, style }]) =>
      required ? [[name, style === "csv" ? [sampleOf(schema)] : sampleOf(schema)]] : [],
    ),
  );

it.each(Object.entries(roleRules))("%s admits the documented roles (D2-009, %s)", (name) => {
  const documented = readTable("docs/requirements/operations.tsv").find(
    ({ id }) => id === `supportDesk.${name}`,
  );
  const [, named = ""] = /Allowed: (.*?)\./.exec(documented?.["notes"] ?? "") ?? [];
  expect(Object.keys(allowed)).toContain(named);
  const operation = Object.values<BoundOperation>(supportDesk.bound).find((one) => one.name === name);
  expect([operation?.name, operation?.spec.roles]).toEqual([name, allowed[named]]);
});

/** Members that the documents require and the contracts do not. */
const notRequired: Readonly<Record<string, string>> = {
  "identity.enrollUserFactor Factor": "the name of the body",
  "contactCentre.createQueue request": "the name of the body (D2-555)",
  "treasury.updateFinancialAccount supported_currencies": "an update changes members alone (D3-265)",
};

it("require the parameters and members that the documents require (D2-003)", () => {
  const written = /(\w+)(?:[: ](?:string|integer|boolean|array|object|enum)(?:\([^)]*\))?)?!/g;
  const required = new Map(
    services.flatMap(({ service: { family } }) =>
      Object.values<BoundOperation>(family.bound).map(({ id, query, spec }) => [
        id,
        [...Object.keys(needed(query)), ...(spec.body ? requiredMembers(spec.body.schema) : [])],
      ]),
    ),
  );
  const missing = readTable("docs/requirements/operations.tsv").flatMap(
    ({ id = "", query = "", body = "" }) =>
      [...`${query} ${body}`.matchAll(written)].flatMap(([, name = ""]) =>
        required.get(id)?.includes(name) ? [] : [`${id} ${name}`],
      ),
  );
  expect(missing).toEqual(Object.keys(notRequired));
});

describe.each(services.map(({ service: { family } }) => [family.name, family] as const))(
  "%s",
  (name, family: Family) => {
    const operations: readonly BoundOperation[] = Object.values(family.bound);
    const { auth } = family;
    const otherHeader = auth.header === "authorization" ? "x-api-key" : "authorization";
    const held = (aspect: Aspect) => rules[name]?.[aspect] ?? "";
    // The rate limits end after one minute.
    beforeEach(() => families.clock.advance(60_000));

    const callerOf = (persona: PersonaName) =>
      families.company.credentials.lookup(name, demoSecret(name, persona));
    function may({ spec: { roles, scopes } }: BoundOperation, persona: PersonaName): boolean {
      const caller = callerOf(persona);
      if (!caller || (roles && !(caller.role !== undefined && roles.includes(caller.role)))) return false;
      return !scopes || scopes.some((scope) => hasScope(caller.scopes, scope));
    }

    async function ask(operation: BoundOperation, sent: RequestOptions = {}) {
      const { template, method, query, spec, headers } = operation;
      const { as = personaNames.find((persona) => may(operation, persona)) } = sent;
      const { credential = auth.present(demoSecret(name, as)) } = sent;
      const path = template.render({
        ...Object.fromEntries(
          template.params.map((param, i) => [
            param,
            template.kinds[i] === "integer" ? "999999999" : (unknownKeys[name]?.[param] ?? "7"),
          ]),
        ),
        ...scopes[name],
      });
      const isForm = spec.body?.encoding === "form";
      const { contentType = isForm ? "application/x-www-form-urlencoded" : "application/json" } = sent;
      const { body = spec.body && sampleOf({ minProperties: isForm ? 1 : 0, ...spec.body.schema }) } = sent;
      const written = typeof body === "string" ? body : isForm ? renderForm(body) : JSON.stringify(body);
      const response = await fetch(
        families.baseUrl(name) + path + (sent.query ?? renderQuery(query, needed(query))),
        {
          method: sent.method ?? method,
          headers: {
            ...(needed(headers) as Record<string, string>),
            ...(credential !== null && { [sent.elsewhere ? otherHeader : auth.header]: credential }),
            ...(spec.body && { "content-type": contentType }),
          },
          ...(spec.body && { body: written }),
        },
      );
      const text = await response.text();
      const refusal = family.errors.read(/^[[{]/.test(text) ? JSON.parse(text) : text);
      const { field, message, isOwnForm } = refusal;
      // Some families have one status for several refusals, which have different codes.
      const meant = refusal.status ?? response.status;
      return {
        status: response.status,
        meant,
        isOwnForm,
        text: `${field} ${message}`,
        allow: response.headers.get("allow"),
      };
    }
    /** Operations with an unexpected answer, and that answer. */
    async function others(of: readonly BoundOperation[], expected: number, sent: RequestOptions = {}) {
      const found: unknown[] = [];
      for (const one of of) {
        const { meant, isOwnForm, text } = await ask(one, sent);
        if (meant !== expected || isOwnForm !== true) found.push([one.name, meant, text]);
      }
      return found;
    }

    it(`refuses calls without a credential, with an unknown one, with another family's and in another header ${held("credentials")}`, async () => {
      const closed = operations.filter(({ spec }) => !spec.anonymous);
      const foreign = demoSecret(name === "crm" ? "banking" : "crm");
      for (const credential of [null, auth.present("nobody:nothing"), auth.present(foreign)])
        expect(await others(closed, 401, { credential })).toEqual([]);
      expect(await others(closed, 401, { elsewhere: true })).toEqual([]);
    });

    it(`refuses callers without the role or the scope of an operation ${held("rights")}`, async () => {
      for (const as of personaNames.filter(callerOf))
        expect([
          as,
          await others(
            operations.filter((one) => !may(one, as)),
            403,
            { as },
          ),
        ]).toEqual([as, []]);
    });

    it(`admits callers with the role or the scope of an operation ${held("rights")}`, async () => {
      // A body in another encoding, so that nothing is written.
      for (const one of operations.filter(({ spec: { roles, scopes } }) => roles || scopes))
        for (const as of personaNames.filter((persona) => may(one, persona)))
          expect([one.name, as, (await ask(one, { as, contentType: "text/plain" })).meant]).toEqual([
            one.name,
            as,
            expect.toSatisfy((status) => ![401, 403].includes(status)),
          ]);
    });

    it(`refuses methods that a path does not have, and names those that it has ${held("methods")}`, async () => {
      for (const one of operations.filter(({ spec }) => !spec.body)) {
        const path = one.template.render({
          ...Object.fromEntries(one.template.params.map((param) => [param, "7"])),
          ...scopes[name],
        });
        const own = operations
          .filter(({ template }) => template.pattern.test(path))
          .map(({ method }) => method);
        for (const method of (["GET", "POST", "PUT", "PATCH", "DELETE"] as const).filter(
          (other) => !own.includes(other),
        )) {
          const { status, allow } = await ask(one, { method });
          expect([one.name, method, status, new Set(allow?.split(", "))]).toEqual([
            one.name,
            method,
            405,
            new Set(own),
          ]);
        }
      }
    });

    it(`refuses parameters of another type, out of their range, with too many values, and missing ones, by name ${held("parameters")}`, async () => {
      const found: unknown[] = [];
      for (const one of operations)
        for (const [name, param] of Object.entries(one.query)) {
          const { [name]: _, ...others } = one.query;
          const rest = renderQuery(others, needed(others)).slice(1);
          for (const query of [...refusedQueries(name, param), ...(param.required ? [""] : [])]) {
            const { status, text } = await ask(one, { query: `?${rest}&${query}` });
            if (status !== 400 || !text.includes(name)) found.push([one.name, query, status, text]);
          }
        }
      expect(found).toEqual([]);
    });

    it(`refuses bodies in another encoding, and with one mistake, by the member's name ${held("bodies")}`, async () => {
      const found: unknown[] = [];
      for (const one of operations) {
        const { body } = one.spec;
        if (!body) continue;
        const isJson = body.encoding === "json";
        expect([one.name, (await ask(one, { contentType: "text/plain" })).status]).toEqual([one.name, 415]);
        if (isJson) expect([one.name, (await ask(one, { body: "{" })).status]).toEqual([one.name, 400]);
        for (const { member, value } of mistakesOf(body.schema, isJson ? refusedBy : refusedText)) {
          const { status, text } = await ask(one, { body: value });
          if (status !== 400 || !text.includes(member))
            found.push([one.name, JSON.stringify(value), status, text]);
        }
      }
      expect(found).toEqual([]);
    });

    it(`returns 404 for an unknown key ${held("keys")}`, async () => {
      const keyed = operations.filter(
        ({ id, template }) =>
          !(id in withoutObject) && template.params.some((param) => scopes[name]?.[param] === undefined),
      );
      expect(await others(keyed, 404)).toEqual([]);
    });
  },
);
