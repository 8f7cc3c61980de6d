/** Schema documentation: search, and a page for each type with the REST calls of its fields. */
import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from "graphql";
import { useDeferredValue, useMemo } from "react";
import { openDocument } from "#console/data/documents.ts";
import { operationsAt } from "#console/data/operations.ts";
import { loadedSchema } from "#console/data/schema.ts";
import { createStore, useStore } from "#console/kit/store.ts";
import type { JoinedPath } from "#console/links/paths.ts";
import { waysForText } from "#console/links/questions.ts";
import { Empty, FamilyName } from "#console/ui/parts.tsx";
import { documentFor } from "#platform/graphql/finding/field-paths.ts";
import { search } from "./search.ts";

/** Type whose page is open; empty for the overview. */
const shownType = createStore<string>("");

/** Search text. If it is empty, the overview or the page of a type is shown. */
const searchText = createStore<string>("");

/** Panel beside the document: the builder or the documentation. */
export const schemaSide = createStore<"builder" | "docs">("builder");

/** Opens the page of a type. */
export function showType(name: string): void {
  shownType.set(name);
  searchText.set("");
  schemaSide.set("docs");
}

export function Docs() {
  const loaded = useStore(loadedSchema);
  const typeName = useStore(shownType);
  const text = useStore(searchText);
  const sought = useDeferredValue(text);
  if (!loaded) return <Empty title="Reading the schema…" />;
  const { schema } = loaded;
  const type = schema.getType(typeName);
  return (
    <div className="docs">
      <input
        type="search"
        placeholder="Search names, REST paths, or a vendor's payments"
        aria-label="Search names, descriptions and REST paths"
        value={text}
        onChange={(event) => searchText.set(event.target.value)}
      />
      {sought.trim() !== "" ? (
        <Hits text={sought} schema={schema} onOpen={() => searchText.set("")} />
      ) : type ? (
        <TypePage type={type} schema={schema} />
      ) : (
        <Overview schema={schema} />
      )}
    </div>
  );
}

interface HitsProps {
  readonly text: string;
  readonly schema: GraphQLSchema;
  onOpen(): void;
}

