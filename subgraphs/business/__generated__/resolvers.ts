import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserMapper, BankingMapper, PaymentMapper, PaymentConnectionMapper } from '../mappers.ts';
import type { BankCustomerMapper, BankPaymentMapper, BankStatementMapper, BankCustomerConnectionMapper, BankPaymentConnectionMapper } from '../banking/mappers.ts';
import type { BusinessContext } from '../index.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day, as `2026-05-04`. */
  Date: { input: string; output: unknown; }
  /** An instant in UTC, as `2026-05-04T09:30:00Z`. */
  DateTime: { input: string; output: unknown; }
  /** An exact decimal number, as text. */
  Decimal: { input: string; output: unknown; }
  /** Any JSON value: only where a family's documents leave the shape open. */
  JSON: { input: unknown; output: unknown; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** A customer of the bank. */
export type BankCustomer = Node & {
  __typename?: 'BankCustomer';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  /** First and last name. */
  fullName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Payments, newest first. Costs one REST call for the customers of a whole list. */
  payments: BankPaymentConnection;
  /** The phone number with its country code. */
  phone?: Maybe<Scalars['String']['output']>;
  status?: Maybe<BankCustomerStatus>;
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
  /** The person. */
  user?: Maybe<User>;
};


/** A customer of the bank. */
export type BankCustomerPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UserPaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<PaymentOrder>;
};

