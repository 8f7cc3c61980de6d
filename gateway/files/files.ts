/** Relays files of families through this process, by links that work once or until they expire. */
import type { IncomingHttpHeaders } from "node:http";
import type { Family } from "#contracts/kit/contract.ts";
import type { GatewayRequest } from "#gateway/operation/gateway-request.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import type { RecordingInstrumentation } from "#platform/telemetry/recording-instrumentation.ts";
import type { Telemetry } from "#platform/telemetry/telemetry.ts";
import { recordCall, runFor } from "#subgraphs/kit/calls/call-attribution.ts";
import { FamilyClient } from "#subgraphs/kit/calls/family-client.ts";
import type { OperationContext } from "#subgraphs/kit/calls/operation-context.ts";
import type { FileLinks, WrittenFile } from "#subgraphs/kit/files/file-links.ts";
import {
  fetchFrom,
  type Outgoing,
  sendTo,
  sendWithin,
  type Waiting,
} from "#subgraphs/kit/files/file-transfer.ts";
import type { RestClient, StreamedWrite } from "#subgraphs/kit/rest/rest-client.ts";

/** Caller that follows a link. */
export interface FollowedRequest extends Waiting {
  /** Headers of the request, which may have a trace context. */
  readonly incoming?: IncomingHttpHeaders;
}

/** A file whose link was followed. */
export interface RelayedFile {
  readonly filename: string;
  readonly mediaType: string;
  readonly reusable: boolean;
}

/** Result of a request to an upload link. */
export type Uploaded = "taken" | "no such link" | "too large";

/** Opens the operation of one transfer. */
export type OpenTransfer = (init: Pick<GatewayRequest, "headers" | "requestId" | "signal" | "watch">) => {
  readonly operation: OperationContext;
  end(): void;
};

/** Functions that follow file links. */
export type FileRelay = ReturnType<typeof fileRelay>;

/** True if an operation reads a file. A link cannot name any other operation. */
function givesFile({ bound }: Family, name: string): boolean {
  const operation = Object.hasOwn(bound, name) ? bound[name] : undefined;
  const { returns } = operation?.spec ?? {};
  return operation?.read === true && returns !== undefined && "binary" in returns;
}

export function fileRelay(
  files: FileLinks,
  upstreams: ReadonlyMap<string, RestClient>,
  open: OpenTransfer,
  telemetry: Telemetry | undefined,
) {
  /** Records a relay in the telemetry, from the start of its request. */
  async function watched<T>(
    method: string,
    { incoming = {} }: FollowedRequest,
    relay: (watch?: RecordingInstrumentation) => Promise<T>,
  ) {
    const watch = telemetry?.request(method, "/files/{token}", incoming);
    try {
      return await relay(watch);
    } catch (error) {
      watch?.failed(error);
      throw error;
    } finally {
      watch?.ended();
    }
  }

  /** Begins the call that sends a file in its body, with the rights of the caller who requested the link. */
  async function beginWritten(
    upstream: RestClient,
    request: WrittenFile,
    { observer, ...following }: Waiting,
  ): Promise<{ readonly write: StreamedWrite; readonly record: () => void }> {
    const { operation: caller, end } = open({ ...following, headers: request.forwarded });
    try {
      const operation = new FamilyClient(upstream, caller).operation(request.operation);
      const write = await upstream.beginStreamed(upstream.prepare(operation, request.input, caller), caller);
      const { recorder } = caller;
      const { from } = request;
      const record = () => {
        if (recorder && from)
          runFor(
            from.map((coordinate) => ({ coordinate })),
            () => recordCall(recorder, operation.id),
          );
      };
      return { write, record };
    } finally {
      end();
    }
  }

  return {
    /**
     * Describes the file behind a link, without a request to the family. The link stays valid.
     * @returns undefined if the link was altered, has expired or was used
     */
    async describeFile(token: string): Promise<RelayedFile | undefined> {
      const link = (await files.open("file", token)) ?? (await files.open("kept", token));
      if (!link || !upstreams.has(link.request.family)) return undefined;
      const { filename, mediaType, reusable } = link.request;
      return { filename, mediaType, reusable };
    },

    /**
     * Follows a file link with the rights of the caller who requested it.
     * @returns undefined if the link was altered, has expired or was used
     * @throws TributaryError if the family does not return the file
     */
    async download(token: string, following: FollowedRequest = {}) {
      const link = await files.open("file", token);
      const upstream = link && upstreams.get(link.request.family);
      if (!upstream || !givesFile(upstream.family, link.request.operation)) return undefined;
      if (!(await link.use())) return undefined;
      const { request } = link;
      return watched("GET", following, async (watch) => {
        const { operation, end } = open({ ...following, headers: request.forwarded, watch });
        try {
          const client = new FamilyClient(upstream, operation);
          const read = () => client.fetch(client.operation(request.operation), request.input);
          const { from } = request;
          const { bytes } = await (from
            ? runFor(
                from.map((coordinate) => ({ coordinate })),
                read,
              )
            : read());
          if (!bytes) throw client.badResponse();
          const { filename, mediaType, reusable } = request;
          return { bytes, filename, mediaType, reusable };
        } finally {
          end();
        }
      });
    },

    /**
     * Like `download`, for a file that the family stores at another address. Its bytes are streamed.
     * @param range Requested range of bytes. Only reusable links return a part of a file.
     */
    async downloadKept(token: string, following: FollowedRequest = {}, range?: string) {
      const link = await files.open("kept", token);
      const upstream = link && upstreams.get(link.request.family);
      if (!upstream || !(await link.use())) return undefined;
      const { filename, mediaType, place, reusable } = link.request;
      return watched("GET", following, async (observer) => {
        const part = reusable ? range : undefined;
        const arriving = await fetchFrom(upstream, place, { ...following, observer }, part);
        return { ...arriving, filename, mediaType, reusable };
      });
    },

    /**
     * Sends a file to the destination of its link, once. The link stays valid for a file that is too large, or that
     * its storage has refused.
     * @throws TributaryError if the family does not take the file
     */
    async upload(token: string, file: Outgoing, following: FollowedRequest = {}): Promise<Uploaded> {
      const link = (await files.open("upload", token)) ?? (await files.open("written", token));
      const upstream = link && upstreams.get(link.request.family);
      if (!upstream) return "no such link";
      if (file.bytes > link.request.maxBytes) return "too large";
      const { request } = link;
      return watched<Uploaded>("PUT", following, async (observer) => {
        const waiting = { ...following, observer };
        if ("place" in request) {
          if (!(await link.use())) return "no such link";
          try {
            await sendTo(upstream, request, file, waiting);
          } catch (error) {
            // A link that cannot be given back stays used.
            if (!(error instanceof TributaryError && error.code === "OUTCOME_UNKNOWN"))
              await link.giveBack().catch(() => undefined);
            throw error;
          }
          return "taken";
        }
        // This kind of link also stays valid if the call fails before the first byte is sent.
        const { write, record } = await beginWritten(upstream, request, waiting);
        try {
          if (!(await link.use())) return "no such link";
          record();
          await sendWithin(upstream, { write, mark: request.mark }, file, waiting);
          return "taken";
        } finally {
          write.ended();
        }
      });
    },
  };
}
