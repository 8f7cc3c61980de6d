/** Customers, application forms, applications and their documents. */
import Type from "typebox";
import { get } from "#contracts/kit/contract.ts";
import { Instant, including, linksTo, narrowedBy, one, page, resource, sorted } from "./common.ts";

const fullName = Type.Object({ first: Type.String(), last: Type.String() });

export const Customer = Type.Object({
  type: Type.Union([Type.Literal("individualCustomer"), Type.Literal("businessCustomer")]),
  id: Type.String(),
  attributes: Type.Object({
    fullName,
    email: Type.String(),
    phone: Type.Object({ countryCode: Type.String(), number: Type.String() }),
    status: Type.Union([Type.Literal("Active"), Type.Literal("Archived")]),
    address: Type.Object({
      street: Type.String(),
      city: Type.String(),
      postalCode: Type.String(),
      country: Type.String(),
    }),
    createdAt: Instant,
  }),
});

export const applicationStatuses = ["AwaitingDocuments", "PendingReview", "Approved", "Denied"] as const;
export const Application = resource(
  ["individualApplication", "businessApplication"],
  {
    status: Type.Enum([...applicationStatuses]),
    message: Type.String(),
    fullName,
    email: Type.String(),
    createdAt: Instant,
  },
  /** The customer, if the application is approved. */
  { customer: Type.Optional(linksTo("customer").customer) },
);

/** A form that an applicant is filling in. Its URL is left out, because anybody could fill in the form with it. */
export const ApplicationForm = resource(
  ["applicationForm"],
  {
    stage: Type.Enum(["ChooseKind", "EnterInformation", "AwaitingConfirmation", "Submitted"]),
    email: Type.String(),
    createdAt: Instant,
    expiresAt: Instant,
  },
  { application: Type.Optional(linksTo("application").application) },
);

export const ApplicationDocument = resource(
  ["document"],
  {
    documentType: Type.Enum(["IdDocument", "ProofOfAddress", "CertificateOfIncorporation"]),
    status: Type.Enum(["Required", "ReceivedFront", "ReceivedBack", "Invalid", "Approved"]),
    description: Type.String(),
    /** Name of the person that the document belongs to. */
    name: Type.String(),
    createdAt: Instant,
  },
  linksTo("application"),
);

export type Customer = Type.Static<typeof Customer>;
export type Application = Type.Static<typeof Application>;
export type ApplicationForm = Type.Static<typeof ApplicationForm>;
export type ApplicationDocument = Type.Static<typeof ApplicationDocument>;

export const customerOperations = {
  listCustomers: get("/customers", { query: narrowedBy("id", "email"), page: page(Customer) }),
  getCustomer: get("/customers/{customerId}", { returns: one(Customer) }),
  listApplicationForms: get("/application-forms", {
    query: { ...narrowedBy("id", "email", "since", "until"), ...sorted, ...including("application") },
    page: page(ApplicationForm),
  }),
  listApplications: get("/applications", {
    query: {
      ...narrowedBy("id", "email", "customerId", "status", "since", "until"),
      ...sorted,
      ...including("customer"),
    },
    page: page(Application),
  }),
  listApplicationDocuments: get("/applications/{applicationId}/documents", {
    query: { ...narrowedBy("status") },
    page: page(ApplicationDocument),
  }),
};
