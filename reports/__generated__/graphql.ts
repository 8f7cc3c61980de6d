/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Status of a prepayment. */
export type AccountingPrepaymentStatus =
  /** Approved, not yet fully used. */
  | 'AUTHORISED'
  /** Any status that is not documented; cannot be used in a filter. */
  | 'OTHER'
  /** Fully allocated to invoices or refunded. */
  | 'PAID'
  /** The prepayment was voided. */
  | 'VOIDED';

/** Presence status of an agent. */
export type AgentPresenceStatus =
  /** The agent is waiting for conversations. */
  | 'AVAILABLE'
  /** The agent is away from the workplace. */
  | 'AWAY'
  /** The agent is having a break. */
  | 'BREAK'
  /** The agent is working on a conversation. */
  | 'BUSY'
  /** The agent is not signed in. */
  | 'OFFLINE'
  /** Any status that is not documented. */
  | 'OTHER'
  /** The agent is finishing work after a conversation. */
  | 'WRAP_UP';

/** Conditions on accounts; all must be met. */
export type BankAccountFilter = {
  /** Customers, by global id or id in the bank; at most 100. */
  customerIds?: Array<string | number> | null | undefined;
  /** Earliest time of creation; this time is included. */
  since?: string | null | undefined;
  /** Statuses, as named by the bank; one of them must match. */
  statuses?: Array<string> | null | undefined;
  /** Latest time of creation; this time is excluded. */
  until?: string | null | undefined;
};

/** Status of a bank customer. */
export type BankCustomerStatus =
  /** The customer is active. */
  | 'ACTIVE'
  /** The customer is archived. */
  | 'ARCHIVED'
  /** Any status that is not documented. */
  | 'OTHER';

/** Status of a conversation. */
export type ContactCentreConversationStatus =
  /** The conversation has ended. */
  | 'CLOSED'
  /** The conversation is in progress. */
  | 'OPEN'
  /** Any status that is not documented. */
  | 'OTHER';

/** Status of an end user. */
export type ContactCentreEndUserStatus =
  /** The end user is not anonymized. */
  | 'ACTIVE'
  /** All personal data was removed; only an anonymous record remains. */
  | 'ANONYMIZED'
  /** The anonymization was accepted but is not carried out yet. */
  | 'ANONYMIZING'
  /** Any status that is not documented. */
  | 'OTHER';

/** Status of a deal. */
export type CrmDealStatus =
  /** The deal is deleted. */
  | 'DELETED'
  /** The deal is lost. */
  | 'LOST'
  /** The deal is neither won nor lost. */
  | 'OPEN'
  /** Any status that is not documented; cannot be used as an argument. */
  | 'OTHER'
  /** The deal is won. */
  | 'WON';

/** Status of an envelope. */
export type EnvelopeStatus =
  /** All recipients completed their actions. */
  | 'COMPLETED'
  /** The envelope is a draft. */
  | 'CREATED'
  /** A recipient declined the envelope. */
  | 'DECLINED'
  /** All recipients opened the envelope. */
  | 'DELIVERED'
  /** Any status that is not documented. */
  | 'OTHER'
  /** The envelope was sent to the recipients. */
  | 'SENT'
  /** The envelope was canceled. */
  | 'VOIDED';

/** Transactions with a vendor that can be blocked. */
export type ErpVendorBlocked =
  /** All transactions with the vendor are blocked. */
  | 'ALL'
  /** No transactions are blocked. */
  | 'NONE'
  /** Any status that is not documented; cannot be used in a filter or an input. */
  | 'OTHER'
  /** Payments to the vendor are blocked. */
  | 'PAYMENT';

/** Status of an authentication factor. */
export type IdentityFactorStatus =
  /** The factor can be used. */
  | 'ACTIVE'
  /** The factor cannot be used. */
  | 'INACTIVE'
  /** The factor is not enrolled. */
  | 'NOT_SETUP'
  /** Any status that is not documented. */
  | 'OTHER'
  /** The factor is enrolled but not yet activated with a code. */
  | 'PENDING_ACTIVATION';

