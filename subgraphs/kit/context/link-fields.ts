/** Creates links to download and to upload files. */
import { randomUUID } from "node:crypto";
import type { Family } from "#contracts/kit/contract.ts";
import { currentAskers } from "#subgraphs/kit/calls/call-attribution.ts";
import type { OperationName } from "#subgraphs/kit/calls/family-client.ts";
import type { OperationContext } from "#subgraphs/kit/calls/operation-context.ts";
import type { FileLink, Upload, UploadLink } from "#subgraphs/kit/files/file-links.ts";
import { fileUrlOf } from "#subgraphs/kit/files/file-transfer.ts";
import type { FamilyContext, LoaderDeclarations } from "./context.ts";

/** Name of a file, and if its link works once or any number of times until it expires. */
interface LinkedFile {
  readonly filename: string;
  readonly reusable?: boolean;
}

/** A link to the file that a binary operation returns. The REST call is made when the link is followed. */
export function fileLink<F extends Family, L extends LoaderDeclarations>(
  context: OperationContext,
  { client }: FamilyContext<F, L>,
  operation: OperationName<F>,
  input: Readonly<Record<string, string>>,
  { filename, reusable = false }: LinkedFile,
): Promise<FileLink> {
  const bound = client.operation(operation);
  client.upstream.prepare(bound, input, context); // throws for input that the operation does not take
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
 * A link to a file at a URL that the family named. The file is read when the link is followed.
 * @throws UPSTREAM_BAD_RESPONSE if files of the family may not be read from this URL
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
 * A link to upload a file to a URL that the family named.
 * @returns undefined if files of the family may not be sent to this URL
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
 * A link to upload a file to an operation that takes the content as Base64 in its JSON body. The REST call is made
 * when the file arrives.
 * @param inputWith returns the operation's input with a text in place of the file's content
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
  client.upstream.prepare(bound, input, context); // throws for input that the operation does not take
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

/** A link in the form of a payload's field `upload`. */
export const uploadOf = ({ url, expiresAt, maxBytes }: UploadLink, contentType: string) => ({
  url,
  expiresAt,
  // At least 1, because a smaller limit would be shown as 0. The upload itself reports the exact limit.
  maxMegabytes: Math.max(1, Math.floor(maxBytes / 2 ** 20)),
  headers: [{ name: "content-type", value: contentType }],
});
