/** Builder: the schema as a tree. Clicks add fields and arguments to the document, or remove them. */
import {
  type ArgumentNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  print,
} from "graphql";
import { useState } from "react";
import { activeOf, tabs, updateTab } from "#console/data/documents.ts";
import { loadedSchema } from "#console/data/schema.ts";
import { useStore } from "#console/kit/store.ts";
import { Icon } from "#console/ui/icons.tsx";
import { Empty } from "#console/ui/parts.tsx";
import { defaultValue, fieldText } from "#platform/graphql/finding/field-text.ts";
import {
  addArgument,
  addField,
  changeArgument,
  type FieldPath,
  fieldAt,
  isSelected,
  operationIn,
  type ParsedDocument,
  parsed,
  removeArgument,
  removeField,
} from "./edit.ts";

interface BuilderState {
  readonly parsed: ParsedDocument;
  readonly operation: OperationDefinitionNode | undefined;
  readonly schema: GraphQLSchema;
  readonly filter: string;
  change(document: string): void;
}

export function Builder() {
  const loaded = useStore(loadedSchema);
  const tab = useStore(tabs, activeOf);
  const [filter, setFilter] = useState("");
  if (!loaded) return <Empty title="Reading the schema…" />;
  const document = parsed(tab.document.trim() === "" ? "{ __typename }" : tab.document);
  if (!document)
    return <Empty title="The document cannot be read yet">Correct its syntax; the builder follows.</Empty>;
  const isBlank = tab.document.trim() === "";
  const building: BuilderState = {
    parsed: isBlank ? { text: "", document: { ...document.document, definitions: [] } } : document,
    operation: isBlank ? undefined : operationIn(document, tab.operationName),
    schema: loaded.schema,
    filter: filter.toLowerCase(),
    change: (next) => updateTab({ document: next }),
  };
  const isMutation = building.operation?.operation === "mutation";
  const root = isMutation ? loaded.schema.getMutationType() : loaded.schema.getQueryType();
  if (!root) return <Empty title="The schema has no such operations" />;
  return (
    <div className="builder">
      <input
        type="search"
        placeholder={`Filter the fields of ${root.name}`}
        aria-label={`Filter the fields of ${root.name}`}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      <ul className="tree" aria-label="Fields to select">
        <Fields building={building} fields={Object.values(root.getFields())} path={[]} />
      </ul>
    </div>
  );
}

interface FieldsProps {
  readonly building: BuilderState;
  readonly fields: readonly GraphQLField<unknown, unknown>[];
  readonly path: readonly FieldStep[];
}

/** A field or type condition on the path to a field. `text` is inserted if it is not selected yet. */
interface FieldStep {
  readonly name: string;
  readonly text: string;
}

const namesOf = (path: readonly FieldStep[]): FieldPath => path.map(({ name }) => name);

function Fields({ building, fields, path }: FieldsProps) {
  const { operation, filter } = building;
  const selected = (name: string) =>
    operation !== undefined && isSelected(operation, [...namesOf(path), name]);
  const shown =
    path.length > 0 || filter === ""
      ? fields
      : fields.filter(({ name, description }) =>
          `${name} ${description ?? ""}`.toLowerCase().includes(filter),
        );
  const sorted = [...shown].sort(
    (a, b) => Number(selected(b.name)) - Number(selected(a.name)) || a.name.localeCompare(b.name),
  );
  if (sorted.length === 0) return <li className="faint">No field has this name.</li>;
  return sorted.map((field) => <FieldRow key={field.name} building={building} field={field} path={path} />);
}

interface FieldRowProps {
  readonly building: BuilderState;
  readonly field: GraphQLField<unknown, unknown>;
  readonly path: readonly FieldStep[];
}

function FieldRow({ building, field, path }: FieldRowProps) {
  const { operation, parsed: document } = building;
  const here: readonly FieldStep[] = [...path, { name: field.name, text: fieldText(field) }];
  const node = operation && fieldAt(operation, namesOf(here));
  const [opened, setOpened] = useState<boolean | undefined>(undefined);
  const type = getNamedType(field.type);
  const inner = isObjectType(type) || isInterfaceType(type) || isAbstractType(type);
  const expandable = inner || field.args.length > 0;
  const open = opened ?? node !== undefined;
  const name = operation?.name?.value;
  const toggle = () =>
    building.change(
      node
        ? removeField(document, name, namesOf(here))
        : addField(
            document,
            name,
            namesOf(here),
            here.map(({ text }) => text),
          ),
    );
  return (
    <li>
      <div className={node ? "field selected" : "field"}>
        {expandable ? (
          <button
            type="button"
            className="twist"
            aria-expanded={open}
            aria-label={`${open ? "Close" : "Open"} ${field.name}`}
            onClick={() => setOpened(!open)}
          >
            <Icon name={open ? "down" : "right"} size={12} />
          </button>
        ) : (
          <span className="twist" />
        )}
        <label title={field.description ?? undefined}>
          <input type="checkbox" checked={node !== undefined} onChange={toggle} />
          <span className={field.deprecationReason ? "deprecated" : undefined}>{field.name}</span>
        </label>
        <span className="type">{String(field.type)}</span>
      </div>
      {open && expandable && (
        <ul>
          {field.args.map((argument) => (
            <ArgumentRow
              key={argument.name}
              building={building}
              field={field}
              path={here}
              argument={argument}
              node={node?.arguments?.find((given) => given.name.value === argument.name)}
            />
          ))}
          {(isObjectType(type) || isInterfaceType(type)) && (
            <Fields building={building} fields={Object.values(type.getFields())} path={here} />
          )}
          {isAbstractType(type) &&
            [...building.schema.getPossibleTypes(type)]
              .slice(0, MAX_CONDITIONS)
              .map((possible) => (
                <ConditionRow key={possible.name} building={building} typeName={possible.name} path={here} />
              ))}
        </ul>
      )}
    </li>
  );
}

