/** Warnings about totals that may be wrong although all rows are read. */

interface ReportWarningsProps {
  readonly warnings: readonly string[];
}

export function ReportWarnings({ warnings }: ReportWarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <div className="warning" role="note" aria-label="Warnings">
      {warnings.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
