/** Follows file links: what is relayed through the gateway, once a link. */
import { FamilyClient } from "../subgraphs/kit/client.ts";
import type { FileLinks } from "../subgraphs/kit/files.ts";
import { at } from "../subgraphs/kit/recorder.ts";
import { fetchFrom, type Outgoing, sendTo, type Waiting } from "../subgraphs/kit/transfer.ts";
import type { Upstream } from "../subgraphs/kit/upstream.ts";
import type { GatewayContext } from "./data-source.ts";
import type { RequestInit } from "./gateway.ts";

/** What came of following an upload's link. */
export type Uploaded = "taken" | "no such link" | "too large";

export function fileRelay(
  files: FileLinks,
  upstreams: ReadonlyMap<string, Upstream>,
  open: (init: RequestInit) => GatewayContext,
) {
  return {
    /**
     * Follows a file link, once, with the rights of whoever asked for it.
     * @returns undefined when the link is altered, past its time or was used.
     * @throws TributaryError when the family does not give the file.
     */
    async download(token: string, waiting: Waiting = {}) {
      const link = await files.open("file", token);
      const upstream = link && upstreams.get(link.request.family);
      if (!upstream || !link.use()) return undefined;
      const { request } = link;
      const { operation, end } = open({ ...waiting, headers: request.forwarded });
      try {
        const client = new FamilyClient(upstream, operation);
        const { bytes } = await at(request.from ?? [], () =>
          client.fetch(client.operation(request.operation), request.input),
        );
        if (!bytes) throw client.badResponse();
        return { bytes, filename: request.filename, mediaType: request.mediaType };
      } finally {
        end();
      }
    },

    /** The same for a file that the family keeps at a place of its own: its bytes run through. */
    async downloadKept(token: string, waiting: Waiting = {}) {
      const link = await files.open("kept", token);
      const upstream = link && upstreams.get(link.request.family);
      if (!upstream || !link.use()) return undefined;
      const { filename, mediaType, place } = link.request;
      return { ...(await fetchFrom(upstream, place, waiting)), filename, mediaType };
    },

    /**
     * Takes a file where its link leads, once. One that is too large leaves the link as it was.
     * @throws TributaryError when the family does not take it.
     */
    async upload(token: string, file: Outgoing, waiting: Waiting = {}): Promise<Uploaded> {
      const link = await files.open("upload", token);
      const upstream = link && upstreams.get(link.request.family);
      if (!upstream) return "no such link";
      if (file.bytes > link.request.maxBytes) return "too large";
      if (!link.use()) return "no such link";
      await sendTo(upstream, link.request, file, waiting);
      return "taken";
    },
  };
}