/** Most possible types offered below an abstract type. The others can be typed in the document. */
const MAX_CONDITIONS = 40;

function ConditionRow({
  building,
  typeName,
  path,
}: {
  readonly building: BuilderState;
  readonly typeName: string;
  readonly path: readonly FieldStep[];
}) {
  const [open, setOpen] = useState(false);
  const type = building.schema.getType(typeName);
  if (!isObjectType(type)) return null;
  const condition = `... on ${typeName}`;
  return (
    <li>
      <div className="field">
        <button
          type="button"
          className="twist"
          aria-expanded={open}
          aria-label={`${open ? "Close" : "Open"} ${condition}`}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? "down" : "right"} size={12} />
        </button>
        <span className="type">{condition}</span>
      </div>
      {open && (
        <ul>
          <Fields
            building={building}
            fields={Object.values(type.getFields())}
            path={[...path, { name: condition, text: condition }]}
          />
        </ul>
      )}
    </li>
  );
}

interface ArgumentRowProps {
  readonly building: BuilderState;
  readonly field: GraphQLField<unknown, unknown>;
  readonly path: readonly FieldStep[];
  readonly argument: GraphQLField<unknown, unknown>["args"][number];
  readonly node: ArgumentNode | undefined;
}

function ArgumentRow({ building, field, path, argument, node }: ArgumentRowProps) {
  const { operation, parsed: document, change } = building;
  const name = operation?.name?.value;
  const toggle = () => {
    const selected = operation && fieldAt(operation, namesOf(path));
    if (node && selected) return change(removeArgument(document.text, selected, node));
    if (selected) return change(addArgument(document.text, selected, argument.name, defaultValue(argument)));
    const text = addField(
      document,
      name,
      namesOf(path),
      path.map((step) => step.text),
    );
    const again = parsed(text);
    const added = again && operationIn(again, name);
    const fresh = added && fieldAt(added, namesOf(path));
    const has = fresh?.arguments?.some((given) => given.name.value === argument.name);
    change(fresh && !has ? addArgument(text, fresh, argument.name, defaultValue(argument)) : text);
  };
  const type = getNullableType(argument.type);
  const label = `Value of ${field.name}(${argument.name}:)`;
  const value = node ? print(node.value) : "";
  const give = (text: string) => {
    if (node && text.trim() !== "" && text !== value) change(changeArgument(document.text, node, text));
  };
  return (
    <li>
      <div className="field argument">
        <span className="twist" />
        <label title={argument.description ?? undefined}>
          <input type="checkbox" checked={node !== undefined} onChange={toggle} />
          <span>
            {argument.name}
            {isNonNullType(argument.type) ? "*" : ""}
          </span>
        </label>
        {node && isEnumType(type) && node.value.kind === "EnumValue" ? (
          <select aria-label={label} value={value} onChange={(event) => give(event.target.value)}>
            {type.getValues().map((choice) => (
              <option key={choice.name}>{choice.name}</option>
            ))}
          </select>
        ) : node ? (
          <ValueInput key={value} label={label} value={value} onDone={give} />
        ) : (
          <span className="type">{String(argument.type)}</span>
        )}
      </div>
    </li>
  );
}

/** Input for a literal. The document changes on blur or Enter, if the literal is valid. */
function ValueInput({
  label,
  value,
  onDone,
}: {
  readonly label: string;
  readonly value: string;
  onDone(text: string): void;
}) {
  const [text, setText] = useState(value);
  const isValid = parsed(`{ f(a: ${text}) }`) !== undefined;
  return (
    <input
      className="value"
      aria-label={label}
      aria-invalid={!isValid}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => isValid && onDone(text)}
      onKeyDown={(event) => event.key === "Enter" && isValid && onDone(text)}
    />
  );
}
