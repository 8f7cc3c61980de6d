/** Routes for clients and families beside GraphQL: file downloads, uploads and webhooks. */
import type { FastifyInstance } from "fastify";
import { type IsOpenTo, serveDownloads } from "#gateway/files/download.ts";
import type { FileRelay } from "#gateway/files/files.ts";
import { serveUploads } from "#gateway/files/upload.ts";
import type { ListenerSettings } from "#platform/config/config.ts";
import type { SignerKeysOptions } from "#subgraphs/kit/access/jwks.ts";
import type { Inbox } from "#subgraphs/kit/files/webhook-inbox.ts";
import { serveConnect } from "./webhooks.ts";

export interface EdgeRoutes extends SignerKeysOptions {
  readonly relay: FileRelay;
  readonly inbox: Inbox;
  /** Listener for e-signature's Connect. Without it, Connect messages are not received. */
  readonly connectListener?: ListenerSettings | undefined;
  /** True for origins whose pages may follow links. */
  readonly isOpenTo: IsOpenTo;
  /** True to refuse every upload. */
  readonly readOnly?: boolean | undefined;
}

/** Serves these routes, in the gateway or in the edge process. */
export function serveEdgeRoutes(app: FastifyInstance, options: EdgeRoutes): void {
  const { relay, inbox, connectListener, isOpenTo, readOnly } = options;
  serveDownloads(app, relay, isOpenTo);
  if (connectListener) serveConnect(app, connectListener, inbox, options);
  serveUploads(app, relay, { isOpenTo, readOnly });
}
