/** Follows file links: what is relayed through the gateway, once a link. */
import type { IncomingHttpHeaders } from "node:http";
import type { Family } from "#contracts/kit/contract.ts";
import type { GatewayContext } from "#gateway/execution/data-source.ts";
import type { GatewayRequest } from "#gateway/execution/gateway-request.ts";
import type { RecordingInstrumentation } from "#platform/telemetry/recording-instrumentation.ts";
import type { Telemetry } from "#platform/telemetry/telemetry.ts";
import { runForAll } from "#subgraphs/kit/context/call-attribution.ts";
import { FamilyClient } from "#subgraphs/kit/context/family-client.ts";
import type { FileLinks } from "#subgraphs/kit/files/file-links.ts";
import { fetchFrom, type Outgoing, sendTo, type Waiting } from "#subgraphs/kit/files/file-transfer.ts";
import type { RestClient } from "#subgraphs/kit/rest/rest-client.ts";

/** Who follows a link. */
export interface FollowedRequest extends Waiting {
  /** Headers of the request: they may name the trace that it is part of. */
  readonly incoming?: IncomingHttpHeaders;
}

/** What came of following an upload's link. */
export type Uploaded = "taken" | "no such link" | "too large";

/** Whether an operation reads a file: a link leads to nothing else, whatever it names. */
function givesFile({ bound }: Family, name: string): boolean {
  const operation = Object.hasOwn(bound, name) ? bound[name] : undefined;
  const { returns } = operation?.spec ?? {};
  return operation?.read === true && returns !== undefined && "binary" in returns;
}

export function fileRelay(
  files: FileLinks,
  upstreams: ReadonlyMap<string, RestClient>,
  open: (init: GatewayRequest) => GatewayContext,
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

  return {
    /**
     * Follows a file link, once, with the rights of the caller who requested it.
     * @returns undefined when the link is altered, past its time or was used.
     * @throws TributaryError when the family does not give the file.
     */
    async download(token: string, following: FollowedRequest = {}) {
      const link = await files.open("file", token);
      const upstream = link && upstreams.get(link.request.family);
      if (!upstream || !givesFile(upstream.family, link.request.operation) || !link.use()) return undefined;
      const { request } = link;
      return watched("GET", following, async (watch) => {
        const { operation, end } = open({ ...following, headers: request.forwarded, watch });
        try {
          const client = new FamilyClient(upstream, operation);
          const { bytes } = await runForAll(
            [(request.from ?? []).map((coordinate) => ({ coordinate }))],
            () => client.fetch(client.operation(request.operation), request.input),
          );
          if (!bytes) throw client.badResponse();
          return { bytes, filename: request.filename, mediaType: request.mediaType };
        } finally {
          end();
        }
      });
    },

    /** The same for a file that the family keeps at a place of its own: its bytes run through. */
    async downloadKept(token: string, following: FollowedRequest = {}) {
      const link = await files.open("kept", token);
      const upstream = link && upstreams.get(link.request.family);
      if (!upstream || !link.use()) return undefined;
      const { filename, mediaType, place } = link.request;
      return watched("GET", following, async (observer) => {
        const arriving = await fetchFrom(upstream, place, { ...following, observer });
        return { ...arriving, filename, mediaType };
      });
    },

    /**
     * Takes a file where its link leads, once. One that is too large leaves the link as it was.
     * @throws TributaryError when the family does not take it.
     */
    async upload(token: string, file: Outgoing, following: FollowedRequest = {}): Promise<Uploaded> {
      const link = await files.open("upload", token);
      const upstream = link && upstreams.get(link.request.family);
      if (!upstream) return "no such link";
      if (file.bytes > link.request.maxBytes) return "too large";
      if (!link.use()) return "no such link";
      return watched<Uploaded>("PUT", following, async (observer) => {
        await sendTo(upstream, link.request, file, { ...following, observer });
        return "taken";
      });
    },
  };
}
