/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Lifecycle status of a user in the identity provider. */
export type IdentityUserStatus =
  | 'ACTIVE'
  | 'DEPROVISIONED'
  | 'LOCKED_OUT'
  /** Any status that is not documented. */
  | 'OTHER'
  | 'STAGED'
  | 'SUSPENDED';

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

export type LinkedQueryVariables = Exact<{ [key: string]: never; }>;


export type LinkedQuery = { users: { nodes: Array<{ id: string, email: string, displayName: string | null, identityUser: { upstreamId: string, status: IdentityUserStatus | null } | null, tickets: { nodes: Array<{ id: string, subject: string | null, status: TicketStatus | null, requester: { email: string } | null }> } | null, payments: { nodes: Array<
          | { id: string, status: PaymentStatus | null, amount: { amount: string, currency: string | null } | null, payer: { email: string } | null }
          | { id: string, status: PaymentStatus | null, amount: { amount: string, currency: string | null } | null, payer: { email: string } | null }
          | { id: string, status: PaymentStatus | null, amount: { amount: string, currency: string | null } | null, payer: { email: string } | null }
        > } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

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

export const LinkedDocument = new TypedDocumentString(`
    query Linked {
  users(first: 50) {
    nodes {
      id
      email
      displayName
      identityUser {
        upstreamId
        status
      }
      tickets(first: 5) {
        nodes {
          id
          subject
          status
          requester {
            email
          }
        }
      }
      payments(first: 5) {
        nodes {
          id
          status
          amount {
            amount
            currency
          }
          payer {
            email
          }
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<LinkedQuery, LinkedQueryVariables>;