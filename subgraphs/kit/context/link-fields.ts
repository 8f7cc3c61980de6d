/** Fields that give links to files: to read them, and to upload them. */
import { randomUUID } from "node:crypto";
import type { Family } from "#contracts/kit/contract.ts";
import { currentAskers } from "#subgraphs/kit/calls/call-attribution.ts";
import type { OperationName } from "#subgraphs/kit/calls/family-client.ts";
import type { OperationContext } from "#subgraphs/kit/calls/operation-context.ts";
import type { FileLink, Upload, UploadLink } from "#subgraphs/kit/files/file-links.ts";
import { fileUrlOf } from "#subgraphs/kit/files/file-transfer.ts";
import type { FamilyContext, LoaderDeclarations } from "./context.ts";

/** Name of a file, and its link's life: once by default, or any number of times until it expires. */
interface LinkedFile {
  readonly filename: string;
  readonly reusable?: boolean;
}

/** A link to a binary operation's answer. No REST call is made until it is followed. */
export function fileLink<F extends Family, L extends LoaderDeclarations>(
  context: OperationContext,
  { client }: FamilyContext<F, L>,
  operation: OperationName<F>,
  input: Readonly<Record<string, string>>,
  { filename, reusable = false }: LinkedFile,
): Promise<FileLink> {
  const bound = client.operation(operation);
  client.upstream.prepare(bound, input, context); // what cannot be asked for gets no link
  const { returns } = bound.spec;
  return context.files.link({
    family: bound.family,
    operation,
    input,
    filename,
    reusable,
    mediaType: returns && "binary" in returns ? returns.binary : "application/octet-stream",
    forwarded: context.forwarded,
    ...(context.recorder && { from: currentAskers().map(({ coordinate }) => coordinate) }),
  });
}

type InFamily = { readonly client: FamilyContext<Family, LoaderDeclarations>["client"] };

/**
 * A link to a file at a place that the family named. Nothing is read until it is followed.
 * @throws UPSTREAM_BAD_RESPONSE where files of the family may not be kept there.
 */
export async function storedFileLink(
  context: OperationContext,
  { client }: InFamily,
  place: string,
  { filename, mediaType, reusable = false }: LinkedFile & { readonly mediaType: string },
): Promise<FileLink> {
  const { family, settings } = client.upstream;
  if (!fileUrlOf(settings, place)) throw client.badResponse();
  return context.files.link({ family: family.name, place, filename, mediaType, reusable });
}

/**
 * A link to upload a file by, which is taken to a place that the family named.
 * @returns undefined where files of the family may not be kept there
 */
export async function uploadLink(
  context: OperationContext,
  { client }: InFamily,
  place: string,
  { headers, maxBytes }: Pick<Upload, "headers" | "maxBytes">,
): Promise<UploadLink | undefined> {
  const { family, settings, limits } = client.upstream;
  if (!fileUrlOf(settings, place)) return undefined;
  const most = Math.min(maxBytes, limits.uploadBytes);
  return context.files.uploadLink({ family: family.name, place, headers, maxBytes: most });
}

/**
 * A link to upload a file by, which an operation takes as Base64 within its JSON body. No REST call is made
 * until the file is sent.
 * @param inputWith The operation's input with a text where the file's content is to stand.
 */
export function writtenFileLink<F extends Family, L extends LoaderDeclarations>(
  context: OperationContext,
  { client }: FamilyContext<F, L>,
  operation: OperationName<F>,
  inputWith: (content: string) => Readonly<Record<string, unknown>>,
  maxBytes: number,
): Promise<UploadLink> {
  const bound = client.operation(operation);
  const mark = randomUUID();
  const input = inputWith(mark);
  client.upstream.prepare(bound, input, context); // what cannot be sent gets no link
  return context.files.uploadLink({
    family: bound.family,
    operation,
    input,
    mark,
    maxBytes: Math.min(maxBytes, client.upstream.limits.uploadBytes),
    forwarded: context.forwarded,
    ...(context.recorder && { from: currentAskers().map(({ coordinate }) => coordinate) }),
  });
}

/** A link as the field `upload` of a payload has it. */
export const uploadOf = ({ url, expiresAt, maxBytes }: UploadLink, contentType: string) => ({
  url,
  expiresAt,
  // A limit below a megabyte is not 0: the upload says what is too large.
  maxMegabytes: Math.max(1, Math.floor(maxBytes / 2 ** 20)),
  headers: [{ name: "content-type", value: contentType }],
});
