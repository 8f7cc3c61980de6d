/** The declared families of a gateway. They are composed with its subgraphs at the start and after changes. */
import { type DocumentNode, GraphQLError } from "graphql";
import type { Family } from "#contracts/kit/contract.ts";
import type { DeclaredSettings } from "#platform/config/declared-settings.ts";
import type { FamiliesSettings } from "#platform/config/family-settings.ts";
import { ConfigurationError } from "#platform/config/setting.ts";
import { membersText, withMembers } from "#subgraphs/declared/members.ts";
import { type Declared, openDeclared } from "#subgraphs/declared/open.ts";
import { DeclarationError, Mistakes } from "#subgraphs/declared/places.ts";
import { type DeclaredFolder, readFolder } from "#subgraphs/declared/read-folder.ts";
import type { RestClient } from "#subgraphs/kit/rest/rest-client.ts";
import { type SubgraphModule, typeDefsIn } from "#subgraphs/kit/schema/build.ts";
import { locatedMessage } from "./compose.ts";

export interface DeclaredOptions {
  readonly folder: string;
  readonly settings: DeclaredSettings;
  /** The subgraphs of the deployment. */
  readonly modules: readonly SubgraphModule[];
  /** The clients of the deployment's families. */
  readonly upstreams: ReadonlyMap<string, RestClient>;
  /** Opens clients for declared families. */
  readonly open: (families: readonly Family[], settings: FamiliesSettings) => Map<string, RestClient>;
  readonly warn?: ((message: string) => void) | undefined;
  /** Longest duration of an operation, ms. Clients of replaced files are closed after this time. */
  readonly longestMs: number;
}

/** The URL of the subgraph in the supergraph. It contains the version of the files and is never called. */
const urlOf = (version: string): string => `declared:${version}`;

/** A subgraph for the composition. */
export interface DeclaredSubgraph {
  readonly typeDefs: DocumentNode;
  readonly url: string;
}

export class DeclaredFamilies {
  readonly #options: DeclaredOptions;
  /** The subgraphs of the deployment, with the members that the folder adds to their types. */
  readonly modules: readonly SubgraphModule[];
  #current: Declared;

  /** @throws ConfigurationError with all mistakes in the folder */
  constructor(options: DeclaredOptions) {
    this.#options = options;
    try {
      this.#current = this.#open();
      this.modules = extendedBy(this.#current, options.modules);
    } catch (error) {
      throw mistakesIn(error);
    }
  }

  get current(): Declared {
    return this.#current;
  }

  /** The current subgraph for the composition. */
  get composed(): DeclaredSubgraph {
    return subgraphOf(this.#current);
  }

  /**
   * Replaces the declared families with those in the changed files.
   * @param supergraph The supergraph that was composed from the files.
   * @param serve Serves the supergraph. @throws if it cannot be served; the previous files stay in use
   */
  replace(supergraph: string, serve: () => void): void {
    const before = this.#current;
    const next = this.#open();
    if (membersText(next.members) !== membersText(before.members)) {
      void close(next);
      throw new Error("A field with @member was added or changed, which takes a restart");
    }
    try {
      if (!supergraph.includes(JSON.stringify(urlOf(next.version))))
        throw new Error("The files of families.folder have changed again");
      this.#current = next;
      serve();
    } catch (error) {
      this.#current = before;
      void close(next);
      throw error;
    }
    setTimeout(() => void close(before), this.#options.longestMs).unref();
  }

  async ready(): Promise<void> {
    await Promise.all([...this.#current.upstreams.values()].map((upstream) => upstream.ready()));
  }

  /** Replaces the clients, for rehearsals. */
  async renew(): Promise<void> {
    await this.#current.renew();
    await this.ready();
  }

  close(): Promise<void> {
    return close(this.#current);
  }

  #open(): Declared {
    const { folder, modules, settings, open, upstreams, warn } = this.#options;
    const read = readDeclared(folder, modules);
    for (const notice of read.notices) warn?.(notice);
    return openDeclared(read, { settings, open, upstreams });
  }
}

/** Converts mistakes in the files to a ConfigurationError. Returns other errors unchanged. */
export function mistakesIn(error: unknown): unknown {
  if (error instanceof DeclarationError) return new ConfigurationError(error.mistakes);
  return error instanceof GraphQLError ? new ConfigurationError([locatedMessage(error)]) : error;
}

async function close({ upstreams }: Declared): Promise<void> {
  await Promise.all([...upstreams.values()].map((upstream) => upstream.close()));
}

/** Reads a folder of declared families, for the subgraphs of a deployment. @throws DeclarationError */
export const readDeclared = (folder: string, modules: readonly SubgraphModule[]): DeclaredFolder =>
  readFolder({
    folder,
    families: modules.flatMap(({ families }) => families.map(({ family }) => family.name)),
    others: () => modules.map(typeDefsIn),
  });

/** The subgraphs with the members that a folder adds to their types. @throws DeclarationError */
export function extendedBy(
  { members }: Pick<DeclaredFolder, "members">,
  modules: readonly SubgraphModule[],
): readonly SubgraphModule[] {
  const mistakes = new Mistakes();
  const extended = withMembers(modules, members, mistakes);
  mistakes.throwAny();
  return extended;
}

/** The subgraph of a folder, for the composition. */
export const subgraphOf = ({ typeDefs, version }: DeclaredFolder): DeclaredSubgraph => ({
  typeDefs,
  url: urlOf(version),
});
