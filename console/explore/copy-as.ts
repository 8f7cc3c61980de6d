/** The document as a link, and as code for common clients. None of them contains the token. */
import type { Tab } from "#console/data/documents.ts";
import { fragmentOf } from "#console/kit/address.ts";
import { isObject, parseJson } from "#console/kit/json.ts";
import { nameOf } from "#console/kit/operation-names.ts";

export interface CopyForm {
  readonly name: string;
  text(tab: Tab): string;
}

const endpoint = () => `${location.origin}/graphql`;
const variablesOf = ({ variables }: Tab): object => {
  const value = variables.trim() === "" ? {} : parseJson(variables);
  return isObject(value) ? value : {};
};
const bodyOf = (tab: Tab) => ({ query: tab.document.trim(), variables: variablesOf(tab) });
const shellQuoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
const backticked = (text: string) => text.trim().replaceAll("\\", "\\\\").replaceAll("`", "\\`");
const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

export const copyForms: readonly CopyForm[] = [
  { name: "Link", text: (tab) => new URL(fragmentOf(tab), location.href).href },
  {
    name: "cURL",
    text: (tab) =>
      `curl ${endpoint()} \\
  -H 'content-type: application/json' \\
  -H 'x-upstream-report: 1' \\
  -H "authorization: Bearer $TOKEN" \\
  --data ${shellQuoted(JSON.stringify(bodyOf(tab)))}`,
  },
  {
    name: "fetch",
    text: (tab) => `const response = await fetch("${endpoint()}", {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    query: \`${backticked(tab.document)}\`,
    variables: ${JSON.stringify(variablesOf(tab))},
  }),
});
const { data, errors } = await response.json();`,
  },
  {
    name: "Typed document",
    text: (tab) => `import { graphql } from "./__generated__";

export const ${lower(nameOf(tab.document))}Document = graphql(\`
${backticked(tab.document)}
\`);`,
  },
  {
    name: "Apollo Client",
    text: (tab) => `import { useQuery } from "@apollo/client/react";
import { graphql } from "./__generated__";

const document = graphql(\`
${backticked(tab.document)}
\`);

export const use${nameOf(tab.document)} = () =>
  useQuery(document, { variables: ${JSON.stringify(variablesOf(tab))} });`,
  },
  {
    name: "Relay",
    text: (tab) => `import { graphql, useLazyLoadQuery } from "react-relay";

export const use${nameOf(tab.document)} = () =>
  useLazyLoadQuery(
    graphql\`
${backticked(tab.document)}
    \`,
    ${JSON.stringify(variablesOf(tab))},
  );`,
  },
];
