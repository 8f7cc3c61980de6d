/** Form for the variables that the document declares. */
import {
  type GraphQLInputType,
  isNonNullType,
  print,
  typeFromAST,
  type VariableDefinitionNode,
} from "graphql";
import { type Tab, updateTab } from "#console/data/documents.ts";
import { loadedSchema } from "#console/data/schema.ts";
import { isObject, type Json, parseJson } from "#console/kit/json.ts";
import { useStore } from "#console/kit/store.ts";
import { Empty } from "#console/ui/parts.tsx";
import { ValueInput } from "#console/ui/value-input.tsx";
import { operationIn, parsed } from "./edit.ts";

export function VariablesForm({ tab }: { readonly tab: Tab }) {
  const loaded = useStore(loadedSchema);
  const document = parsed(tab.document);
  const operation = document && operationIn(document, tab.operationName);
  const definitions = operation?.variableDefinitions ?? [];
  const text = tab.variables.trim();
  const values = text === "" ? {} : parseJson(text);
  if (!document) return <Empty title="The document cannot be read yet" />;
  if (definitions.length === 0)
    return (
      <Empty title="The document declares no variables">
        Declare one after the operation's name: <code>query Name($email: String!)</code>.
      </Empty>
    );
  if (!isObject(values))
    return <Empty title="The JSON cannot be read yet">Correct it in the JSON view.</Empty>;
  const change = (name: string, value: unknown) => {
    const next: Record<string, unknown> = { ...values };
    if (value === undefined) delete next[name];
    else next[name] = value;
    updateTab({ variables: Object.keys(next).length === 0 ? "" : JSON.stringify(next, null, 2) });
  };
  return (
    <div className="form">
      {definitions.map((definition) => (
        <Variable
          key={definition.variable.name.value}
          definition={definition}
          type={loaded && typeOf(loaded.schema, definition)}
          values={values}
          onChange={change}
        />
      ))}
    </div>
  );
}

function typeOf(
  schema: Parameters<typeof typeFromAST>[0],
  { type }: VariableDefinitionNode,
): GraphQLInputType | undefined {
  // Validation accepts only input types for variables.
  return typeFromAST(schema, type as Parameters<typeof typeFromAST>[1]) as GraphQLInputType | undefined;
}

interface VariableProps {
  readonly definition: VariableDefinitionNode;
  readonly type: GraphQLInputType | undefined;
  readonly values: Json;
  onChange(name: string, value: unknown): void;
}

function Variable({ definition, type, values, onChange }: VariableProps) {
  const name = definition.variable.name.value;
  const value = values[name];
  const label = `$${name}`;
  const id = `variable-${name}`;
  const isRequired = type !== undefined && isNonNullType(type) && !definition.defaultValue;
  return (
    <div className="form-row">
      <label htmlFor={id}>
        {label}
        {isRequired && <b title="required">*</b>} <small>{print(definition.type)}</small>
      </label>
      <ValueInput
        id={id}
        type={type}
        value={value}
        placeholder={definition.defaultValue ? print(definition.defaultValue) : undefined}
        isInvalid={isRequired && value === undefined}
        onChange={(next) => onChange(name, next)}
      />
    </div>
  );
}