function Hits({ text, schema, onOpen }: HitsProps) {
  const hits = useMemo(() => search(schema, text), [schema, text]);
  const ways = useMemo(() => waysForText(schema, text), [schema, text]);
  if (hits.length === 0 && ways.length === 0)
    return <Empty title="Nothing has these words">Try a part of a name or of a path.</Empty>;
  const open = (name: string) => {
    shownType.set(name);
    onOpen();
  };
  return (
    <ul className="hits" aria-label="Search results">
      {ways.map((way) => (
        <li key={wayText(way)}>
          <button
            type="button"
            className="link"
            title="Open a document that joins them"
            onClick={() => openDocument(way.document)}
          >
            <b>{way.nouns.join(" → ")}</b>
            <span>by {wayText(way)}</span>
          </button>
        </li>
      ))}
      {hits.map((hit) => (
        <li key={`${hit.kind} ${hit.name} ${hit.about}`}>
          {hit.kind === "REST" ? (
            <>
              <div>
                <code>{hit.name}</code> {hit.family && <FamilyName name={hit.family} />}
              </div>
              <div className="coordinates">
                {hit.coordinates.map((coordinate) => (
                  <CoordinateButton key={coordinate} coordinate={coordinate} schema={schema} />
                ))}
                {hit.coordinates.length === 0 && <span className="faint">not reached from the graph</span>}
              </div>
            </>
          ) : (
            <button type="button" className="link" onClick={() => open(hit.type)}>
              <b>{hit.name}</b>
              <span>{hit.about}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Links of a way, for example `ErpVendor.user, User.payments`. */
export const wayText = ({ links }: JoinedPath): string =>
  links.map(({ coordinate }) => coordinate).join(", ");

/** Button that opens a document with a coordinate. If no query reaches the coordinate, only its name. */
export function CoordinateButton({
  coordinate,
  schema,
  onOpened,
}: {
  readonly coordinate: string;
  readonly schema: GraphQLSchema;
  onOpened?(): void;
}) {
  const document = documentFor(schema, coordinate);
  if (document === undefined) return <code>{coordinate}</code>;
  return (
    <button
      type="button"
      className="link mono"
      title="Open a document that calls it"
      onClick={() => {
        openDocument(document);
        onOpened?.();
      }}
    >
      {coordinate}
    </button>
  );
}

function Overview({ schema }: { readonly schema: GraphQLSchema }) {
  const roots = [schema.getQueryType(), schema.getMutationType()].filter((type) => type != null);
  const hubs = ["User", "Company"].filter((name) => schema.getType(name));
  return (
    <div>
      <p>
        One graph over sixteen REST interfaces. Search above for a name, a word or a REST path such as{" "}
        <code>/accounts</code>.
      </p>
      <h2>Begin with</h2>
      <ul className="plain">
        {[...roots.map(({ name }) => name), ...hubs].map((name) => (
          <li key={name}>
            <TypeLink name={name} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const TypeLink = ({ name, text = name }: { readonly name: string; readonly text?: string }) => (
  <button type="button" className="link mono" onClick={() => shownType.set(name)}>
    {text}
  </button>
);

function TypePage({ type, schema }: { readonly type: GraphQLNamedType; readonly schema: GraphQLSchema }) {
  const fields: readonly (GraphQLField<unknown, unknown> | GraphQLInputField)[] =
    isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
      ? Object.values(type.getFields())
      : [];
  const possible = isUnionType(type) || isInterfaceType(type) ? schema.getPossibleTypes(type) : [];
  return (
    <article className="type-page">
      <nav>
        <button type="button" className="link" onClick={() => shownType.set("")}>
          All types
        </button>
      </nav>
      <h2>{type.name}</h2>
      {type.description && <p>{type.description}</p>}
      {isEnumType(type) && (
        <dl>
          {type.getValues().map((value) => (
            <div key={value.name}>
              <dt>{value.name}</dt>
              <dd>{value.description}</dd>
            </div>
          ))}
        </dl>
      )}
      {possible.length > 0 && (
        <p>
          {possible.slice(0, 60).map(({ name }) => (
            <span key={name}>
              <TypeLink name={name} />{" "}
            </span>
          ))}
        </p>
      )}
      {fields.length > 0 && (
        <dl>
          {fields.map((field) => {
            const coordinate = `${type.name}.${field.name}`;
            const args = "args" in field ? field.args : [];
            return (
              <div key={field.name}>
                <dt>
                  <CoordinateName coordinate={coordinate} name={field.name} schema={schema} />
                  <span className="type">
                    : <TypeLink name={getNamedType(field.type).name} text={String(field.type)} />
                  </span>
                </dt>
                {args.length > 0 && (
                  <dd className="args">
                    {args.map((argument) => (
                      <span key={argument.name} title={argument.description ?? undefined}>
                        {argument.name}:{" "}
                        <TypeLink name={getNamedType(argument.type).name} text={String(argument.type)} />
                      </span>
                    ))}
                  </dd>
                )}
                <dd>{field.description}</dd>
                {field.deprecationReason && (
                  <dd className="warning">Deprecated: {field.deprecationReason}</dd>
                )}
                {(operationsAt.get(coordinate) ?? []).map((operation) => (
                  <dd key={operation.id} className="rest">
                    <FamilyName name={operation.family} short />{" "}
                    <code>
                      {operation.method} {operation.path}
                    </code>
                  </dd>
                ))}
              </div>
            );
          })}
        </dl>
      )}
    </article>
  );
}

function CoordinateName({
  coordinate,
  name,
  schema,
}: {
  readonly coordinate: string;
  readonly name: string;
  readonly schema: GraphQLSchema;
}) {
  return (
    <button
      type="button"
      className="link mono strong"
      title={`Open a document that selects ${coordinate}`}
      onClick={() => {
        const document = documentFor(schema, coordinate);
        if (document !== undefined) openDocument(document);
      }}
    >
      {name}
    </button>
  );
}
