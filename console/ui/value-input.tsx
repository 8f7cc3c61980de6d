/** Input for a value of any input type. An object is a group of inputs. A list is a text or a list of inputs. */
import {
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLList,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isRequiredInputField,
} from "graphql";
import { useState } from "react";
import { isObject, parseJson } from "#console/kit/json.ts";

interface ValueInputProps<T extends GraphQLInputType = GraphQLInputType> {
  readonly id: string;
  /** Undefined if the schema lacks the type: the value is then text or JSON. */
  readonly type: T | undefined;
  readonly value: unknown;
  readonly placeholder?: string | undefined;
  readonly isInvalid?: boolean | undefined;
  /** Called with undefined if the value is emptied. */
  onChange(value: unknown): void;
}

export function ValueInput({ type, ...props }: ValueInputProps) {
  const nullable = type && getNullableType(type);
  if (isInputObjectType(nullable)) return <ObjectInput type={nullable} {...props} />;
  if (isListType(nullable)) {
    const item = getNullableType(nullable.ofType);
    return isLeafType(item) ? (
      <LeavesInput type={nullable} {...props} />
    ) : (
      <ListInput type={nullable} {...props} />
    );
  }
  return <LeafInput type={nullable} {...props} />;
}

const isNumber = (type: string): boolean => type === "Int" || type === "Float";

const leafText = (value: unknown): string =>
  typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value);

function LeafInput({ id, type, value, placeholder, isInvalid, onChange }: ValueInputProps) {
  const name = String(type);
  // State keeps the typed text: `1.` has the value 1, and must not lose its point while it is typed.
  const [text, setText] = useState(() => leafText(value));
  const isCurrent = JSON.stringify(text === "" ? undefined : leafIn(text, name)) === JSON.stringify(value);
  const choices = isEnumType(type)
    ? type.getValues().map((one) => one.name)
    : name === "Boolean"
      ? ["true", "false"]
      : undefined;
  const give = (text: string) => onChange(text === "" ? undefined : leafIn(text, name));
  if (choices)
    return (
      <select
        id={id}
        value={value === undefined || value === null ? "" : String(value)}
        aria-invalid={isInvalid}
        onChange={(event) => give(event.target.value)}
      >
        <option value="">—</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  return (
    <input
      id={id}
      type={name === "Date" ? "date" : "text"}
      inputMode={isNumber(name) ? "decimal" : undefined}
      placeholder={placeholder ?? (type && name)}
      value={isCurrent ? text : leafText(value)}
      aria-invalid={isInvalid || (isNumber(name) && typeof value === "string")}
      onChange={(event) => {
        setText(event.target.value);
        give(event.target.value);
      }}
    />
  );
}

/** The value of a typed text. It may be JSON if its type is `JSON` or not known. */
function leafIn(text: string, type: string): unknown {
  if (isNumber(type)) return /^[-+]?\d*\.?\d+(e[-+]?\d+)?$|^[-+]?\d+\.$/i.test(text) ? Number(text) : text;
  if (type === "Boolean") return text === "true" || (text === "false" ? false : text);
  return type === "undefined" || type === "JSON" ? (parseJson(text) ?? text) : text;
}

/** Scalars or enum values in one input, separated by commas, or as JSON if one contains a comma. */
function LeavesInput({
  id,
  type,
  value,
  isInvalid,
  onChange,
}: ValueInputProps<GraphQLList<GraphQLInputType>>) {
  const item = getNullableType(type?.ofType);
  // State keeps the typed text, because a comma at its end is not an item yet.
  const [text, setText] = useState(() => leavesText(value));
  const isCurrent = JSON.stringify(leavesIn(text, String(item))) === JSON.stringify(value);
  return (
    <input
      id={id}
      value={isCurrent ? text : leavesText(value)}
      placeholder={isEnumType(item) ? namesOf(item.getValues()) : `${String(item)}, …`}
      aria-invalid={isInvalid}
      onChange={(event) => {
        setText(event.target.value);
        onChange(leavesIn(event.target.value, String(item)));
      }}
    />
  );
}

const namesOf = (values: readonly { readonly name: string }[]): string =>
  values.map(({ name }) => name).join(", ");

const leavesText = (value: unknown): string => {
  if (!Array.isArray(value)) return "";
  return value.some((one) => String(one).includes(",")) ? JSON.stringify(value) : value.join(", ");
};

function leavesIn(text: string, type: string): readonly unknown[] | undefined {
  const json = text.trim().startsWith("[") ? parseJson(text) : undefined;
  if (Array.isArray(json)) return json;
  const parts = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return parts.length === 0 ? undefined : parts.map((part) => leafIn(part, type));
}

/** Objects or lists, one below the other. */
function ListInput({ id, type, value, onChange }: ValueInputProps<GraphQLList<GraphQLInputType>>) {
  const items = Array.isArray(value) ? value : [];
  const empty = type && isListType(getNullableType(type.ofType)) ? [] : {};
  const give = (next: readonly unknown[]) => onChange(next.length === 0 ? undefined : next);
  return (
    <div className="input-fields" id={id}>
      {items.map((item: unknown, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item has no id, so its index is the key
        <div key={at}>
          <ValueInput
            id={`${id}-${at}`}
            type={type?.ofType}
            value={item}
            onChange={(next) =>
              give(items.map((one: unknown, index) => (index === at ? (next ?? empty) : one)))
            }
          />
          <button type="button" onClick={() => give(items.filter((_, index) => index !== at))}>
            Remove
          </button>
        </div>
      ))}
      <button type="button" onClick={() => give([...items, empty])}>
        Add {String(type && getNullableType(type.ofType))}
      </button>
    </div>
  );
}

function ObjectInput({ id, type, value, onChange }: ValueInputProps<GraphQLInputObjectType>) {
  const values = isObject(value) ? value : {};
  const give = (name: string, next: unknown) => {
    const { [name]: _, ...others } = values;
    const all = next === undefined ? others : { ...others, [name]: next };
    onChange(Object.keys(all).length === 0 ? undefined : all);
  };
  return (
    <div className="input-fields" id={id}>
      {Object.values(type?.getFields() ?? {}).map((field) => (
        <FieldInput
          key={field.name}
          id={`${id}-${field.name}`}
          field={field}
          value={values[field.name]}
          onChange={(next) => give(field.name, next)}
        />
      ))}
    </div>
  );
}

interface FieldInputProps {
  readonly id: string;
  readonly field: GraphQLInputField;
  readonly value: unknown;
  onChange(value: unknown): void;
}

function FieldInput({ id, field, value, onChange }: FieldInputProps) {
  const { name, type, description } = field;
  // A group renders its inputs only while it is open, because a type may contain itself.
  const [isOpen, setOpen] = useState(value !== undefined);
  const nullable = getNullableType(type);
  const isGroup =
    isInputObjectType(nullable) || (isListType(nullable) && !isLeafType(getNullableType(nullable.ofType)));
  const title = (
    <>
      {name}
      {isRequiredInputField(field) && <b title="required">*</b>} <small>{String(type)}</small>
    </>
  );
  const input = <ValueInput id={id} type={type} value={value} onChange={onChange} />;
  if (isGroup)
    return (
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary title={description ?? undefined}>{title}</summary>
        {isOpen && input}
      </details>
    );
  return (
    <div className="form-row">
      <label htmlFor={id} title={description ?? undefined}>
        {title}
      </label>
      {input}
    </div>
  );
}
