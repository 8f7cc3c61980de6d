/**
 * A stand-in service from its description, for a family without code: sample answers, and state for plain
 * collections. `tributary family add` writes the description into the folder of the family's SDL.
 */
import Type from "typebox";
import { keyHeader } from "#contracts/kit/auth.ts";
import { type Family, family, form, json, type Operation } from "#contracts/kit/contract.ts";
import { errorBody, Problem } from "#contracts/kit/error-bodies.ts";
import { optional } from "#contracts/kit/params.ts";
import { compilePath, type PathTemplate } from "#contracts/kit/path.ts";
import type { Store } from "./data/store.ts";
import { type DescribedOperation, type Description, descriptionsIn, type Path } from "./read-description.ts";
import { Reply, type StandInFamily } from "./service.ts";

type Row = Readonly<Record<string, unknown>>;

/** A row at the path of its collection. */
interface StoredRow {
  readonly path: string;
  readonly id: string;
  readonly row: Row;
}

/**
 * The stand-in services that a folder of declared families describes.
 * @throws DescriptionError
 */
export const describedIn = (folder: string): readonly StandInFamily[] =>
  descriptionsIn(folder).map(describedStandIn);

/** The stand-in service of a description. It takes calls with any credential. */
function describedStandIn(description: Description): StandInFamily {
  const operations = new Map(description.operations.map((operation) => [operation.name, operation]));
  return {
    service: {
      family: familyOf(description),
      create({ store }) {
        const rows = new Rows(store, description.operations);
        return Object.fromEntries(
          [...operations.values()].map((operation) => [
            operation.name,
            (input: Row) => answerTo(operation, input, rows),
          ]),
        );
      },
    },
    seed() {
      // Rows are planted when their collection is first read: the path may have keys of others.
    },
  };
}

/** Calls never have this header, so no caller needs to be known. */
const NOBODY = keyHeader("x-stand-in-key");

function familyOf({ family: name, operations }: Description): Family {
  return family(
    name,
    {
      subgraph: "declared",
      auth: NOBODY,
      errors: errorBody(({ message }) => ({ message, error: { message } }), { message: ["message"] }),
    },
    Object.fromEntries(
      operations.map(({ name: own, method, path, status, query, sends }): [string, Operation] => [
        own,
        {
          method,
          path,
          spec: {
            anonymous: true,
            success: [status],
            query: Object.fromEntries(query.map((parameter) => [parameter, optional(Type.Unknown())])),
            ...(sends && { body: (sends === "form" ? form : json)(Type.Unknown(), { optional: true }) }),
          },
        },
      ]),
    ),
  );
}

function answerTo(operation: DescribedOperation, input: Row, rows: Rows): unknown {
  const { does, key, at, path, status } = operation;
  if (does === "answer") return new Reply(status, operation.body);
  const whole = path.replace(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  if (does === "list") return listed(operation, input, rows.all(whole));
  if (does === "create") {
    const row = rows.create(whole, { ...objectAt(operation.body, at), ...objectAt(input["body"], []) }, key);
    return new Reply(status, withValue(operation.body, at, row));
  }
  const slash = whole.lastIndexOf("/");
  const collection = whole.slice(0, slash);
  const id = decodeURIComponent(whole.slice(slash + 1));
  const row = rows.find(collection, id);
  if (!row) throw new Problem(404, `${id} was not found`);
  if (does === "delete") {
    rows.delete(collection, id);
    return new Reply(status, operation.body);
  }
  if (does === "read") return new Reply(status, withValue(operation.body, at, row));
  const changed = { ...row, ...objectAt(input["body"], []), [key]: row[key] };
  rows.put(collection, id, changed);
  return new Reply(status, withValue(operation.body, at, changed));
}

/** A page of rows. A parameter with the name of a member selects the rows that have its value. */
function listed(
  { body, at, pages, query, key, status, path }: DescribedOperation,
  input: Row,
  all: readonly Row[],
) {
  const filters = query.filter((name) => input[name] !== undefined && all.some((row) => isScalar(row[name])));
  const rows = all.filter((row) =>
    filters.every((name) => pages?.parameter === name || String(row[name]) === String(input[name])),
  );
  if (!pages) return new Reply(status, withValue(body, at, rows), {}, at);
  const { by, parameter, size, most, next, total, more, link } = pages;
  const sent = (name: string | undefined) => (name === undefined ? undefined : sentAt(input, name));
  const asked = Number(sent(size) ?? most);
  const length = Number.isInteger(asked) && asked > 0 ? Math.min(asked, most) : most;
  const position = sent(parameter);
  const start =
    position === undefined || position === ""
      ? 0
      : by === "cursor"
        ? rows.findIndex((row) => String(row[key]) === String(position)) + 1
        : by === "page"
          ? (Number(position) - 1) * length
          : Number(position);
  const page = rows.slice(Math.max(start, 0), start + length);
  const goesOn = start + page.length < rows.length;
  const cursor = goesOn ? String(page.at(-1)?.[key]) : null;
  let answer = withValue(body, at, page);
  for (const [place, value] of [
    [next, cursor],
    [total, rows.length],
    [more, goesOn],
  ] as const)
    if (place && place.length > 0) answer = withValue(answer, place, value);
  const following =
    by === "page" ? Math.floor(start / length) + 2 : by === "offset" ? start + length : cursor;
  const address = `http://stand-in.invalid${path}?${new URLSearchParams({ [parameter]: String(following) })}`;
  return new Reply(status, answer, link && goesOn ? { link: `<${address}>; rel="next"` } : {}, at);
}

const isScalar = (value: unknown): boolean => ["string", "number", "boolean"].includes(typeof value);

/** A parameter by its name; `page[size]` is read as a member of `page`. */
function sentAt(input: Row, name: string): unknown {
  const [head = "", ...rest] = name.split(/[[\]]+/).filter((part) => part !== "");
  return rest.reduce<unknown>((value, part) => objectAt(value, [])[part], input[head]);
}

function objectAt(value: unknown, path: Path): Row {
  const found = path.reduce<unknown>(
    (at, name) => (typeof at === "object" && at !== null ? (at as Row)[name] : undefined),
    value,
  );
  return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as Row) : {};
}

