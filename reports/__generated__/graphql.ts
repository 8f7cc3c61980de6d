/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** How far a prepayment has come. */
export type AccountingPrepaymentStatus =
  /** It stands. */
  | 'AUTHORISED'
  /** A state that is not known; can not be asked for. */
  | 'OTHER'
  /** All of it was set against invoices or paid back. */
  | 'PAID'
  /** It was taken back. */
  | 'VOIDED';

/** What an agent may be doing. */
export type AgentPresenceStatus =
  /** Waiting for work. */
  | 'AVAILABLE'
  /** Not at the desk. */
  | 'AWAY'
  /** Having a break. */
  | 'BREAK'
  /** At work. */
  | 'BUSY'
  /** Not signed in. */
  | 'OFFLINE'
  /** A status that the documents do not name. */
  | 'OTHER'
  /** Finishing a conversation. */
  | 'WRAP_UP';

/** Which accounts are listed: all that is given must hold. */
export type BankAccountFilter = {
  /** Only those of these customers, by their global or own ids; 100 at most. */
  customerIds?: Array<string | number> | null | undefined;
  /** Created at this instant or later. */
  since?: string | null | undefined;
  /** Only those in one of these states, in the bank's words. */
  statuses?: Array<string> | null | undefined;
  /** Created before this instant. */
  until?: string | null | undefined;
};

/** The states of a bank customer. */
export type BankCustomerStatus =
  /** In business. */
  | 'ACTIVE'
  /** Closed. */
  | 'ARCHIVED'
  /** A state that the documents do not name. */
  | 'OTHER';

/** Whether a conversation goes on. */
export type ContactCentreConversationStatus =
  /** It has ended. */
  | 'CLOSED'
  /** It goes on. */
  | 'OPEN'
  /** A status that the documents do not name. */
  | 'OTHER';

/** Whether an end user is known. */
export type ContactCentreEndUserStatus =
  /** Known. */
  | 'ACTIVE'
  /** Forgotten: nothing is kept but that there was somebody. */
  | 'ANONYMIZED'
  /** About to be forgotten: accepted, not done yet. */
  | 'ANONYMIZING'
  /** A status that the documents do not name. */
  | 'OTHER';

/** How far a deal has come. */
export type CrmDealStatus =
  /** Deleted. */
  | 'DELETED'
  /** Lost. */
  | 'LOST'
  /** Neither won nor lost. */
  | 'OPEN'
  /** A state that is not known here; it can not be asked for. */
  | 'OTHER'
  /** Won. */
  | 'WON';

/** How far an envelope has come. */
export type EnvelopeStatus =
  /** Everybody has done their part. */
  | 'COMPLETED'
  /** A draft. */
  | 'CREATED'
  /** Somebody refused. */
  | 'DECLINED'
  /** Opened. */
  | 'DELIVERED'
  /** A status that is not named here. */
  | 'OTHER'
  /** Sent out. */
  | 'SENT'
  /** Called back. */
  | 'VOIDED';

/** What is blocked for a vendor. */
export type ErpVendorBlocked =
  /** Everything. */
  | 'ALL'
  /** Nothing. */
  | 'NONE'
  /** A state that is not known; can not be asked for or set. */
  | 'OTHER'
  /** Payments. */
  | 'PAYMENT';

/** States of a factor. */
export type IdentityFactorStatus =
  /** In use. */
  | 'ACTIVE'
  /** Not in use. */
  | 'INACTIVE'
  /** Not enrolled. */
  | 'NOT_SETUP'
  /** A state that the documents do not name. */
  | 'OTHER'
  /** Enrolled, and waiting for the code that activates it. */
  | 'PENDING_ACTIVATION';

/** Kinds of factors. */
export type IdentityFactorType =
  /** A code spoken on the phone. */
  | 'CALL'
  /** A code by e-mail. */
  | 'EMAIL'
  /** A kind that the directory has added since. */
  | 'OTHER'
  /** A question on the user's phone. */
  | 'PUSH'
  /** A security question. */
  | 'QUESTION'
  /** A code in a text message; needs an activation. */
  | 'SMS'
  /** A code of a token of another vendor. */
  | 'TOKEN'
  /** A code of a hardware token. */
  | 'TOKEN_HARDWARE'
  /** A code of a token that counts. */
  | 'TOKEN_HOTP'
  /** A code of an authenticator, by time (`token:software:totp`); needs an activation. */
  | 'TOKEN_SOFTWARE_TOTP'
  /** A security key of the older kind. */
  | 'U2F'
  /** A page of another vendor. */
  | 'WEB'
  /** A security key or a device's own. */
  | 'WEBAUTHN';

/** The states of a directory user. */
export type IdentityUserStatus =
  | 'ACTIVE'
  | 'DEPROVISIONED'
  | 'LOCKED_OUT'
  /** A state that the documents do not name. */
  | 'OTHER'
  | 'STAGED'
  | 'SUSPENDED';

/** Whether a registrant may come. */
export type MeetingRegistrantStatus =
  /** They may. */
  | 'APPROVED'
  /** They may not. */
  | 'DENIED'
  /** A status that the documents do not name. */
  | 'OTHER'
  /** Not decided yet. */
  | 'PENDING';

