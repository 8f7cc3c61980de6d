/** The files of a report, as text. */
import { openDocument } from "#console/data/documents.ts";
import { goTo } from "#console/kit/route.ts";

interface FilesProps {
  readonly files: Readonly<Record<string, string>>;
  /** True to show the texts at once. */
  readonly isOpen?: boolean;
}

export function Files({ files, isOpen = false }: FilesProps) {
  return Object.entries(files).map(([name, text]) => (
    <details key={name} open={isOpen}>
      <summary>{name}</summary>
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      {name.endsWith(".graphql") && (
        <button
          type="button"
          onClick={() => {
            openDocument(text);
            goTo("explore");
          }}
        >
          Open in the explorer
        </button>
      )}
    </details>
  ));
}
