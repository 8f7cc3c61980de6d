/** Follows file links: what is relayed through this process, once a link or until it expires. */
import type { IncomingHttpHeaders } from "node:http";
import type { Family } from "#contracts/kit/contract.ts";
import type { GatewayRequest } from "#gateway/operation/gateway-request.ts";
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
  /** Headers of the request: they may name the trace that it is part of. */
  readonly incoming?: IncomingHttpHeaders;
}

/** A file whose link was followed. */
export interface RelayedFile {
  readonly filename: string;
  readonly mediaType: string;
  readonly reusable: boolean;
}

/** Result of a request to an upload's link. */
export type Uploaded = "taken" | "no such link" | "too large";

/** Opens the operation of one transfer. */
export type OpenTransfer = (init: Pick<GatewayRequest, "headers" | "requestId" | "signal" | "watch">) => {
  readonly operation: OperationContext;
  end(): void;
};

/** Follows the links of one process. */
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
  /** A relay is watched as an operation is, from the request for the file. */
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

  /** The call that takes a file within its body, with the rights of the caller who requested the link. */
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
     * @returns undefined when the link is altered, past its time or was used.
     */
    async describeFile(token: string): Promise<RelayedFile | undefined> {
      const link = (await files.open("file", token)) ?? (await files.open("kept", token));
      if (!link || !upstreams.has(link.request.family)) return undefined;
      const { filename, mediaType, reusable } = link.request;
      return { filename, mediaType, reusable };
    },

    /**
     * Follows a file link with the rights of the caller who requested it.
     * @returns undefined when the link is altered, past its time or was used.
     * @throws TributaryError when the family does not give the file.
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
     * The same for a file that the family stores at a place of its own: its bytes run through.
     * @param range The requested range of bytes; only reusable links give a part of a file.
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
     * Takes a file where its link leads, once. One that is too large, or cannot be sent now, leaves the link as it was.
     * @throws TributaryError when the family does not take it.
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
          await sendTo(upstream, request, file, waiting);
          return "taken";
        }
        // A failure before the first byte is sent leaves the link valid.
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
