import { describe, expect, it } from "vitest";
import {
  CreateOutboundPaymentDocument,
  OutboundPaymentsOfAccountDocument,
  WholeOutboundPaymentDocument,
} from "#generated/test/graphql.ts";
import { defaultLimits } from "#platform/limits/limits.ts";
import { customerIdOf, MAIN_ACCOUNT, paymentIdOf } from "#services/demo/things/treasury.ts";
import { treasuryTables } from "#services/treasury/tables.ts";
import { operationsOf, sharedTributary, startTributary, type Tributary } from "#test/kit/gateway.ts";
import { newestFirst } from "#test/services/treasury/client.ts";

const settings = { treasury: { scope: { financial_account: MAIN_ACCOUNT } } };

const tributary = await sharedTributary({ settings });

const { person } = tributary.families;
/** Stored rows of the treasury, newest first. */
const kept = () =>
  newestFirst(
    treasuryTables(tributary.families.store.scope("treasury"))
      .payments.all()
      .filter((payment) => payment.financial_account === MAIN_ACCOUNT),
  );

interface Payment {
  readonly id: string;
  readonly upstreamId: string;
  readonly createdAt: string;
  readonly status: string;
  readonly amount: { readonly amount: string; readonly currency: string };
}
interface Page {
  readonly nodes: readonly Payment[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string;
    readonly endCursor: string;
  };
}

describe("payments out of a financial account", () => {
  const list = async (variables: object) => {
    const { data, errors, calls } = await tributary.ask(OutboundPaymentsOfAccountDocument, { ...variables });
    return { page: data?.treasury?.financialAccount?.outboundPayments, errors, calls };
  };
  const ids = (page: Page | undefined) => page?.nodes.map(({ upstreamId }) => upstreamId);

  it("are read backwards over several pages (D3-223)", async () => {
    const all = kept().map(({ id }) => id);
    const far = await list({ first: 200 });
    const { page, calls } = await list({ last: 150, before: far.page.pageInfo.endCursor });
    expect(ids(page)).toEqual(all.slice(49, 199));
    expect(calls.map(({ query }) => query["limit"])).toEqual(["100", "50"]);
  });

  it("are filtered by state, customer and time, in whole seconds (D3-225, D3-227, D3-229)", async () => {
    const customer = customerIdOf(person(0));
    const { page, calls } = await list({
      filter: {
        statuses: ["POSTED"],
        customerIds: [`TreasuryCustomer:${customer}`],
        createdAt: { from: "2000-01-01T00:00:00.5Z", until: "2100-01-01T01:00:00+01:00" },
      },
    });
    expect(calls[0]?.query).toEqual({
      financial_account: MAIN_ACCOUNT,
      status: "posted",
      customer,
      "created[gte]": "946684801",
      "created[lt]": "4102444800",
      limit: "25",
    });
    expect(ids(page)).toEqual(
      kept()
        .filter((payment) => payment.status === "posted" && payment.customer === customer)
        .map(({ id }) => id),
    );
  });

  it("include the first second of an interval and not its last", async () => {
    const since = kept()[7]?.created ?? "";
    const until = new Date(Date.parse(since) + 1_000).toISOString();
    const { page } = await list({ filter: { createdAt: { from: since, until } } });
    expect(page.nodes.map(({ createdAt }) => createdAt)).toEqual(page.nodes.map(() => since));
    expect(page.nodes.length).toBeGreaterThan(0);
    expect((await list({ filter: { createdAt: { from: since, until: since } } })).page.nodes).toEqual([]);
  });

  it("hold exact amounts in major units: cents, yen and fils", async () => {
    const { page } = await list({ first: 250 });
    const byId = new Map(kept().map((payment) => [payment.id, payment]));
    const digits = new Map<string, number>();
    for (const { upstreamId, amount } of page.nodes) {
      const [whole = "", fraction = ""] = amount.amount.split(".");
      digits.set(amount.currency, fraction.length);
      expect(Number(whole + fraction)).toBe(byId.get(upstreamId)?.amount);
    }
    expect(Object.fromEntries(digits)).toEqual({ USD: 2, EUR: 2, JPY: 0, KWD: 3 });
  });

  it("come with their customers if these are selected, by expansion (D3-224)", async () => {
    const query =
      "{ treasury { financialAccount { outboundPayments(first: 5) { nodes { customer { id displayName email user { email } } } } } } }";
    const { calls } = await tributary.ask(query);
    expect(operationsOf(calls)).toEqual(["treasury.listOutboundPayments"]);
    expect(calls[0]?.query).toMatchObject({ "expand[]": "data.customer" });
    const bare = await tributary.ask(
      "{ treasury { financialAccount { outboundPayments(first: 5) { nodes { customer { id upstreamId } } } } } }",
    );
    expect(bare.calls.map(({ query }) => query)).toEqual([{ financial_account: MAIN_ACCOUNT, limit: "5" }]);
  });

  it.each([
    { account: " " },
    { filter: { customerIds: ["TreasuryOutboundPayment:1"] } },
    { filter: { customerIds: ["cus_1", "cus_2"] } },
    { filter: { createdAt: { from: "yesterday" } } },
  ])("are not requested with %j (D3-227)", async (variables) => {
    const { errors, calls } = await list(variables);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(calls).toEqual([]);
  });

  it("need an account: without a configured one its id is required (D3-219)", async () => {
    await using bare = await startTributary();
    const { errors, calls } = await bare.ask("{ treasury { financialAccount { id } } }");
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", argument: "id" });
    expect(calls).toEqual([]);
  });

  it("are an error if the treasury does not know the account (D3-218)", async () => {
    const { page, errors } = await list({ account: "fa_none" });
    expect(page).toBeNull();
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", family: "treasury" });
  });
});

