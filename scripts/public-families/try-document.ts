/** Adds one document as a family, starts its stand-in and a gateway, and asks. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  isObjectType,
  Kind,
  parse,
} from "graphql";
import { parse as parseYaml } from "yaml";
import { demoSecret } from "#contracts/demo-credentials.ts";
import { createGateway, type Gateway } from "#gateway/gateway.ts";
import { CommandError } from "#scripts/cli/exit.ts";
import { writeFamily } from "#scripts/family-add/main.ts";
import { memberName } from "#scripts/family-add/names.ts";
import { isObject, objectIn, textIn } from "#scripts/family-new/openapi/read-json.ts";
import { demoCompany } from "#services/demo/company.ts";
import { services } from "#services/index.ts";
import { openStore } from "#services/kit/data/store.ts";
import { describedIn } from "#services/kit/described.ts";
import { type DescribedOperation, descriptionsIn } from "#services/kit/read-description.ts";
import { startLocalFamilies } from "#services/start.ts";
import { type Question, Questions, type Values, valueAt } from "./questions.ts";

/** The result for one document. */
export interface Tried {
  readonly title: string;
  readonly digest: string;
  readonly operations: number;
  readonly types: number;
  readonly queries: number;
  readonly mutations: number;
  /** Parts that the tool says it left out. */
  readonly lost: readonly string[];
  /** Fields of `Query` that were asked, and those that answered. */
  readonly asked: number;
  readonly answered: number;
  /** The answered query over a link: from a person by e-mail, to a person, or to an object by its id. */
  readonly linked: string | undefined;
  readonly seconds: number;
  readonly reasons: readonly string[];
}

/** The family of the demo company that the linked query reads. */
const BESIDE = "identity";
const NAME = "added";

/** Tries one document. An error of the tool is the reason why it does not answer. */
export async function tryDocument(file: string, digest: string): Promise<Tried> {
  const started = performance.now();
  const folder = mkdtempSync(join(tmpdir(), "public-"));
  let tried: Omit<Tried, "seconds"> = {
    title: file,
    digest,
    operations: 0,
    types: 0,
    queries: 0,
    mutations: 0,
    lost: [],
    asked: 0,
    answered: 0,
    linked: undefined,
    reasons: [],
  };
  try {
    const document: unknown = parseYaml(readFileSync(file, "utf8"), { maxAliasCount: -1, logLevel: "error" });
    tried = {
      ...tried,
      title: textIn(objectIn(document, "info"), "title") ?? file,
      operations: operationsIn(document),
    };
    const { counts, lost } = writeFamily(file, { as: NAME, folder, links: true });
    const { types, queries, mutations } = counts;
    tried = { ...tried, types, queries, mutations, lost, ...(await askAll(folder)) };
  } catch (error) {
    const reason = error instanceof CommandError ? error.message : String(error);
    tried = { ...tried, reasons: [reason.replaceAll(/\s+/g, " ")] };
  } finally {
    rmSync(folder, { recursive: true });
  }
  return { ...tried, seconds: (performance.now() - started) / 1_000 };
}

const operationsIn = (document: unknown): number =>
  Object.values(objectIn(document, "paths") ?? {}).reduce<number>(
    (sum, item) =>
      sum +
      ["get", "post", "put", "patch", "delete"].filter((method) => isObject(item) && method in item).length,
    0,
  );

async function askAll(folder: string): Promise<Pick<Tried, "asked" | "answered" | "linked" | "reasons">> {
  const company = demoCompany({});
  const families = services.filter(({ service }) => service.family.name === BESIDE);
  const started = await startLocalFamilies({
    families: [...families, ...describedIn(folder)],
    store: openStore(":memory:"),
    clock: { now: () => Date.now() },
    company,
    port: 0,
  });
  const bugs: unknown[] = [];
  const sdl = readFileSync(join(folder, `${NAME}.graphql`), "utf8");
  const url = (name: string) => `${started.baseUrls[name]}`;
  const gateway = await createGateway({
    families: { [BESIDE]: { baseUrl: url(BESIDE), credential: { secret: demoSecret(BESIDE) } } },
    declared: {
      folder,
      settings: {
        [NAME]: { url: url(NAME), credential: { secret: "any" }, config: configOf(sdl) },
      },
    },
    onBug: (bug) => bugs.push(bug),
  });
  try {
    const schema = await schemaOf(gateway);
    const questions = new Questions(schema, valuesOf(folder, sdl));
    const names = fieldsOf(sdl, "Query");
    const reasons: string[] = [];
    let answered = 0;
    for (const name of names) {
      const question = questions.of(name);
      const reason = question ? await reasonOf(gateway, question) : "is not in the schema";
      if (reason === undefined) answered++;
      else reasons.push(`${name}: ${reason}`);
    }
    const links = linksIn(sdl, schema);
    const linkQuestions = [
      ...fieldsOf(sdl, "User").flatMap(
        (name) => questions.ofPerson(name, company.people[0]?.email ?? "") ?? [],
      ),
      ...questions.linked(names, links, (type) => type === "User"),
      ...questions.linked(names, links, (type) => type !== "User"),
    ];
    let linked: string | undefined;
    for (const question of linkQuestions) {
      const reason = await reasonOf(gateway, question);
      linked = reason === undefined ? question.field : undefined;
      if (linked !== undefined) break;
      reasons.unshift(`link ${question.field}: ${reason}`);
    }
    if (linkQuestions.length === 0) reasons.unshift("no link is proposed");
    for (const bug of bugs) reasons.unshift(`bug: ${bug}`);
    return { asked: names.length, answered, linked, reasons };
  } finally {
    await gateway.close();
    await started.host.close();
  }
}

