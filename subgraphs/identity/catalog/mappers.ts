/** What resolvers hold for each type of the family. */
import type { Access, Endpoint, Parameter, Provider, Response, Spec } from "#contracts/catalog/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";

export type ApiCatalogMapper = object;
export type ApiProviderMapper = Wire<Provider>;
export type ApiSpecMapper = Wire<Spec>;
export type ApiEndpointMapper = Wire<Endpoint>;
export type ApiParameterMapper = Wire<Parameter>;
export type ApiResponseMapper = Wire<Response>;
export type ApiAccessMapper = Wire<Access>;
