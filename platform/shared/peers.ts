/** Announcements between the clients of one family in all processes of a deployment. */
import { createHash } from "node:crypto";
import type { Announcement, Shared } from "./shared.ts";

export class Peers {
  readonly shared: Shared;
  /** Identifies the service in all processes. It contains a hash instead of the URL. */
  readonly key: string;

  constructor(shared: Shared, family: string, baseUrl: string) {
    this.shared = shared;
    this.key = `${family}:${createHash("sha256").update(baseUrl).digest("base64url").slice(0, 16)}`;
  }

  announce(topic: string, announcement: Announcement): void {
    this.shared.announce(`${topic}:${this.key}`, announcement);
  }

  listen(topic: string, listener: (announcement: Announcement) => void): void {
    this.shared.listen(`${topic}:${this.key}`, listener);
  }
}