/** Type of an authentication factor. */
export type IdentityFactorType =
  /** Code in a voice call. */
  | 'CALL'
  /** Code in an e-mail. */
  | 'EMAIL'
  /** Any type that is not documented. */
  | 'OTHER'
  /** Confirmation request on the user's phone. */
  | 'PUSH'
  /** Answer to a security question. */
  | 'QUESTION'
  /** Code in a text message; requires activation. */
  | 'SMS'
  /** Code of a third-party token. */
  | 'TOKEN'
  /** Code of a hardware token. */
  | 'TOKEN_HARDWARE'
  /** Code of a counter-based token. */
  | 'TOKEN_HOTP'
  /** Time-based code of an authenticator app (`token:software:totp`); requires activation. */
  | 'TOKEN_SOFTWARE_TOTP'
  /** Security key of the older U2F type. */
  | 'U2F'
  /** Web page of a third party. */
  | 'WEB'
  /** Security key, or the authenticator of a device. */
  | 'WEBAUTHN';

/** Lifecycle status of a user in the identity provider. */
export type IdentityUserStatus =
  | 'ACTIVE'
  | 'DEPROVISIONED'
  | 'LOCKED_OUT'
  /** Any status that is not documented. */
  | 'OTHER'
  | 'STAGED'
  | 'SUSPENDED';

/** Status of a registration. */
export type MeetingRegistrantStatus =
  /** The registrant may join the meeting. */
  | 'APPROVED'
  /** The registrant may not join the meeting. */
  | 'DENIED'
  /** Any status that is not documented. */
  | 'OTHER'
  /** The registration is not yet approved or denied. */
  | 'PENDING';

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

/** Status of a project. */
export type ProjectStatus =
  | 'ACTIVE'
  | 'ARCHIVED'
  | 'COMPLETED'
  | 'LATE'
  /** Any status that is not documented; cannot be used in a filter. */
  | 'OTHER'
  | 'UPCOMING';

/** Types of users in the project system. */
export type ProjectUserType =
  | 'ACCOUNT'
  | 'COLLABORATOR'
  | 'CONTACT'
  /** Any type that is not documented; cannot be used in a filter. */
  | 'OTHER';

/** Conditions on ratings; all must be met. */
export type SatisfactionRatingFilter = {
  /** Earliest time of creation, to the second; this time is included. */
  createdFrom?: string | null | undefined;
  /** Latest time of creation, to the second; this time is included. */
  createdUntil?: string | null | undefined;
  /** Condition on the score. */
  score?: SatisfactionScoreFilter | null | undefined;
};

/** Score of a rating, or status of the survey. */
export type SatisfactionScore =
  | 'BAD'
  | 'GOOD'
  /** The survey was sent and is not answered yet. */
  | 'OFFERED'
  /** Any score that is not documented. */
  | 'OTHER'
  /** No survey was sent. */
  | 'UNOFFERED';

/** Score by which ratings can be filtered. A score alone includes ratings with and without comment. */
export type SatisfactionScoreFilter =
  | 'BAD'
  | 'BAD_WITHOUT_COMMENT'
  | 'BAD_WITH_COMMENT'
  | 'GOOD'
  | 'GOOD_WITHOUT_COMMENT'
  | 'GOOD_WITH_COMMENT'
  /** The survey was sent and is not answered yet. */
  | 'OFFERED'
  /** The rating is good or bad. */
  | 'RECEIVED'
  | 'RECEIVED_WITHOUT_COMMENT'
  | 'RECEIVED_WITH_COMMENT'
  /** No survey was sent. */
  | 'UNOFFERED';

/** Role of a user in the support desk. */
export type SupportUserRole =
  | 'ADMIN'
  | 'AGENT'
  | 'END_USER'
  /** Any role that is not documented. */
  | 'OTHER';

/** Conditions on tickets; all must be met. */
export type TicketFilter = {
  /** Earliest time of creation; this time is included. */
  createdFrom?: string | null | undefined;
  /** Latest time of creation; this time is included. */
  createdUntil?: string | null | undefined;
  /** Priorities of the ticket, one of which must match. */
  priorities?: Array<TicketPriority> | null | undefined;
  /** Statuses of the ticket, one of which must match. */
  statuses?: Array<TicketStatus> | null | undefined;
  /** Tags of the ticket, one of which must match. */
  tags?: Array<string> | null | undefined;
  /** Text that the ticket contains. */
  text?: string | null | undefined;
  /** Types of the ticket, one of which must match. */
  types?: Array<TicketType> | null | undefined;
};

/** Priority of a ticket. */
export type TicketPriority =
  | 'HIGH'
  | 'LOW'
  | 'NORMAL'
  /** Any priority that is not documented. */
  | 'OTHER'
  | 'URGENT';