async function schemaOf(gateway: Gateway): Promise<GraphQLSchema> {
  const { data } = await gateway.execute({ query: getIntrospectionQuery({ descriptions: false }) });
  return buildClientSchema(JSON.parse(JSON.stringify(data)) as IntrospectionQuery);
}

/** Asks a question. @returns the reason why it is not answered */
async function reasonOf(gateway: Gateway, { query, path }: Question): Promise<string | undefined> {
  const { data, errors = [] } = await gateway.execute({ query }, { headers: {} });
  const [error] = errors;
  if (error) return `${error.message} (${String(error.extensions?.["code"])} at ${error.path?.join(".")})`;
  const found = valueAt(JSON.parse(JSON.stringify(data ?? null)), path);
  return found === null || found === undefined ? "null" : undefined;
}

/** A value for each member of `$config` that a file reads. */
const configOf = (sdl: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...sdl.matchAll(/\$config\??\.(\w+)/g)].map(([, name = ""]) => [name, "any"]));

const definitionsOf = (sdl: string, type: string) =>
  parse(sdl).definitions.flatMap((node) =>
    (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) &&
    node.name.value === type
      ? (node.fields ?? [])
      : [],
  );

/** Names of fields that the file connects. */
const fieldsOf = (sdl: string, type: string): readonly string[] =>
  definitionsOf(sdl, type).flatMap(({ name, directives }) =>
    directives?.some((one) => one.name.value === "connect") ? name.value : [],
  );

/** Coordinates of fields that name an object by its key: persons, and objects that the file reads by a key. */
function linksIn(sdl: string, schema: GraphQLSchema): ReadonlySet<string> {
  const entities = new Set(["User"]);
  for (const field of definitionsOf(sdl, "Query"))
    if (
      /entity: true/.test(sdl.slice(field.loc?.start, field.loc?.end)) &&
      field.type.kind === Kind.NAMED_TYPE
    )
      entities.add(field.type.name.value);
  const links = new Set<string>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name === "Query" || type.name === "User") continue;
    for (const field of Object.values(type.getFields()))
      if (isObjectType(field.type) && entities.has(field.type.name)) links.add(`${type.name}.${field.name}`);
  }
  return links;
}

/** Values of arguments by the samples of the stand-in: the key of an object that it has. */
function valuesOf(folder: string, sdl: string): Values {
  const [description] = descriptionsIn(folder);
  const { operations = [] } = description ?? {};
  const byField = new Map<string, ReadonlyMap<string, string>>();
  for (const field of definitionsOf(sdl, "Query")) {
    const text = sdl.slice(field.loc?.start, field.loc?.end);
    const url = /GET: "([^"?]*)/.exec(text)?.[1] ?? "";
    const names = [...url.matchAll(/\{\$args\.(\w+)\}/g)].map(([, name = ""]) => name);
    const template = url.replaceAll(/\{[^{}]*\}/g, "{}");
    const own = operations.find(
      ({ method, path }) => method === "GET" && path.replaceAll(/\{[^{}]*\}/g, "{}") === template,
    );
    const key = own && /\}$/.test(own.path) ? keyOf(own, operations) : undefined;
    const [row] = own ? [valueAt(own.body, own.at)].flat() : [];
    byField.set(
      field.name.value,
      new Map([
        // A required parameter with the name of a member selects the rows that have its value.
        ...Object.entries(isObject(row) ? row : {}).flatMap(([name, value]) =>
          typeof value === "string" ? [[memberName(name) ?? name, value] as const] : [],
        ),
        ...names.map(
          (name, index) => [name, index === names.length - 1 && key !== undefined ? key : "1"] as const,
        ),
      ]),
    );
  }
  return (field, argument) => byField.get(field)?.get(argument);
}

/** The key of the first object of the collection that an operation reads from. */
function keyOf(own: DescribedOperation, operations: readonly DescribedOperation[]): string | undefined {
  const collection = own.path.slice(0, own.path.lastIndexOf("/"));
  const list = operations.find(({ does, path }) => does === "list" && path === collection);
  const { body, at, key } = list ?? own;
  const value = valueAt(body, [...at, key]);
  return value === undefined || value === null ? undefined : String(value);
}
