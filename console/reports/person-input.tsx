/** Input for a person, with suggestions by name or address while the user types. */
import { type ComponentProps, useEffect, useState } from "react";
import { execute } from "#console/data/run.ts";
import { listOf, objectOf, textOf } from "#console/kit/json.ts";

const QUERY =
  "query FindPeople($text: String!) { users(filter: { text: $text }, first: 10) { nodes { email displayName } } }";
/** Fewest letters for a search, because nearly all names contain a shorter text. */
const LEAST_LETTERS = 2;
const PAUSE_MS = 250;

interface Person {
  readonly email: string;
  readonly displayName: string;
}

async function findPeople(text: string, signal: AbortSignal): Promise<readonly Person[]> {
  const { data } = await execute({ query: QUERY, variables: { text } }, {}, signal);
  return listOf(objectOf(data?.["users"])["nodes"]).map((node) => {
    const { email, displayName } = objectOf(node);
    return { email: textOf(email), displayName: textOf(displayName) };
  });
}

type InputProps = Pick<
  ComponentProps<"input">,
  "id" | "name" | "required" | "aria-invalid" | "aria-describedby"
>;

export function PersonInput({ initial, ...props }: InputProps & { readonly initial: string }) {
  const [text, setText] = useState(initial);
  const [people, setPeople] = useState<readonly Person[]>([]);
  useEffect(() => {
    if (text.trim().length < LEAST_LETTERS) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      // If the search fails, the user can still type the address.
      findPeople(text.trim(), abort.signal).then(setPeople, () => {});
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text]);
  const list = `people-${props.name}`;
  const input = { ...props, list, value: text, autoComplete: "off" };
  return (
    <>
      <input
        {...input}
        placeholder="name or e-mail address"
        onChange={(event) => setText(event.target.value)}
      />
      <datalist id={list}>
        {people.map(({ email, displayName }) => (
          <option key={email} value={email} label={displayName} />
        ))}
      </datalist>
    </>
  );
}
