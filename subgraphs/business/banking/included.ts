/** Resources that an answer of the bank holds beside its data. */

type Primed = Readonly<
  Record<
    "customer" | "account" | "card" | "counterparty" | "transaction" | "application",
    { prime(key: string, value: never): void }
  >
>;

/** Takes the resources that an answer holds beside its data. */
export function takeIncluded(body: unknown, banking: Primed): void {
  const { included } = (body ?? {}) as { included?: unknown };
  if (!Array.isArray(included)) return;
  for (const resource of included as ({ type?: string; id?: string } | null)[]) {
    const { type = "", id } = resource ?? {};
    if (!id) continue;
    for (const [ending, loader] of [
      ["Customer", banking.customer],
      ["Account", banking.account],
      ["Card", banking.card],
      ["Counterparty", banking.counterparty],
      ["Transaction", banking.transaction],
      ["Application", banking.application],
    ] as const)
      if (type.endsWith(ending)) loader.prime(id, resource as never);
  }
}
