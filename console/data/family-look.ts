/**
 * Labels of the sixteen families, short labels for narrow places, and hues. A family has the same hue
 * everywhere. The hue is never the only sign of a family.
 */

export interface FamilyLook {
  readonly name: string;
  readonly label: string;
  readonly short: string;
  readonly subgraph: "identity" | "collaboration" | "business";
  /** Degrees on the color wheel. */
  readonly hue: number;
}

const look = (
  name: string,
  label: string,
  short: string,
  subgraph: FamilyLook["subgraph"],
  hue: number,
): FamilyLook => ({ name, label, short, subgraph, hue });

export const families: readonly FamilyLook[] = [
  look("identity", "Identity provider", "Id", "identity", 212),
  look("directory", "Directory", "Di", "identity", 190),
  look("connectors", "Connectors", "Co", "identity", 236),
  look("catalog", "API catalog", "Ca", "identity", 170),
  look("supportDesk", "Support desk", "Su", "collaboration", 28),
  look("eSignature", "E-signature", "Es", "collaboration", 48),
  look("meetings", "Meetings", "Me", "collaboration", 8),
  look("contactCentre", "Contact center", "Cc", "collaboration", 68),
  look("social", "Social network", "So", "collaboration", 348),
  look("erp", "ERP", "Er", "business", 265),
  look("accounting", "Accounting", "Ac", "business", 150),
  look("projects", "Projects", "Pr", "business", 92),
  look("marketing", "Marketing", "Ma", "business", 325),
  look("banking", "Banking", "Ba", "business", 132),
  look("treasury", "Treasury", "Tr", "business", 110),
  look("crm", "CRM", "Cr", "business", 290),
];

const byName = new Map(families.map((family) => [family.name, family]));

/** Returns the look of a family by its name in the contracts. An unknown family has its name as its label. */
export function familyLook(name: string): FamilyLook {
  return byName.get(name) ?? look(name, name, name.slice(0, 2), "business", 0);
}

/** The family of an operation's id (`banking.listPayments`). */
export const familyOfOperation = (operation: string): string => operation.slice(0, operation.indexOf("."));

/** Style with the family's hue. The style sheets derive its colors for light and dark from the hue. */
export const hueStyle = (name: string): Record<`--${string}`, string> => ({
  "--hue": String(familyLook(name).hue),
});