/** A body with another value at a path; a sample without a body remains without one. */
function withValue(body: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (body === undefined) return undefined;
  if (name === undefined) return value;
  const own = objectAt(body, []);
  return { ...own, [name]: withValue(own[name] ?? {}, rest, value) };
}

/** The rows of all collections. */
class Rows {
  readonly #rows: ReturnType<typeof tableOf>;
  readonly #planted: ReturnType<typeof plantedIn>;
  readonly #samples: readonly {
    readonly collection: PathTemplate;
    readonly rows: readonly Row[];
    readonly key: string;
  }[];

  constructor(store: Store, operations: readonly DescribedOperation[]) {
    this.#rows = tableOf(store);
    this.#planted = plantedIn(store);
    const order = ["list", "read", "create"];
    this.#samples = operations
      .filter(({ does }) => order.includes(does))
      .sort((one, other) => order.indexOf(one.does) - order.indexOf(other.does))
      .map(({ does, path, body, at, key }) => ({
        collection: compilePath(does === "read" ? path.slice(0, path.lastIndexOf("/")) : path, {}),
        rows: does === "list" ? rowsAt(body, at) : does === "read" ? [objectAt(body, at)] : [],
        key,
      }));
  }

  all(path: string): readonly Row[] {
    this.#plant(path);
    return this.#rows.by("path", path).map(({ row }) => row);
  }

  find(path: string, id: string): Row | undefined {
    this.#plant(path);
    return this.#rows.get(keyOf(path, id))?.row;
  }

  create(path: string, sent: Row, key: string): Row {
    const isNumber = this.all(path).some((row) => typeof row[key] === "number");
    let number = this.#rows.nextId();
    while (this.find(path, String(number))) number++;
    const row = { ...sent, [key]: isNumber ? number : String(number) };
    this.put(path, String(number), row);
    return row;
  }

  put(path: string, id: string, row: Row): void {
    this.#rows.put({ path, id, row });
  }

  delete(path: string, id: string): void {
    this.#rows.delete(keyOf(path, id));
  }

  #plant(path: string): void {
    if (this.#planted.get(path)) return;
    this.#planted.put({ path });
    const sample = this.#samples.find(({ collection }) => collection.pattern.test(path));
    for (const row of sample?.rows ?? []) this.put(path, String(row[sample?.key ?? "id"]), row);
  }
}

const keyOf = (path: string, id: string): string => `${path}\n${id}`;

const tableOf = (store: Store) =>
  store.collection("rows", {
    key: ({ path, id }: StoredRow) => keyOf(path, id),
    indexes: { path: ({ path }) => path },
  });

const plantedIn = (store: Store) =>
  store.collection("planted", { key: ({ path }: { readonly path: string }) => path });

function rowsAt(body: unknown, at: Path): readonly Row[] {
  const holder = at.length === 0 ? body : objectAt(body, at.slice(0, -1))[at.at(-1) ?? ""];
  return Array.isArray(holder) ? holder.map((row: unknown) => objectAt(row, [])) : [];
}
