/** The local treasury. */
import { randomUUID } from "node:crypto";
import { Problem } from "../kit/errors.ts";
import { service } from "../kit/service.ts";
import { type NewOutboundPayment, type OutboundPayment, treasury } from "./contract.ts";
import { type KeptPayment, treasuryTables } from "./tables.ts";

const DAY = 86_400;

type Details = OutboundPayment["destination_payment_method_details"];

/** What is sent of a destination is more than what is told of it: account numbers stay here. */
function detailsOf(sent: NewOutboundPayment): Details {
  const { destination_payment_method_data: data, destination_payment_method_options: options } = sent;
  if (!data) return null;
  const { name = null, email = null, phone = null, address = null } = data.billing_details ?? {};
  const bank = data.us_bank_account;
  return {
    billing_details: { name, email, phone, address },
    type: data.type,
    ...(bank && {
      us_bank_account: {
        account_type: bank.account_type ?? null,
        account_holder_type: bank.account_holder_type ?? null,
        routing_number: bank.routing_number ?? null,
        last4: bank.account_number?.slice(-4) ?? null,
        network: options?.us_bank_account?.network ?? "ach",
      },
    }),
    ...(data.financial_account !== undefined && { financial_account: { id: data.financial_account } }),
  };
}

export const treasuryService = service(treasury, ({ store, jobs }) => {
  const { accounts, customers, payments } = treasuryTables(store);
  const post = jobs.define("post", ({ id }: { id: string }) => {
    const payment = payments.get(id);
    if (payment?.status === "processing") payments.put({ ...payment, status: "posted" });
  });

  /** @throws Problem 400 when a parameter names something that is not there. */
  function need(there: unknown, param: string, id: string): void {
    if (!there) throw new Problem(400, `No such ${param}: ${id}`, { code: "resource_missing", field: param });
  }

  function written(payment: KeptPayment, expand: readonly string[] | null | undefined): OutboundPayment {
    if (!expand || expand.length === 0 || payment.customer === null) return payment;
    return { ...payment, customer: customers.get(payment.customer) ?? payment.customer };
  }

  return {
    listOutboundPayments({ financial_account, status, created = {}, customer, expand }) {
      need(accounts.get(financial_account), "financial_account", financial_account);
      if (customer) need(customers.get(customer), "customer", customer);
      const { gt, gte, lt, lte } = created ?? {};
      const rows = customer
        ? payments
            .by("customer", customer)
            .filter((payment) => payment.financial_account === financial_account)
        : payments.by("account", financial_account);
      return rows
        .filter(
          (payment) =>
            (!status || payment.status === status) &&
            (gt === undefined || payment.created > gt) &&
            (gte === undefined || payment.created >= gte) &&
            (lt === undefined || payment.created < lt) &&
            (lte === undefined || payment.created <= lte),
        )
        .reverse() // of those created in one second, the last one put comes first
        .sort((a, b) => b.created - a.created)
        .map((payment) => written(payment, expand));
    },

    createOutboundPayment({ body }, { now }) {
      const { amount, currency, financial_account, customer = null, metadata = {} } = body;
      need(accounts.get(financial_account), "financial_account", financial_account);
      if (customer !== null) need(customers.get(customer), "customer", customer);
      if (body.destination_payment_method !== undefined && body.destination_payment_method_data)
        throw new Problem(
          400,
          "Give destination_payment_method or destination_payment_method_data, not both",
          {
            code: "parameter_invalid",
            field: "destination_payment_method_data",
          },
        );
      const created = Math.floor(now / 1000);
      const end = body.end_user_details;
      const payment = payments.put({
        id: `obp_${randomUUID().replaceAll("-", "").slice(0, 24)}`,
        object: "treasury.outbound_payment",
        amount,
        currency: currency.toLowerCase(),
        status: "processing",
        financial_account,
        customer,
        description: body.description ?? null,
        statement_descriptor: body.statement_descriptor ?? "TRIBUTARY",
        created,
        expected_arrival_date: created + DAY,
        end_user_details: end ? { present: end.present, ip_address: end.ip_address ?? null } : null,
        destination_payment_method: body.destination_payment_method ?? null,
        destination_payment_method_details: detailsOf(body),
        metadata,
      });
      post({ id: payment.id }, DAY * 1000);
      return written(payment, body.expand);
    },

    getOutboundPayment({ id }) {
      const payment = payments.get(id);
      if (!payment)
        throw new Problem(404, `No such outbound payment: ${id}`, { code: "resource_missing", field: "id" });
      return payment;
    },
  };
});