describe("one payment of the treasury", () => {
  it("is read by its id with all its fields", async () => {
    const { data, errors, calls } = await tributary.ask(WholeOutboundPaymentDocument, {
      id: `TreasuryOutboundPayment:${paymentIdOf(person(0))}`,
    });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      treasury: {
        outboundPayment: {
          upstreamId: paymentIdOf(person(0)),
          status: expect.stringMatching(/^(PROCESSING|POSTED|FAILED|RETURNED|CANCELED)$/),
          createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
          statementDescriptor: "TRIBUTARY",
          financialAccount: { id: `TreasuryFinancialAccount:${MAIN_ACCOUNT}` },
          destinationPaymentMethodDetails: {
            billingDetails: { displayName: person(0).displayName, address: { city: person(0).city } },
          },
          payee: { email: person(0).email },
        },
      },
    });
    expect(operationsOf(calls)).toEqual(["treasury.getOutboundPayment"]);
  });

  it("looks its customer up among the payments to them, as no operation reads one", async () => {
    const payment = kept().find(({ customer }) => customer !== null);
    const { data, calls } = await tributary.ask(
      "query ($id: ID!) { treasury { outboundPayment(id: $id) { customer { id displayName email user { email } } } } }",
      { id: payment?.id },
    );
    expect(data).toMatchObject({
      treasury: {
        outboundPayment: {
          customer: {
            id: `TreasuryCustomer:${payment?.customer}`,
            displayName: expect.any(String),
            user: { email: expect.any(String) },
          },
        },
      },
    });
    expect(operationsOf(calls)).toEqual(["treasury.getOutboundPayment", "treasury.listOutboundPayments"]);
    expect(calls[1]?.query).toMatchObject({ customer: payment?.customer, "expand[]": "data.customer" });
  });
});

