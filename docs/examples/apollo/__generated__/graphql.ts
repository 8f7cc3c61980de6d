/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Status of a payment in any service. */
export type PaymentStatus =
  /** Accounting service: the payment is recorded. */
  | 'AUTHORISED'
  /** The payment was canceled. */
  | 'CANCELED'
  /** Bank: the payment is being processed. */
  | 'CLEARING'
  /** Accounting service: the payment was deleted. */
  | 'DELETED'
  /** Treasury service: the payment has failed. */
  | 'FAILED'
  /** Any status that is not documented. */
  | 'OTHER'
  /** Bank: the payment was accepted and is not yet being processed. */
  | 'PENDING'
  /** Treasury service: the payment has arrived. */
  | 'POSTED'
  /** Treasury service: the payment is being processed. */
  | 'PROCESSING'
  /** Bank: the payment was rejected. */
  | 'REJECTED'
  /** Returned by the receiving side. */
  | 'RETURNED'
  /** Bank: the payment was sent. */
  | 'SENT';

/** Status of a ticket. The documentation names the statuses without explaining them all; if nothing else is known, the description gives the usual meaning in support desks. */
export type TicketStatus =
  /** The ticket is finished: it cannot be changed anymore, and can be archived. */
  | 'CLOSED'
  /** The ticket waits for somebody other than the requester. */
  | 'HOLD'
  /** The ticket is not assigned yet; the status of an imported ticket without an assignee. */
  | 'NEW'
  /** The ticket is being worked on; the status of an imported ticket with an assignee. */
  | 'OPEN'
  /** Any status that is not documented. */
  | 'OTHER'
  /** The ticket waits for an answer of the requester. */
  | 'PENDING'
  /** The ticket is solved; it can be reopened, and the requester can rate it. */
  | 'SOLVED';

