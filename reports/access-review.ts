/** Access review: who can sign in, with which factors and roles, and what is wrong with that. */
import { AccessReviewDocument, type AccessReviewQuery } from "./__generated__/graphql.ts";
import { category, instant, list, text } from "./kit/columns.ts";
import { defineReport, each } from "./kit/report.ts";

const columns = {
  email: text("E-mail"),
  name: text("Name"),
  department: category("Department"),
  status: category("Sign-in"),
  secondFactor: category("Second factor"),
  factors: list("Factors"),
  roles: list("Roles"),
  lastLoginAt: instant("Last sign-in"),
  findings: category("Findings"),
};

type User = NonNullable<AccessReviewQuery["users"]>["nodes"][number];
type Account = NonNullable<User["identityUsers"]>[number];

/** Knowing something more is no second factor. */
const KNOWN_ONLY: ReadonlySet<string> = new Set(["QUESTION"]);

export const accessReview = defineReport({
  name: "access-review",
  title: "Access review",
  about: "Everybody who can sign in, with factors and roles: who has no second factor, who is suspended.",
  document: AccessReviewDocument,
  columns,
  rows: ({ users }) =>
    each(users?.nodes).flatMap((user) => each(user.identityUsers).map((account) => rowOf(user, account))),
  chart: { kind: "bars", title: "Accounts by finding", label: "findings", series: "status" },
});

function rowOf({ email, displayName }: User, { status, department, lastLoginAt, factors, roles }: Account) {
  const active = each(factors).filter((factor) => factor.status === "ACTIVE");
  const strong = active.filter(({ factorType }) => !KNOWN_ONLY.has(String(factorType)));
  // Factors that could not be read are unknown, not absent.
  const secondFactor = factors ? (strong.length > 0 ? "yes" : "no") : "unknown";
  const findings = status === "ACTIVE" && secondFactor === "no" ? "no second factor" : "";
  return {
    email,
    name: displayName,
    department,
    status,
    secondFactor,
    factors: factors && active.map(({ factorType }) => String(factorType)),
    roles: roles && each(roles).map(({ label }) => label ?? ""),
    lastLoginAt,
    findings,
  };
}