export type BankCustomerConnection = {
  __typename?: 'BankCustomerConnection';
  edges: Array<BankCustomerEdge>;
  nodes: Array<BankCustomer>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type BankCustomerEdge = {
  __typename?: 'BankCustomerEdge';
  cursor: Scalars['String']['output'];
  node: BankCustomer;
};

/** The states of a bank customer. */
export type BankCustomerStatus =
  /** In business. */
  | 'ACTIVE'
  /** Closed. */
  | 'ARCHIVED'
  /** A state that the documents do not name. */
  | 'OTHER';

/** A payment of the bank. */
export type BankPayment = Node & Payment & {
  __typename?: 'BankPayment';
  amount?: Maybe<Money>;
  /** The other side. */
  counterparty?: Maybe<BankPaymentCounterparty>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The customer. Costs one REST call where it is not known already. */
  customer?: Maybe<BankCustomer>;
  description?: Maybe<Scalars['String']['output']>;
  /** Whether money comes in or goes out. */
  direction?: Maybe<PaymentDirection>;
  id: Scalars['ID']['output'];
  /** The person that the customer is. */
  payer?: Maybe<User>;
  status?: Maybe<PaymentStatus>;
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
};

export type BankPaymentConnection = {
  __typename?: 'BankPaymentConnection';
  edges: Array<BankPaymentEdge>;
  nodes: Array<BankPayment>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** The other side of a payment. */
export type BankPaymentCounterparty = {
  __typename?: 'BankPaymentCounterparty';
  /** The last four digits of its account. */
  accountNumber?: Maybe<Scalars['String']['output']>;
  /** Its name. */
  name?: Maybe<Scalars['String']['output']>;
  /** Routing number of its bank. */
  routingNumber?: Maybe<Scalars['String']['output']>;
};

export type BankPaymentEdge = {
  __typename?: 'BankPaymentEdge';
  cursor: Scalars['String']['output'];
  node: BankPayment;
};

/** Which payments are listed. */
export type BankPaymentFilter = {
  /** Only payments of these customers, by their global or own ids; 100 at most. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Created at this instant or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only payments in one of these states. */
  statuses?: InputMaybe<Array<PaymentStatus>>;
  /** Created before this instant. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A bank statement: a handle by id. */
export type BankStatement = {
  __typename?: 'BankStatement';
  id: Scalars['ID']['output'];
  /** The statement as PDF. The link is made without a REST call; following it costs one. */
  pdf?: Maybe<File>;
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
};

/** Banking by its own nouns. */
export type Banking = {
  __typename?: 'Banking';
  /** One customer. Costs one REST call. */
  customer?: Maybe<BankCustomer>;
  /** All customers. Costs one REST call for up to 1,000. */
  customers: BankCustomerConnection;
  /** One payment. Costs one REST call. */
  payment?: Maybe<BankPayment>;
  /** All payments, newest first. Costs one REST call for up to 1,000. */
  payments: BankPaymentConnection;
  /** A statement: a handle by id, as the bank only gives its renderings. Costs no REST call. */
  statement?: Maybe<BankStatement>;
};


/** Banking by its own nouns. */
export type BankingCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** Banking by its own nouns. */
export type BankingCustomersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Banking by its own nouns. */
export type BankingPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Banking by its own nouns. */
export type BankingPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankPaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<PaymentOrder>;
};


/** Banking by its own nouns. */
export type BankingStatementArgs = {
  id: Scalars['ID']['input'];
};

/** A file relayed by the gateway under a signed link that works once and for a few minutes. */
export type File = {
  __typename?: 'File';
  /** Until when the link works. */
  expiresAt: Scalars['DateTime']['output'];
  /** A name to save it under. */
  filename: Scalars['String']['output'];
  /** Media type of the content. */
  mediaType: Scalars['String']['output'];
  /** Path of the link on this gateway. */
  url: Scalars['String']['output'];
};

/** An exact amount in major units of its currency. */
export type Money = {
  __typename?: 'Money';
  /** The amount, with as many decimal places as the currency has. */
  amount: Scalars['Decimal']['output'];
  /** ISO 4217 code. */
  currency: Scalars['String']['output'];
};

/** An amount to be sent, in major units. */
export type MoneyInput = {
  /** The amount; no more decimal places than the currency has. */
  amount: Scalars['Decimal']['input'];
  /** ISO 4217 code. */
  currency: Scalars['String']['input'];
};

/** An object that can be read again by its global id. */
export type Node = {
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** Where a page of a list lies in the whole. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last item: give it as `after` for the next page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** True when further items follow. */
  hasNextPage: Scalars['Boolean']['output'];
  /** True when items come before. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first item. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** A payment of any family: bank, accounting or treasury. */
export type Payment = {
  /** The amount, exact. */
  amount?: Maybe<Money>;
  /** When it was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** Global id; its type tells the family. */
  id: Scalars['ID']['output'];
  /** Who pays or is paid, where an address is known. */
  payer?: Maybe<User>;
  /** The state, in the family's own words. */
  status?: Maybe<PaymentStatus>;
};

/** Payments of a person. */
export type PaymentConnection = {
  __typename?: 'PaymentConnection';
  edges: Array<PaymentEdge>;
  nodes: Array<Payment>;
  pageInfo: PageInfo;
  /** How many there are in all; costs a REST call where it is not known already. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** Whether money comes in or goes out. */
export type PaymentDirection =
  /** In. */
  | 'CREDIT'
  /** Out. */
  | 'DEBIT'
  /** A direction that the documents do not name. */
  | 'OTHER';

/** A payment in its list. */
export type PaymentEdge = {
  __typename?: 'PaymentEdge';
  cursor: Scalars['String']['output'];
  node: Payment;
};

/** The order of payments, by when they were created. */
export type PaymentOrder =
  /** The newest first. */
  | 'NEWEST_FIRST'
  /** The oldest first. */
  | 'OLDEST_FIRST';

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

export type Query = {
  __typename?: 'Query';
  /** Banking by its own nouns. */
  banking?: Maybe<Banking>;
  /** One payment by its global id (`BankPayment:…`, `AccountingPayment:…`, `TreasuryPayment:…`). Costs one REST call. */
  payment?: Maybe<Payment>;
};


export type QueryPaymentArgs = {
  id: Scalars['ID']['input'];
};

/** A person known by e-mail address: the hub to which every family adds its own record. */
export type User = Node & {
  __typename?: 'User';
  /** The bank customer with this address; null also when several have it (see `bankCustomers`). One REST call for 100 people. */
  bankCustomer?: Maybe<BankCustomer>;
  /** All bank customers with this address. */
  bankCustomers: Array<BankCustomer>;
  /** The address, in lower case. */
  email: Scalars['String']['output'];
  /** `User:` and the address. */
  id: Scalars['ID']['output'];
  /** Bank payments of the person, newest first. One look-up of customers and one list for the people of a whole list. */
  payments: PaymentConnection;
};


/** A person known by e-mail address: the hub to which every family adds its own record. */
export type UserPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UserPaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<PaymentOrder>;
};

/** What a family refused of a write, in its own words. */
export type UserError = {
  __typename?: 'UserError';
  /** The code of the error catalogue. */
  code: Scalars['String']['output'];
  /** The input field it is about, where the family says so. */
  field?: Maybe<Scalars['String']['output']>;
  /** The family's own explanation. */
  message: Scalars['String']['output'];
};

/** Which payments of a person are listed. */
export type UserPaymentFilter = {
  /** Created at this instant or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only payments in one of these states. */
  statuses?: InputMaybe<Array<PaymentStatus>>;
  /** Created before this instant. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  BankCustomer: BankCustomer;
  BankPayment: BankPayment;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  BankCustomer:
    ( { __typename: 'BankCustomer' }
    & GraphQLRecursivePick<FederationTypes['BankCustomer'], {"id":true}> );
  BankPayment:
    ( { __typename: 'BankPayment' }
    & GraphQLRecursivePick<FederationTypes['BankPayment'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"email":true}> );
};


/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( BankCustomerMapper )
    | ( BankPaymentMapper )
    | ( UserMapper )
  ;
  Payment: ( BankPaymentMapper );
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  BankCustomer: ResolverTypeWrapper<BankCustomerMapper>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  BankCustomerConnection: ResolverTypeWrapper<BankCustomerConnectionMapper>;
  BankCustomerEdge: ResolverTypeWrapper<Omit<BankCustomerEdge, 'node'> & { node: ResolversTypes['BankCustomer'] }>;
  BankCustomerStatus: BankCustomerStatus;
  BankPayment: ResolverTypeWrapper<BankPaymentMapper>;
  BankPaymentConnection: ResolverTypeWrapper<BankPaymentConnectionMapper>;
  BankPaymentCounterparty: ResolverTypeWrapper<BankPaymentCounterparty>;
  BankPaymentEdge: ResolverTypeWrapper<Omit<BankPaymentEdge, 'node'> & { node: ResolversTypes['BankPayment'] }>;
  BankPaymentFilter: BankPaymentFilter;
  BankStatement: ResolverTypeWrapper<BankStatementMapper>;
  Banking: ResolverTypeWrapper<BankingMapper>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  File: ResolverTypeWrapper<File>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Money: ResolverTypeWrapper<Money>;
  MoneyInput: MoneyInput;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Payment: ResolverTypeWrapper<PaymentMapper>;
  PaymentConnection: ResolverTypeWrapper<PaymentConnectionMapper>;
  PaymentDirection: PaymentDirection;
  PaymentEdge: ResolverTypeWrapper<Omit<PaymentEdge, 'node'> & { node: ResolversTypes['Payment'] }>;
  PaymentOrder: PaymentOrder;
  PaymentStatus: PaymentStatus;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  User: ResolverTypeWrapper<UserMapper>;
  UserError: ResolverTypeWrapper<UserError>;
  UserPaymentFilter: UserPaymentFilter;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  BankCustomer: BankCustomerMapper;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  BankCustomerConnection: BankCustomerConnectionMapper;
  BankCustomerEdge: Omit<BankCustomerEdge, 'node'> & { node: ResolversParentTypes['BankCustomer'] };
  BankPayment: BankPaymentMapper;
  BankPaymentConnection: BankPaymentConnectionMapper;
  BankPaymentCounterparty: BankPaymentCounterparty;
  BankPaymentEdge: Omit<BankPaymentEdge, 'node'> & { node: ResolversParentTypes['BankPayment'] };
  BankPaymentFilter: BankPaymentFilter;
  BankStatement: BankStatementMapper;
  Banking: BankingMapper;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  File: File;
  JSON: Scalars['JSON']['output'];
  Money: Money;
  MoneyInput: MoneyInput;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageInfo: PageInfo;
  Boolean: Scalars['Boolean']['output'];
  Payment: PaymentMapper;
  PaymentConnection: PaymentConnectionMapper;
  PaymentEdge: Omit<PaymentEdge, 'node'> & { node: ResolversParentTypes['Payment'] };
  Query: Record<PropertyKey, never>;
  User: UserMapper;
  UserError: UserError;
  UserPaymentFilter: UserPaymentFilter;
};

export type BankCustomerResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCustomer'] = ResolversParentTypes['BankCustomer'], FederationReferenceType extends FederationReferenceTypes['BankCustomer'] = FederationReferenceTypes['BankCustomer']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankCustomer']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payments?: Resolver<ResolversTypes['BankPaymentConnection'], ParentType, ContextType, RequireFields<BankCustomerPaymentsArgs, 'orderBy'>>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['BankCustomerStatus']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankCustomerConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCustomerConnection'] = ResolversParentTypes['BankCustomerConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankCustomerEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankCustomerEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCustomerEdge'] = ResolversParentTypes['BankCustomerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankCustomer'], ParentType, ContextType>;
};

export type BankPaymentResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankPayment'] = ResolversParentTypes['BankPayment'], FederationReferenceType extends FederationReferenceTypes['BankPayment'] = FederationReferenceTypes['BankPayment']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankPayment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  counterparty?: Resolver<Maybe<ResolversTypes['BankPaymentCounterparty']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  direction?: Resolver<Maybe<ResolversTypes['PaymentDirection']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['PaymentStatus']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankPaymentConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankPaymentConnection'] = ResolversParentTypes['BankPaymentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankPaymentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankPayment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankPaymentCounterpartyResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankPaymentCounterparty'] = ResolversParentTypes['BankPaymentCounterparty']> = {
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  routingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BankPaymentEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankPaymentEdge'] = ResolversParentTypes['BankPaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankPayment'], ParentType, ContextType>;
};

export type BankStatementResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankStatement'] = ResolversParentTypes['BankStatement']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pdf?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BankingResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['Banking'] = ResolversParentTypes['Banking']> = {
  customer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType, RequireFields<BankingCustomerArgs, 'id'>>;
  customers?: Resolver<ResolversTypes['BankCustomerConnection'], ParentType, ContextType, Partial<BankingCustomersArgs>>;
  payment?: Resolver<Maybe<ResolversTypes['BankPayment']>, ParentType, ContextType, RequireFields<BankingPaymentArgs, 'id'>>;
  payments?: Resolver<ResolversTypes['BankPaymentConnection'], ParentType, ContextType, RequireFields<BankingPaymentsArgs, 'orderBy'>>;
  statement?: Resolver<Maybe<ResolversTypes['BankStatement']>, ParentType, ContextType, RequireFields<BankingStatementArgs, 'id'>>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type FileResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type MoneyResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'BankCustomer' | 'BankPayment' | 'User', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  __resolveType: TypeResolveFn<'BankPayment', ParentType, ContextType>;
};

export type PaymentConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['PaymentConnection'] = ResolversParentTypes['PaymentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PaymentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PaymentEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['PaymentEdge'] = ResolversParentTypes['PaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  banking?: Resolver<Maybe<ResolversTypes['Banking']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<QueryPaymentArgs, 'id'>>;
};

export type UserResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  bankCustomer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  bankCustomers?: Resolver<Array<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payments?: Resolver<ResolversTypes['PaymentConnection'], ParentType, ContextType, RequireFields<UserPaymentsArgs, 'orderBy'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = BusinessContext> = {
  BankCustomer?: BankCustomerResolvers<ContextType>;
  BankCustomerConnection?: BankCustomerConnectionResolvers<ContextType>;
  BankCustomerEdge?: BankCustomerEdgeResolvers<ContextType>;
  BankPayment?: BankPaymentResolvers<ContextType>;
  BankPaymentConnection?: BankPaymentConnectionResolvers<ContextType>;
  BankPaymentCounterparty?: BankPaymentCounterpartyResolvers<ContextType>;
  BankPaymentEdge?: BankPaymentEdgeResolvers<ContextType>;
  BankStatement?: BankStatementResolvers<ContextType>;
  Banking?: BankingResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  File?: FileResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Money?: MoneyResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentConnection?: PaymentConnectionResolvers<ContextType>;
  PaymentEdge?: PaymentEdgeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
};