describe("creating a payment", () => {
  const create = (input: object, at: Tributary = tributary) =>
    at.ask(CreateOutboundPaymentDocument, { input });
  const usd = (amount = "12.34") => ({ amount, currency: "USD" });

  const required = { amount: "1234", currency: "usd", financial_account: MAIN_ACCOUNT };

  it.each<[what: string, input: object, sent: Record<string, string>]>([
    ["what is required (D3-216, D3-249)", {}, {}],
    [
      "texts, but for those that are null (D3-250)",
      { description: "Rent & more = 100%", statementDescriptor: null },
      { description: "Rent & more = 100%" },
    ],
    [
      "details of the end user (D3-251)",
      { endUserDetails: { present: true, ipAddress: "192.0.2.1" } },
      { "end_user_details[present]": "true", "end_user_details[ip_address]": "192.0.2.1" },
    ],
    [
      "a destination by its type and number (D3-252, D3-253)",
      {
        destinationPaymentMethodData: {
          type: "us_bank_account",
          usBankAccount: {
            accountNumber: "000123456789",
            routingNumber: "110000000",
            accountType: "checking",
          },
        },
      },
      {
        "destination_payment_method_data[type]": "us_bank_account",
        "destination_payment_method_data[us_bank_account][account_number]": "000123456789",
        "destination_payment_method_data[us_bank_account][routing_number]": "110000000",
        "destination_payment_method_data[us_bank_account][account_type]": "checking",
      },
    ],
    [
      "billing details of a destination (D3-253)",
      {
        destinationPaymentMethodData: {
          type: "us_bank_account",
          billingDetails: {
            displayName: "O'Neil",
            email: "o.neil@example.com",
            address: { postalCode: "1[2]", line1: "A" },
          },
          metadata: [{ key: "a", value: "b" }],
        },
      },
      {
        "destination_payment_method_data[type]": "us_bank_account",
        "destination_payment_method_data[billing_details][name]": "O'Neil",
        "destination_payment_method_data[billing_details][email]": "o.neil@example.com",
        "destination_payment_method_data[billing_details][address][postal_code]": "1[2]",
        "destination_payment_method_data[billing_details][address][line1]": "A",
        "destination_payment_method_data[metadata][a]": "b",
      },
    ],
    [
      "options of a destination (D3-254)",
      {
        destinationPaymentMethod: "pm_1",
        destinationPaymentMethodOptions: { usBankAccount: { network: "us_domestic_wire" } },
      },
      {
        destination_payment_method: "pm_1",
        "destination_payment_method_options[us_bank_account][network]": "us_domestic_wire",
      },
    ],
    [
      "metadata in brackets (D3-266)",
      {
        metadata: [
          { key: "order", value: "1&x=2" },
          { key: "__proto", value: "" },
        ],
      },
      { "metadata[order]": "1&x=2", "metadata[__proto]": "" },
    ],
  ])("sends a form with %s", async (_what, input, sent) => {
    const { calls } = await create({ amount: usd(), ...input });
    expect(operationsOf(calls)).toEqual(["treasury.createOutboundPayment"]);
    expect(calls[0]?.headers["content-type"]).toBe("application/x-www-form-urlencoded");
    expect(Object.fromEntries(new URLSearchParams(calls[0]?.body))).toEqual({ ...required, ...sent });
  });

  it("answers the payment, which can be read by its id (D3-217)", async () => {
    const { data, errors, calls } = await create({
      amount: usd(),
      customer: `TreasuryCustomer:${customerIdOf(person(0))}`,
      description: "Rent & more = 100%",
      destinationPaymentMethodData: {
        type: "us_bank_account",
        billingDetails: { email: person(0).email },
        usBankAccount: { accountNumber: "000123456789", routingNumber: "110000000", accountType: "checking" },
      },
      destinationPaymentMethodOptions: { usBankAccount: { network: "us_domestic_wire" } },
    });
    expect(errors).toEqual([]);
    expect(new URLSearchParams(calls[0]?.body).get("customer")).toBe(customerIdOf(person(0)));
    const { outboundPayment: payment, userErrors } = data.createTreasuryOutboundPayment;
    expect(userErrors).toEqual([]);
    expect(payment).toMatchObject({
      status: "PROCESSING",
      amount: { amount: "12.34", currency: "USD" },
      customer: { id: `TreasuryCustomer:${customerIdOf(person(0))}` },
      payee: { email: person(0).email },
      destinationPaymentMethodDetails: {
        knownType: "US_BANK_ACCOUNT",
        usBankAccount: {
          last4: "6789",
          network: "us_domestic_wire",
          knownNetwork: "US_DOMESTIC_WIRE",
          knownAccountType: "CHECKING",
        },
      },
    });
    const again = await tributary.data<{ payment: object }>(
      "query ($id: ID!) { payment(id: $id) { id description } }",
      { id: payment?.id },
    );
    expect(again.payment).toEqual({ id: payment?.id, description: "Rent & more = 100%" });
  });

  it.each([
    ["1500", "JPY", "1500", "1500"],
    ["1500.00", "jpy", "1500", "1500"],
    ["0.001", "KWD", "1", "0.001"],
    ["9000000000000.5", "KWD", "9000000000000500", "9000000000000.500"],
    ["0.1", "EUR", "10", "0.10"],
  ])(
    "sends %s %s as %s minor units and gives it back as %s (D3-258)",
    async (amount, currency, minor, back) => {
      const { data, calls } = await create({ amount: { amount, currency } });
      expect(new URLSearchParams(calls[0]?.body).get("amount")).toBe(minor);
      expect(data.createTreasuryOutboundPayment.outboundPayment?.amount).toEqual({
        amount: back,
        currency: currency.toUpperCase(),
      });
    },
  );

  it.each([
    ["half a yen", { amount: { amount: "0.5", currency: "JPY" } }],
    ["a tenth of a cent", { amount: usd("0.001") }],
    ["nothing", { amount: usd("0") }],
    ["less than nothing", { amount: usd("-1") }],
    ["more than can be counted", { amount: usd("99999999999999999") }],
    ["a currency that is none", { amount: { amount: "1", currency: "US" } }],
    ["no currency (D3-249)", { amount: { amount: "1" } }],
    ["no amount (D3-249)", {}],
    ["an end user without presence (D3-251)", { amount: usd(), endUserDetails: { ipAddress: "1" } }],
    ["a destination without type (D3-252)", { amount: usd(), destinationPaymentMethodData: {} }],
    ["another type's id as customer", { amount: usd(), customer: "TreasuryOutboundPayment:1" }],
    ["a key of notes that is syntax", { amount: usd(), metadata: [{ key: "a][b", value: "c" }] }],
    [
      "a key of notes twice",
      {
        amount: usd(),
        metadata: [
          { key: "a", value: "1" },
          { key: "a", value: "2" },
        ],
      },
    ],
  ])("is refused for %s before any call", async (_, input) => {
    const { errors, calls } = await create(input);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(calls).toEqual([]);
  });

  it("has the treasury's refusals in its payload, by the input's field (D3-218)", async () => {
    const { data, errors } = await create({ amount: usd(), financialAccount: "fa_none" });
    expect(errors).toEqual([]);
    expect(data.createTreasuryOutboundPayment).toMatchObject({
      outboundPayment: null,
      userErrors: [{ field: ["financialAccount"], code: "BAD_USER_INPUT" }],
    });
    const both = await create({
      amount: usd(),
      destinationPaymentMethod: "pm_1",
      destinationPaymentMethodData: { type: "us_bank_account" },
    });
    expect(both.data.createTreasuryOutboundPayment.userErrors).toMatchObject([
      { field: ["destinationPaymentMethodData"] },
    ]);
  });

  it.each(["hang", "reset", "status:500"])(
    "is made once, and its outcome is unknown, when the treasury's answer is: %s",
    async (fault) => {
      await using own = await startTributary({
        settings,
        families: { faults: `treasury=${fault}` },
        gateway: { limits: { ...defaultLimits, tryMs: 200, operationMs: 2_000 } },
      });
      const { data, errors, calls } = await create({ amount: usd() }, own);
      expect(data).toEqual({ createTreasuryOutboundPayment: null });
      expect(errors.map(({ extensions }) => extensions)).toMatchObject([
        { code: "OUTCOME_UNKNOWN", family: "treasury", retryable: false },
      ]);
      expect(operationsOf(calls)).toEqual(["treasury.createOutboundPayment"]);
    },
  );
});