/** Status of a ticket. */
export type TicketStatus =
  | 'CLOSED'
  | 'HOLD'
  | 'NEW'
  | 'OPEN'
  /** Any status that is not documented. */
  | 'OTHER'
  | 'PENDING'
  | 'SOLVED';

/** Type of a ticket. */
export type TicketType =
  | 'INCIDENT'
  /** Any ticket type that is not documented. */
  | 'OTHER'
  | 'PROBLEM'
  | 'QUESTION'
  | 'TASK';

/** Status of a financial account. */
export type TreasuryFinancialAccountStatus =
  /** The account is permanently closed. */
  | 'CLOSED'
  /** The account is open for transfers and payments. */
  | 'OPEN'
  /** Any status that is not documented. */
  | 'OTHER';

/** Status of an inbound or outbound transfer. */
export type TreasuryTransferStatus =
  /** The transfer was canceled. */
  | 'CANCELED'
  /** The transfer has failed. */
  | 'FAILED'
  /** Any status that is not documented. */
  | 'OTHER'
  /** The outbound transfer has arrived. */
  | 'POSTED'
  /** The transfer is being processed. */
  | 'PROCESSING'
  /** The outbound transfer was returned by the receiving side. */
  | 'RETURNED'
  /** The inbound transfer has arrived. */
  | 'SUCCEEDED';

/** Outcome of the search of one service for records of a person. */
export type UserSourceStatus =
  /** The service has several records and none is selected; read them from the list field of the service. */
  | 'AMBIGUOUS'
  /** The service has one record of the person, or objects that refer to the person. */
  | 'FOUND'
  /** The service has no record of the person. */
  | 'NOT_FOUND'
  /** No documented operation leads from the person to a record, or the route is not configured. */
  | 'NO_ROUTE'
  /** The service could not answer. */
  | 'UNAVAILABLE';

export type AccessReviewQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessReviewQuery = { users: { nodes: Array<{ email: string, displayName: string | null, directoryHrWorkers: Array<{ username: string | null }> | null, directoryPushEndpoints: Array<{ id: string, state: string | null }> | null, bankApiUsers: Array<{ id: string, apiTokens: { nodes: Array<{ id: string, expiration: string | null }> } | null }> | null, identityUsers: Array<{ id: string, status: IdentityUserStatus | null, department: string | null, lastLoginAt: string | null, factors: Array<{ id: string, factorType: IdentityFactorType | null, status: IdentityFactorStatus | null }> | null, roles: Array<{ id: string, label: string | null, status: string | null }> | null }> | null }> } | null };

export type CashPositionQueryVariables = Exact<{
  account?: string | number | null | undefined;
  accountsFilter?: BankAccountFilter | null | undefined;
}>;


export type CashPositionQuery = { banking: { accounts: { nodes: Array<{ id: string, name: string | null, status: string | null, createdAt: string | null, balance: { amount: string, currency: string } | null }> } | null } | null, treasury: { financialAccount: { id: string, nickname: string | null, status: TreasuryFinancialAccountStatus | null, createdAt: string | null, balance: { cash: Array<{ amount: string, currency: string }> | null } | null, inboundTransfers: { nodes: Array<{ id: string, description: string | null, status: TreasuryTransferStatus | null, createdAt: string | null, amount: { amount: string, currency: string } | null }> } | null, outboundPayments: { nodes: Array<{ id: string, description: string | null, status: PaymentStatus | null, createdAt: string | null, amount: { amount: string, currency: string } | null }> } | null, outboundTransfers: { nodes: Array<{ id: string, description: string | null, status: TreasuryTransferStatus | null, createdAt: string | null, amount: { amount: string, currency: string } | null }> } | null } | null } | null, erp: { trialBalance: { nodes: Array<{ id: string, number: string, display: string | null, accountType: string | null, totalDebit: string | null, totalCredit: string | null, dateFilter: string | null }> } | null } | null };

export type CustomerThreeSixtyQueryVariables = Exact<{
  email: string;
}>;


