/** Form for the parameters of a report. */
import { isInputType, parseType, typeFromAST } from "graphql";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { loadedSchema } from "#console/data/schema.ts";
import { type Json, parseJson } from "#console/kit/json.ts";
import { useStore } from "#console/kit/store.ts";
import { ValueInput } from "#console/ui/value-input.tsx";
import type { Parameter } from "./api.ts";
import { PersonInput } from "./person-input.tsx";
import type { ParameterProblem } from "./saved/saving.ts";

const CONTROLS: Readonly<Record<string, string>> = { day: "date", integer: "number", number: "number" };

/** Converts the text of a parameter; undefined to leave the parameter out. */
function parameterValue(text: string, { kind }: Parameter): unknown {
  if (text === "") return undefined;
  if (kind === "integer" || kind === "number") return Number(text);
  if (kind === "boolean") return text === "true";
  if (kind === "list" || kind === "json") return parseJson(text) ?? text;
  return text;
}

/** Kind of a parameter for display; its GraphQL type for a list or an object. */
const kindText = ({ kind, type }: Parameter): string => (kind === "json" || kind === "list" ? type : kind);

const DAY_MS = 86_400_000;

/** Common days to start from, in UTC. */
function recentDays(): readonly { readonly label: string; readonly day: string }[] {
  const now = Date.now();
  const today = new Date(now).toISOString().slice(0, 10);
  const ago = (days: number) => new Date(now - days * DAY_MS).toISOString().slice(0, 10);
  return [
    { label: "today", day: today },
    { label: "7 days ago", day: ago(7) },
    { label: "30 days ago", day: ago(30) },
    { label: "90 days ago", day: ago(90) },
    { label: "first day of this month", day: `${today.slice(0, 7)}-01` },
    { label: "first day of this year", day: `${today.slice(0, 4)}-01-01` },
  ];
}

interface ParametersFormProps {
  readonly parameters: readonly Parameter[];
  /** Problems with the values of the last attempt. */
  readonly problems?: readonly ParameterProblem[];
  /** True while a run is being started. No other run can start then. */
  readonly isStarting: boolean;
  onRun(parameters: Json): void;
  /** Reads only the first rows. Without it there is no preview button. */
  readonly onPreview?: ((parameters: Json) => void) | undefined;
}

const NONE: readonly ParameterProblem[] = [];

export function ParametersForm({
  parameters,
  problems = NONE,
  isStarting,
  onRun,
  onPreview,
}: ParametersFormProps) {
  useEffect(() => {
    const wrong = parameters.find(({ name }) => problems.some((one) => one.name === name));
    if (wrong) document.getElementById(`parameter-${wrong.name}`)?.focus();
  }, [parameters, problems]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isStarting) return;
    const given = new FormData(event.currentTarget);
    const entries = parameters.flatMap((parameter): [string, unknown][] => {
      const value = parameterValue(String(given.get(parameter.name) ?? ""), parameter);
      return value === undefined ? [] : [[parameter.name, value]];
    });
    const { nativeEvent } = event;
    const isPreview = nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.dataset["preview"] === "1";
    const run = isPreview && onPreview ? onPreview : onRun;
    run(Object.fromEntries(entries));
  };
  return (
    <form className="form parameters" onSubmit={submit}>
      {parameters.map((parameter) => (
        <div className="form-row" key={parameter.name}>
          <label htmlFor={`parameter-${parameter.name}`}>
            {parameter.label}
            {parameter.required && <b title="required">*</b>} <small>{kindText(parameter)}</small>
          </label>
          <Control parameter={parameter} isWrong={problems.some(({ name }) => name === parameter.name)} />
          {problems.map(
            ({ name, message }) =>
              name === parameter.name && (
                <small key={message} id={problemId(name)} className="warning" role="alert">
                  {message}
                </small>
              ),
          )}
          {parameter.about !== "" && <small>{parameter.about}</small>}
        </div>
      ))}
      <div className="button-row">
        {/* Not `disabled`, because a disabled button loses the focus. */}
        {onPreview && (
          <button type="submit" data-preview="1" aria-disabled={isStarting}>
            Preview the first rows
          </button>
        )}
        <button type="submit" className="primary" aria-disabled={isStarting}>
          Run the report
        </button>
      </div>
    </form>
  );
}

const problemId = (name: string) => `problem-${name}`;

interface ControlProps {
  readonly parameter: Parameter;
  /** True if its value was refused. The reason is shown below the input. */
  readonly isWrong: boolean;
}

function Control({ parameter, isWrong }: ControlProps) {
  const { name, kind, values, required, initial } = parameter;
  const refused = isWrong ? { "aria-invalid": true, "aria-describedby": problemId(name) } : {};
  const before =
    initial === null || initial === undefined
      ? ""
      : typeof initial === "string"
        ? initial
        : JSON.stringify(initial);
  const choices = kind === "boolean" ? ["true", "false"] : values;
  if (choices.length > 0)
    return (
      <select id={`parameter-${name}`} name={name} defaultValue={before} required={required} {...refused}>
        <option value="">—</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  if (kind === "person")
    return (
      <PersonInput id={`parameter-${name}`} name={name} initial={before} required={required} {...refused} />
    );
  if (kind === "json" || kind === "list") return <TypedControl parameter={parameter} isWrong={isWrong} />;
  const input = (
    <input
      id={`parameter-${name}`}
      name={name}
      type={CONTROLS[kind] ?? "text"}
      step="any"
      defaultValue={before}
      required={required}
      {...refused}
      {...(kind === "instant" && { placeholder: "2026-01-31T00:00:00Z" })}
    />
  );
  if (kind === "instant" || kind === "day") return <WithDays parameter={parameter}>{input}</WithDays>;
  return input;
}

/** Inputs for a list or an input object. The form sends the value as JSON. */
function TypedControl({ parameter: { name, type, initial }, isWrong }: ControlProps) {
  const [value, setValue] = useState<unknown>(initial ?? undefined);
  const schema = useStore(loadedSchema, (loaded) => loaded?.schema);
  const known = schema && typeFromAST(schema, parseType(type));
  return (
    <>
      <ValueInput
        id={`parameter-${name}`}
        type={isInputType(known) ? known : undefined}
        value={value}
        isInvalid={isWrong}
        onChange={setValue}
      />
      <input type="hidden" name={name} value={value === undefined ? "" : JSON.stringify(value)} />
    </>
  );
}

interface WithDaysProps {
  readonly parameter: Parameter;
  /** The input for the day or instant. */
  readonly children: ReactNode;
}

/** Offers common days beside an input. */
function WithDays({ parameter: { kind, label }, children }: WithDaysProps) {
  const row = useRef<HTMLDivElement>(null);
  const choose = (day: string) => {
    const input = row.current?.querySelector("input");
    if (input && day !== "") input.value = kind === "day" ? day : `${day}T00:00:00Z`;
  };
  return (
    <div className="with-days" ref={row}>
      {children}
      <select aria-label={`Days for ${label}`} value="" onChange={(event) => choose(event.target.value)}>
        <option value="">days…</option>
        {recentDays().map((one) => (
          <option key={one.label} value={one.day}>
            {one.label}
          </option>
        ))}
      </select>
    </div>
  );
}
