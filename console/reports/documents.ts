/** Documents of the named reports, for the explorer. */
const texts = import.meta.glob<string>("../../reports/**/*.graphql", {
  query: "?raw",
  import: "default",
  eager: true,
});

export interface ReportDocument {
  readonly name: string;
  readonly about: string;
  readonly document: string;
}

export const reportDocuments: readonly ReportDocument[] = Object.entries(texts)
  .map(([file, document]) => {
    const parts = file
      .replace(/^.*\/reports\//, "")
      .replace(/\.graphql$/, "")
      .split("/");
    const comment = /^(?:# [^\n]*\n)+/.exec(document)?.[0] ?? "";
    return {
      name: [...new Set(parts)].join(" / "),
      about: comment.replaceAll(/^# /gm, "").replaceAll("\n", " ").trim(),
      document,
    };
  })
  .sort((a, b) => a.name.localeCompare(b.name));