export type CustomerThreeSixtyQuery = { user: { id: string, email: string, sources: Array<{ family: string, status: UserSourceStatus, reason: string | null }> | null, identityUsers: Array<{ id: string, login: string | null, status: IdentityUserStatus | null, createdAt: string | null }> | null, directoryHrWorkers: Array<{ email: string | null, username: string | null }> | null, directoryPushEndpoints: Array<{ id: string, name: string | null, state: string | null, enrolledAt: string | null }> | null, connectorsAdministrators: Array<{ id: string, role: string | null, createdAt: string | null }> | null, supportUsers: Array<{ id: string, name: string | null, role: SupportUserRole | null, createdAt: string | null }> | null, tickets: { nodes: Array<{ id: string, subject: string | null, status: TicketStatus | null, createdAt: string | null }> } | null, satisfactionRatings: { nodes: Array<{ id: string, comment: string | null, score: SatisfactionScore | null, createdAt: string | null }> } | null, contactCentreEndUsers: Array<{ id: string, displayName: string | null, status: ContactCentreEndUserStatus | null, createdAt: string | null, conversations: { nodes: Array<{ id: string, subject: string | null, status: ContactCentreConversationStatus | null, startedAt: string | null }> } | null }> | null, connectEvents: { nodes: Array<{ id: string, emailSubject: string | null, envelopeStatus: EnvelopeStatus | null, occurredAt: string | null }> } | null, meetingSipPhones: Array<{ id: string, userName: string | null, domain: string | null }> | null, socialUsers: Array<{ id: string, username: string | null, createdAt: string | null }> | null, payments: { nodes: Array<
        | { id: string, description: string | null, status: PaymentStatus | null, createdAt: string | null, amount: { amount: string, currency: string } | null }
        | { id: string, description: string | null, status: PaymentStatus | null, createdAt: string | null, amount: { amount: string, currency: string } | null }
        | { id: string, description: string | null, status: PaymentStatus | null, createdAt: string | null, amount: { amount: string, currency: string } | null }
      > } | null, bankCustomers: Array<{ id: string, fullName: string | null, status: BankCustomerStatus | null, createdAt: string | null, accounts: { nodes: Array<{ id: string, name: string | null, status: string | null, createdAt: string | null, balance: { amount: string, currency: string } | null }> } | null, cards: { nodes: Array<{ id: string, kind: string | null, status: string | null, createdAt: string | null }> } | null }> | null, accountingPrepayments: { nodes: Array<{ id: string, reference: string | null, status: AccountingPrepaymentStatus | null, date: string | null, remainingCredit: { amount: string, currency: string } | null }> } | null, treasuryCustomers: Array<{ id: string, name: string | null }> | null, treasuryPayments: { nodes: Array<{ id: string, description: string | null, status: PaymentStatus | null, createdAt: string | null, amount: { amount: string, currency: string } | null }> } | null, erpVendors: Array<{ id: string, displayName: string | null, blocked: ErpVendorBlocked | null, lastModifiedAt: string | null, balance: { amount: string, currency: string } | null }> | null, projectPersons: Array<{ id: string, title: string | null, type: ProjectUserType | null, createdAt: string | null, projects: { nodes: Array<{ id: string, name: string | null, status: ProjectStatus | null, createdAt: string | null }> } | null }> | null, crmPersons: Array<{ id: string, name: string | null, createdAt: string | null, deals: { nodes: Array<{ id: string, title: string | null, status: CrmDealStatus | null, createdAt: string | null, value: { amount: string, currency: string } | null }> } | null, activities: { nodes: Array<{ id: string, subject: string | null, done: boolean | null, createdAt: string | null }> } | null }> | null, marketingContact: { id: string, createdAt: string | null, lists: Array<{ id: string, name: string | null }> | null } | null } | null };

export type OpenTicketsOfPayingCustomersQueryVariables = Exact<{
  since?: string | null | undefined;
}>;


export type OpenTicketsOfPayingCustomersQuery = { supportDesk: { exportTickets: { nodes: Array<{ id: string, upstreamId: string, subject: string | null, status: TicketStatus | null, priority: TicketPriority | null, createdAt: string | null, assignee: { email: string } | null, requester: { email: string, payments: { nodes: Array<
              | { id: string, createdAt: string | null, amount: { amount: string, currency: string } | null }
              | { id: string, createdAt: string | null, amount: { amount: string, currency: string } | null }
              | { id: string, createdAt: string | null, amount: { amount: string, currency: string } | null }
            > } | null } | null }> } | null } | null };

export type RegistrationToRevenueQueryVariables = Exact<{
  meeting: string | number;
}>;


export type RegistrationToRevenueQuery = { meetings: { meeting: { id: string, registrants: { nodes: Array<{ id: string, email: string | null, firstName: string | null, lastName: string | null, status: MeetingRegistrantStatus | null, createdAt: string | null, user: { email: string, crmPersons: Array<{ id: string, name: string | null, deals: { nodes: Array<{ id: string, status: CrmDealStatus | null, value: { amount: string, currency: string } | null }> } | null }> | null, payments: { nodes: Array<
                | { id: string, amount: { amount: string, currency: string } | null }
                | { id: string, amount: { amount: string, currency: string } | null }
                | { id: string, amount: { amount: string, currency: string } | null }
              > } | null } | null }> } | null } | null } | null };

