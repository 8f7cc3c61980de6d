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
          | { id: string, status: PaymentStatus | null, amount: { amount: string, currency: string } | null, payer: { email: string } | null }
          | { id: string, status: PaymentStatus | null, amount: { amount: string, currency: string } | null, payer: { email: string } | null }
          | { id: string, status: PaymentStatus | null, amount: { amount: string, currency: string } | null, payer: { email: string } | null }
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