/** The states of payments in all families. */
export type PaymentStatus =
  /** Accounting: recorded. */
  | 'AUTHORISED'
  /** Called off. */
  | 'CANCELED'
  /** Bank: under way. */
  | 'CLEARING'
  /** Accounting: deleted. */
  | 'DELETED'
  /** Treasury: not carried out. */
  | 'FAILED'
  /** A state that the documents do not name. */
  | 'OTHER'
  /** Bank: accepted, not yet under way. */
  | 'PENDING'
  /** Treasury: arrived. */
  | 'POSTED'
  /** Treasury: under way. */
  | 'PROCESSING'
  /** Bank: refused. */
  | 'REJECTED'
  /** Sent back by the receiving side. */
  | 'RETURNED'
  /** Bank: sent. */
  | 'SENT';

/** How far a project has come. */
export type ProjectStatus =
  | 'ACTIVE'
  | 'ARCHIVED'
  | 'COMPLETED'
  | 'LATE'
  /** A state that is not known; can not be asked for. */
  | 'OTHER'
  | 'UPCOMING';

/** Kinds of users. */
export type ProjectUserType =
  | 'ACCOUNT'
  | 'COLLABORATOR'
  | 'CONTACT'
  /** A kind that is not known; can not be asked for. */
  | 'OTHER';

/** Which ratings are listed; what is not given does not narrow. */
export type SatisfactionRatingFilter = {
  /** Made at this instant or later, to the second. */
  createdFrom?: string | null | undefined;
  /** Made at this instant or earlier, to the second. */
  createdUntil?: string | null | undefined;
  /** With this score. */
  score?: SatisfactionScoreFilter | null | undefined;
};

/** What a rating says. */
export type SatisfactionScore =
  | 'BAD'
  | 'GOOD'
  /** The survey was sent and not answered yet. */
  | 'OFFERED'
  /** A score that the documents do not name. */
  | 'OTHER'
  /** No survey was sent. */
  | 'UNOFFERED';

/** The scores that ratings can be narrowed to; a score alone includes ratings with and without comment. */
export type SatisfactionScoreFilter =
  | 'BAD'
  | 'BAD_WITHOUT_COMMENT'
  | 'BAD_WITH_COMMENT'
  | 'GOOD'
  | 'GOOD_WITHOUT_COMMENT'
  | 'GOOD_WITH_COMMENT'
  /** The survey was sent and not answered yet. */
  | 'OFFERED'
  /** Good or bad. */
  | 'RECEIVED'
  | 'RECEIVED_WITHOUT_COMMENT'
  | 'RECEIVED_WITH_COMMENT'
  /** No survey was sent. */
  | 'UNOFFERED';

/** What somebody may do at the support desk. */
export type SupportUserRole =
  | 'ADMIN'
  | 'AGENT'
  | 'END_USER'
  /** A role that the documents do not name. */
  | 'OTHER';

/** Which tickets are listed. */
export type TicketFilter = {
  /** Created at this instant or later. */
  createdFrom?: string | null | undefined;
  /** Created at this instant or earlier. */
  createdUntil?: string | null | undefined;
  /** Of one of these priorities. */
  priorities?: Array<TicketPriority> | null | undefined;
  /** In one of these states. */
  statuses?: Array<TicketStatus> | null | undefined;
  /** With one of these tags. */
  tags?: Array<string> | null | undefined;
  /** Containing this text. */
  text?: string | null | undefined;
  /** Of one of these types. */
  types?: Array<TicketType> | null | undefined;
};

/** How much a ticket presses. */
export type TicketPriority =
  | 'HIGH'
  | 'LOW'
  | 'NORMAL'
  /** A priority that the documents do not name. */
  | 'OTHER'
  | 'URGENT';

/** How far a ticket has come. */
export type TicketStatus =
  | 'CLOSED'
  | 'HOLD'
  | 'NEW'
  | 'OPEN'
  /** A status that the documents do not name. */
  | 'OTHER'
  | 'PENDING'
  | 'SOLVED';

/** What a ticket is. */
export type TicketType =
  | 'INCIDENT'
  /** A type that the documents do not name. */
  | 'OTHER'
  | 'PROBLEM'
  | 'QUESTION'
  | 'TASK';

/** Whether a financial account is in use. */
export type TreasuryFinancialAccountStatus =
  /** Closed for good. */
  | 'CLOSED'
  /** Money can move. */
  | 'OPEN'
  /** A state that the documents do not name. */
  | 'OTHER';

/** The states of transfers in either direction. */
export type TreasuryTransferStatus =
  /** Called off. */
  | 'CANCELED'
  /** Not carried out. */
  | 'FAILED'
  /** A state that the documents do not name. */
  | 'OTHER'
  /** Outbound: arrived. */
  | 'POSTED'
  /** Under way. */
  | 'PROCESSING'
  /** Outbound: sent back by the receiving side. */
  | 'RETURNED'
  /** Inbound: arrived. */
  | 'SUCCEEDED';

/** Whether a family knows a person. */
export type UserSourceStatus =
  /** It has several records, and none is taken for the person: see the list. */
  | 'AMBIGUOUS'
  /** It has one record of the person. */
  | 'FOUND'
  /** It has none. */
  | 'NOT_FOUND'
  /** Nothing that its documents offer leads from the person to a record, or the way is not configured. */
  | 'NO_ROUTE'
  /** It could not say. */
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