export type SupportLoadQueryVariables = Exact<{
  tickets?: TicketFilter | null | undefined;
  ratings?: SatisfactionRatingFilter | null | undefined;
}>;


export type SupportLoadQuery = { contactCentre: { teams: { nodes: Array<{ id: string, name: string | null, agents: { nodes: Array<{ id: string, email: string | null, presence: { id: string, status: AgentPresenceStatus | null, activeConversations: number | null } | null }> } | null }> } | null } | null, supportDesk: { exportTickets: { nodes: Array<{ id: string, status: TicketStatus | null, assignee: { id: string, email: string } | null }> } | null, satisfactionRatings: { nodes: Array<{ id: string, score: SatisfactionScore | null, assignee: { id: string, email: string } | null }> } | null } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const AccessReviewDocument = new TypedDocumentString(`
    query AccessReview {
  users(first: 50) {
    nodes {
      email
      displayName
      directoryHrWorkers {
        username
      }
      directoryPushEndpoints {
        id
        state
      }
      bankApiUsers {
        id
        apiTokens(first: 25) {
          nodes {
            id
            expiration
          }
        }
      }
      identityUsers {
        id
        status
        department
        lastLoginAt
        factors {
          id
          factorType
          status
        }
        roles {
          id
          label
          status
        }
      }
    }
  }
}
    `, {"hash":"sha256:5eede0fd1cc33d94f450562a295b3c9b88a1be534763061d22d5252c3cbe1279"}) as unknown as TypedDocumentString<AccessReviewQuery, AccessReviewQueryVariables>;
export const CashPositionDocument = new TypedDocumentString(`
    query CashPosition($account: ID, $accountsFilter: BankAccountFilter) {
  banking {
    accounts(first: 100, filter: $accountsFilter) {
      nodes {
        id
        name
        status
        balance {
          amount
          currency
        }
        createdAt
      }
    }
  }
  treasury {
    financialAccount(id: $account) {
      id
      nickname
      status
      createdAt
      balance {
        cash {
          amount
          currency
        }
      }
      inboundTransfers(first: 100) {
        nodes {
          id
          description
          status
          amount {
            amount
            currency
          }
          createdAt
        }
      }
      outboundPayments(first: 100) {
        nodes {
          id
          description
          status
          amount {
            amount
            currency
          }
          createdAt
        }
      }
      outboundTransfers(first: 100) {
        nodes {
          id
          description
          status
          amount {
            amount
            currency
          }
          createdAt
        }
      }
    }
  }
  erp {
    trialBalance(first: 100) {
      nodes {
        id
        number
        display
        accountType
        totalDebit
        totalCredit
        dateFilter
      }
    }
  }
}
    `, {"hash":"sha256:fd4c878ea29469866f0f984847b402bc0e02cea56488c685cb7305c21e32e475"}) as unknown as TypedDocumentString<CashPositionQuery, CashPositionQueryVariables>;
export const CustomerThreeSixtyDocument = new TypedDocumentString(`
    query CustomerThreeSixty($email: String!) {
  user(email: $email) {
    id
    email
    sources {
      family
      status
      reason
    }
    identityUsers {
      id
      login
      status
      createdAt
    }
    directoryHrWorkers {
      email
      username
    }
    directoryPushEndpoints {
      id
      name
      state
      enrolledAt
    }
    connectorsAdministrators {
      id
      role
      createdAt
    }
    supportUsers {
      id
      name
      role
      createdAt
    }
    tickets(first: 50) {
      nodes {
        id
        subject
        status
        createdAt
      }
    }
    satisfactionRatings(first: 50) {
      nodes {
        id
        comment
        score
        createdAt
      }
    }
    contactCentreEndUsers {
      id
      displayName
      status
      createdAt
      conversations(first: 50) {
        nodes {
          id
          subject
          status
          startedAt
        }
      }
    }
    connectEvents(first: 50) {
      nodes {
        id
        emailSubject
        envelopeStatus
        occurredAt
      }
    }
    meetingSipPhones {
      id
      userName
      domain
    }
    socialUsers {
      id
      username
      createdAt
    }
    payments(first: 50) {
      nodes {
        id
        description
        status
        amount {
          amount
          currency
        }
        createdAt
      }
    }
    bankCustomers {
      id
      fullName
      status
      createdAt
      accounts(first: 50) {
        nodes {
          id
          name
          status
          balance {
            amount
            currency
          }
          createdAt
        }
      }
      cards(first: 50) {
        nodes {
          id
          kind
          status
          createdAt
        }
      }
    }
    accountingPrepayments(first: 50) {
      nodes {
        id
        reference
        status
        remainingCredit {
          amount
          currency
        }
        date
      }
    }
    treasuryCustomers {
      id
      name
    }
    treasuryPayments(first: 50) {
      nodes {
        id
        description
        status
        amount {
          amount
          currency
        }
        createdAt
      }
    }
    erpVendors {
      id
      displayName
      blocked
      balance {
        amount
        currency
      }
      lastModifiedAt
    }
    projectPersons {
      id
      title
      type
      createdAt
      projects(first: 50) {
        nodes {
          id
          name
          status
          createdAt
        }
      }
    }
    crmPersons {
      id
      name
      createdAt
      deals(first: 50) {
        nodes {
          id
          title
          status
          value {
            amount
            currency
          }
          createdAt
        }
      }
      activities(first: 50) {
        nodes {
          id
          subject
          done
          createdAt
        }
      }
    }
    marketingContact {
      id
      createdAt
      lists {
        id
        name
      }
    }
  }
}
    `, {"hash":"sha256:fcbcd28df22c46de9dcfcefbf763925f0f1f6c1f6d39b751b869f05c22fb85cf"}) as unknown as TypedDocumentString<CustomerThreeSixtyQuery, CustomerThreeSixtyQueryVariables>;
export const OpenTicketsOfPayingCustomersDocument = new TypedDocumentString(`
    query OpenTicketsOfPayingCustomers($since: DateTime) {
  supportDesk {
    exportTickets(first: 50, filter: {statuses: [NEW, OPEN, PENDING, HOLD]}) {
      nodes {
        id
        upstreamId
        subject
        status
        priority
        createdAt
        assignee {
          email
        }
        requester {
          email
          payments(first: 50, filter: {statuses: [SENT], since: $since}) {
            nodes {
              id
              amount {
                amount
                currency
              }
              createdAt
            }
          }
        }
      }
    }
  }
}
    `, {"hash":"sha256:2247887b5af8c71fffe0764918f293c5d0f2e8d8b5874790d737ec43854970d1"}) as unknown as TypedDocumentString<OpenTicketsOfPayingCustomersQuery, OpenTicketsOfPayingCustomersQueryVariables>;
export const RegistrationToRevenueDocument = new TypedDocumentString(`
    query RegistrationToRevenue($meeting: ID!) {
  meetings {
    meeting(id: $meeting) {
      id
      registrants(first: 50) {
        nodes {
          id
          email
          firstName
          lastName
          status
          createdAt
          user {
            email
            crmPersons {
              id
              name
              deals(first: 20) {
                nodes {
                  id
                  status
                  value {
                    amount
                    currency
                  }
                }
              }
            }
            payments(first: 50, filter: {statuses: [SENT]}) {
              nodes {
                id
                amount {
                  amount
                  currency
                }
              }
            }
          }
        }
      }
    }
  }
}
    `, {"hash":"sha256:719f172f0dfdd068fc9fae3baef4773f3b280dbbc835b4262ad7531a348eb186"}) as unknown as TypedDocumentString<RegistrationToRevenueQuery, RegistrationToRevenueQueryVariables>;
export const SupportLoadDocument = new TypedDocumentString(`
    query SupportLoad($tickets: TicketFilter, $ratings: SatisfactionRatingFilter) {
  contactCentre {
    teams(first: 50) {
      nodes {
        id
        name
        agents(first: 100) {
          nodes {
            id
            email
            presence {
              id
              status
              activeConversations
            }
          }
        }
      }
    }
  }
  supportDesk {
    exportTickets(first: 200, filter: $tickets) {
      nodes {
        id
        status
        assignee {
          id
          email
        }
      }
    }
    satisfactionRatings(first: 100, filter: $ratings) {
      nodes {
        id
        score
        assignee {
          id
          email
        }
      }
    }
  }
}
    `, {"hash":"sha256:965ac4863a705800ffe19c004ded30b8298bb545f4acd4fd4df50c2ea562b187"}) as unknown as TypedDocumentString<SupportLoadQuery, SupportLoadQueryVariables>;