export type PeopleQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type PeopleQuery = { __typename: 'Query', users: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', id: string, displayName: string | null, tickets: { __typename: 'TicketConnection', nodes: Array<{ __typename: 'Ticket', id: string, subject: string | null, status: TicketStatus | null, updatedAt: string | null, requester: { __typename: 'User', id: string } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null };

export type PersonTicketsQueryVariables = Exact<{
  id: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type PersonTicketsQuery = { __typename: 'Query', node:
    | { __typename: 'AccountingPayment' }
    | { __typename: 'AccountingPrepayment' }
    | { __typename: 'ApiEndpoint' }
    | { __typename: 'ApiProvider' }
    | { __typename: 'BankAccount' }
    | { __typename: 'BankAccountDay' }
    | { __typename: 'BankApplication' }
    | { __typename: 'BankApplicationForm' }
    | { __typename: 'BankCard' }
    | { __typename: 'BankCardAuthorization' }
    | { __typename: 'BankCardAuthorizationRequest' }
    | { __typename: 'BankCheckDeposit' }
    | { __typename: 'BankCheckPayment' }
    | { __typename: 'BankCounterparty' }
    | { __typename: 'BankCustomer' }
    | { __typename: 'BankDispute' }
    | { __typename: 'BankEvent' }
    | { __typename: 'BankInstitution' }
    | { __typename: 'BankPayment' }
    | { __typename: 'BankReceivedPayment' }
    | { __typename: 'BankRecurringPayment' }
    | { __typename: 'BankRepayment' }
    | { __typename: 'BankReward' }
    | { __typename: 'BankStatement' }
    | { __typename: 'BankTransaction' }
    | { __typename: 'BankWebhook' }
    | { __typename: 'Company' }
    | { __typename: 'ConnectConfiguration' }
    | { __typename: 'ConnectOAuth' }
    | { __typename: 'ConnectorsProvider' }
    | { __typename: 'ContactCentreEndUser' }
    | { __typename: 'ContactCentreQueue' }
    | { __typename: 'ContactCentreTag' }
    | { __typename: 'ContactCentreTeam' }
    | { __typename: 'CrmPerson' }
    | { __typename: 'CrmPersonField' }
    | { __typename: 'DirectoryHrInstance' }
    | { __typename: 'DirectoryPushEndpoint' }
    | { __typename: 'DirectoryUserGroup' }
    | { __typename: 'ESignatureCloudStorageProvider' }
    | { __typename: 'EnvelopeDocument' }
    | { __typename: 'EnvelopeRecipient' }
    | { __typename: 'ErpEmployee' }
    | { __typename: 'ErpPurchaseInvoiceLine' }
    | { __typename: 'ErpRetainedEarningsLine' }
    | { __typename: 'ErpSalesCreditMemo' }
    | { __typename: 'ErpSalesCreditMemoLine' }
    | { __typename: 'ErpTimeRegistrationEntry' }
    | { __typename: 'ErpTrialBalanceRow' }
    | { __typename: 'ErpUnitOfMeasure' }
    | { __typename: 'ErpVendor' }
    | { __typename: 'ErpVendorPurchase' }
    | { __typename: 'IdentityAppUserSchema' }
    | { __typename: 'IdentityFactor' }
    | { __typename: 'IdentityFactorTransaction' }
    | { __typename: 'IdentityProvider' }
    | { __typename: 'IdentityProviderKey' }
    | { __typename: 'IdentityRole' }
    | { __typename: 'MarketingContact' }
    | { __typename: 'MarketingCustomField' }
    | { __typename: 'MarketingExportJob' }
    | { __typename: 'MarketingImportJob' }
    | { __typename: 'ProjectPerson' }
    | { __typename: 'PsaAAddition' }
    | { __typename: 'PsaAAgreement' }
    | { __typename: 'PsaACompany' }
    | { __typename: 'PsaAIntegration' }
    | { __typename: 'PsaAMapping' }
    | { __typename: 'PsaBBillingOption' }
    | { __typename: 'PsaBCompany' }
    | { __typename: 'PsaBIntegration' }
    | { __typename: 'PsaBMapping' }
    | { __typename: 'SocialPost' }
    | { __typename: 'SocialUser' }
    | { __typename: 'SupportGroup' }
    | { __typename: 'SupportOrganization' }
    | { __typename: 'SupportResourceCollection' }
    | { __typename: 'SupportSatisfactionRating' }
    | { __typename: 'SupportSatisfactionReason' }
    | { __typename: 'SupportSlaPolicy' }
    | { __typename: 'SupportUser' }
    | { __typename: 'Ticket' }
    | { __typename: 'TicketComment' }
    | { __typename: 'TicketField' }
    | { __typename: 'TicketFieldOption' }
    | { __typename: 'TicketForm' }
    | { __typename: 'TicketMetricSet' }
    | { __typename: 'TreasuryFinancialAccount' }
    | { __typename: 'TreasuryInboundTransfer' }
    | { __typename: 'TreasuryOutboundPayment' }
    | { __typename: 'User', id: string, tickets: { __typename: 'TicketConnection', nodes: Array<{ __typename: 'Ticket', id: string, subject: string | null, status: TicketStatus | null, updatedAt: string | null, requester: { __typename: 'User', id: string } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null }
   | null };

export type OneTicketQueryVariables = Exact<{
  id: string | number;
}>;


export type OneTicketQuery = { __typename: 'Query', ticket: { __typename: 'Ticket', id: string, subject: string | null, status: TicketStatus | null, updatedAt: string | null, requester: { __typename: 'User', id: string } | null } | null };

export type OnePaymentQueryVariables = Exact<{
  id: string | number;
}>;


export type OnePaymentQuery = { __typename: 'Query', node:
    | { __typename: 'AccountingPayment', id: string, status: PaymentStatus | null, amount: { __typename: 'Money', amount: string, currency: string | null } | null }
    | { __typename: 'AccountingPrepayment' }
    | { __typename: 'ApiEndpoint' }
    | { __typename: 'ApiProvider' }
    | { __typename: 'BankAccount' }
    | { __typename: 'BankAccountDay' }
    | { __typename: 'BankApplication' }
    | { __typename: 'BankApplicationForm' }
    | { __typename: 'BankCard' }
    | { __typename: 'BankCardAuthorization' }
    | { __typename: 'BankCardAuthorizationRequest' }
    | { __typename: 'BankCheckDeposit' }
    | { __typename: 'BankCheckPayment' }
    | { __typename: 'BankCounterparty' }
    | { __typename: 'BankCustomer' }
    | { __typename: 'BankDispute' }
    | { __typename: 'BankEvent' }
    | { __typename: 'BankInstitution' }
    | { __typename: 'BankPayment', id: string, status: PaymentStatus | null, amount: { __typename: 'Money', amount: string, currency: string | null } | null }
    | { __typename: 'BankReceivedPayment' }
    | { __typename: 'BankRecurringPayment' }
    | { __typename: 'BankRepayment' }
    | { __typename: 'BankReward' }
    | { __typename: 'BankStatement' }
    | { __typename: 'BankTransaction' }
    | { __typename: 'BankWebhook' }
    | { __typename: 'Company' }
    | { __typename: 'ConnectConfiguration' }
    | { __typename: 'ConnectOAuth' }
    | { __typename: 'ConnectorsProvider' }
    | { __typename: 'ContactCentreEndUser' }
    | { __typename: 'ContactCentreQueue' }
    | { __typename: 'ContactCentreTag' }
    | { __typename: 'ContactCentreTeam' }
    | { __typename: 'CrmPerson' }
    | { __typename: 'CrmPersonField' }
    | { __typename: 'DirectoryHrInstance' }
    | { __typename: 'DirectoryPushEndpoint' }
    | { __typename: 'DirectoryUserGroup' }
    | { __typename: 'ESignatureCloudStorageProvider' }
    | { __typename: 'EnvelopeDocument' }
    | { __typename: 'EnvelopeRecipient' }
    | { __typename: 'ErpEmployee' }
    | { __typename: 'ErpPurchaseInvoiceLine' }
    | { __typename: 'ErpRetainedEarningsLine' }
    | { __typename: 'ErpSalesCreditMemo' }
    | { __typename: 'ErpSalesCreditMemoLine' }
    | { __typename: 'ErpTimeRegistrationEntry' }
    | { __typename: 'ErpTrialBalanceRow' }
    | { __typename: 'ErpUnitOfMeasure' }
    | { __typename: 'ErpVendor' }
    | { __typename: 'ErpVendorPurchase' }
    | { __typename: 'IdentityAppUserSchema' }
    | { __typename: 'IdentityFactor' }
    | { __typename: 'IdentityFactorTransaction' }
    | { __typename: 'IdentityProvider' }
    | { __typename: 'IdentityProviderKey' }
    | { __typename: 'IdentityRole' }
    | { __typename: 'MarketingContact' }
    | { __typename: 'MarketingCustomField' }
    | { __typename: 'MarketingExportJob' }
    | { __typename: 'MarketingImportJob' }
    | { __typename: 'ProjectPerson' }
    | { __typename: 'PsaAAddition' }
    | { __typename: 'PsaAAgreement' }
    | { __typename: 'PsaACompany' }
    | { __typename: 'PsaAIntegration' }
    | { __typename: 'PsaAMapping' }
    | { __typename: 'PsaBBillingOption' }
    | { __typename: 'PsaBCompany' }
    | { __typename: 'PsaBIntegration' }
    | { __typename: 'PsaBMapping' }
    | { __typename: 'SocialPost' }
    | { __typename: 'SocialUser' }
    | { __typename: 'SupportGroup' }
    | { __typename: 'SupportOrganization' }
    | { __typename: 'SupportResourceCollection' }
    | { __typename: 'SupportSatisfactionRating' }
    | { __typename: 'SupportSatisfactionReason' }
    | { __typename: 'SupportSlaPolicy' }
    | { __typename: 'SupportUser' }
    | { __typename: 'Ticket' }
    | { __typename: 'TicketComment' }
    | { __typename: 'TicketField' }
    | { __typename: 'TicketFieldOption' }
    | { __typename: 'TicketForm' }
    | { __typename: 'TicketMetricSet' }
    | { __typename: 'TreasuryFinancialAccount' }
    | { __typename: 'TreasuryInboundTransfer' }
    | { __typename: 'TreasuryOutboundPayment', id: string, status: PaymentStatus | null, amount: { __typename: 'Money', amount: string, currency: string | null } | null }
    | { __typename: 'User' }
   | null };

export type VendorsQueryVariables = Exact<{ [key: string]: never; }>;


export type VendorsQuery = { __typename: 'Query', erp: { __typename: 'Erp', vendors: { __typename: 'ErpVendorConnection', nodes: Array<{ __typename: 'ErpVendor', id: string, displayName: string | null }> } | null } | null };

export type UnitsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnitsQuery = { __typename: 'Query', erp: { __typename: 'Erp', unitsOfMeasure: { __typename: 'ErpUnitOfMeasureConnection', nodes: Array<{ __typename: 'ErpUnitOfMeasure', id: string, code: string | null }> } | null } | null };

export type PersonFragment = { __typename: 'User', id: string, displayName: string | null, tickets: { __typename: 'TicketConnection', nodes: Array<{ __typename: 'Ticket', id: string, subject: string | null, status: TicketStatus | null, updatedAt: string | null, requester: { __typename: 'User', id: string } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null };

export type TicketRowFragment = { __typename: 'Ticket', id: string, subject: string | null, status: TicketStatus | null, updatedAt: string | null, requester: { __typename: 'User', id: string } | null };

type PaymentRow_AccountingPayment_Fragment = { __typename: 'AccountingPayment', id: string, status: PaymentStatus | null, amount: { __typename: 'Money', amount: string, currency: string | null } | null };

type PaymentRow_BankPayment_Fragment = { __typename: 'BankPayment', id: string, status: PaymentStatus | null, amount: { __typename: 'Money', amount: string, currency: string | null } | null };

type PaymentRow_TreasuryOutboundPayment_Fragment = { __typename: 'TreasuryOutboundPayment', id: string, status: PaymentStatus | null, amount: { __typename: 'Money', amount: string, currency: string | null } | null };

export type PaymentRowFragment =
  | PaymentRow_AccountingPayment_Fragment
  | PaymentRow_BankPayment_Fragment
  | PaymentRow_TreasuryOutboundPayment_Fragment
;

export const TicketRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"requester"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<TicketRowFragment, unknown>;
export const PersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"2"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"requester"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<PersonFragment, unknown>;
export const PaymentRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<PaymentRowFragment, unknown>;
export const PeopleDocument = {"__meta__":{"hash":"sha256:8a9e0318a84ceaf87051711061e9b166823b8e20b7cfd307ab5d15e4871e6e95"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"People"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Person"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"requester"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"2"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<PeopleQuery, PeopleQueryVariables>;
export const PersonTicketsDocument = {"__meta__":{"hash":"sha256:4068a3790ac834c4af21f24483f68689470a3e46c9ad6798da94d29bb4f99f61"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonTickets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"requester"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<PersonTicketsQuery, PersonTicketsQueryVariables>;
export const OneTicketDocument = {"__meta__":{"hash":"sha256:f97bbea12951107805297ee3628b4c60e16a9e3948c12b695df73adf9ddd753a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"requester"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OneTicketQuery, OneTicketQueryVariables>;
export const OnePaymentDocument = {"__meta__":{"hash":"sha256:3eafc95eba46dd1bc59cd97b1e5a8fb872004f470f4abe426045370d5187f179"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OnePayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<OnePaymentQuery, OnePaymentQueryVariables>;
export const VendorsDocument = {"__meta__":{"hash":"sha256:f0adf8a5b30776b20500c107dc7eb374cf1ab45c417fc6e480289f7a2f8ed525"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Vendors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"erp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"vendors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<VendorsQuery, VendorsQueryVariables>;
export const UnitsDocument = {"__meta__":{"hash":"sha256:0c5bb110a49fd7eb7a6a4e8339a59fe9cea17ed587d6ea10044e9dcff59b7a7d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Units"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"erp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"unitsOfMeasure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UnitsQuery, UnitsQueryVariables>;