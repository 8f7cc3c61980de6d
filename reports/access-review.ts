/** Access review: who can sign in, with which factors and roles, and what else they hold. */
import { AccessReviewDocument, type AccessReviewQuery } from "./__generated__/graphql.ts";
import { defineReport, each } from "./kit/report-definition.ts";
import { category, count, instant, list, text } from "./kit/rows/columns.ts";

const columns = {
  email: text("E-mail"),
  name: text("Name"),
  worker: text("HR worker"),
  department: category("Department"),
  status: category("Sign-in"),
  secondFactor: category("Second factor"),
  factors: list("Factors"),
  roles: list("Roles"),
  pushEndpoints: count("Push endpoints", { total: true }),
  bankTokens: count("Bank API tokens", { total: true }),
  lastLoginAt: instant("Last sign-in"),
  findings: category("Findings"),
  id: text("Id"),
};

type User = NonNullable<AccessReviewQuery["users"]>["nodes"][number];
type Account = NonNullable<User["identityUsers"]>[number];

/** Knowing something more is no second factor. */
const KNOWN_ONLY: ReadonlySet<string> = new Set(["QUESTION"]);
const SHUT_OUT: ReadonlySet<string> = new Set(["SUSPENDED", "DEPROVISIONED"]);

export const accessReview = defineReport({
  name: "access-review",
  title: "Access review",
  about:
    "Everybody who can sign in, with HR worker, factors, roles, push endpoints and bank API tokens: who has no second factor, and who is suspended yet holds a token. What could not be read is left empty, or unknown.",
  document: AccessReviewDocument,
  columns,
  id: "id",
  rows: ({ users }) =>
    each(users?.nodes).flatMap((user) => each(user.identityUsers).map((account) => rowOf(user, account))),
  chart: { kind: "bars", title: "Accounts by finding", label: "findings", series: "status" },
});

function rowOf(user: User, { id, status, department, lastLoginAt, factors, roles }: Account) {
  const active = each(factors).filter((factor) => factor.status === "ACTIVE");
  const strong = active.filter(({ factorType }) => !KNOWN_ONLY.has(String(factorType)));
  // Factors that could not be read are unknown, not absent.
  const secondFactor = factors ? (strong.length > 0 ? "yes" : "no") : "unknown";
  const tokens = tokensOf(user);
  const holdsToken = tokens !== null && tokens.length > 0;
  const findings = [
    status === "ACTIVE" && secondFactor === "no" && "no second factor",
    SHUT_OUT.has(String(status)) &&
      holdsToken &&
      `${String(status).toLowerCase()}, yet holds a bank API token`,
  ].filter(Boolean);
  return {
    id,
    email: user.email,
    name: user.displayName,
    worker:
      user.directoryHrWorkers &&
      each(user.directoryHrWorkers)
        .map(({ username }) => username)
        .join(", "),
    department,
    status,
    secondFactor,
    factors: factors && active.map(({ factorType }) => String(factorType)),
    roles: roles && each(roles).map(({ label }) => label ?? ""),
    pushEndpoints: user.directoryPushEndpoints && each(user.directoryPushEndpoints).map(({ id }) => id),
    bankTokens: tokens,
    lastLoginAt,
    findings: findings.join("; "),
  };
}

/** A person's tokens of the bank's API; null where they could not be read. */
function tokensOf({ bankApiUsers }: User): string[] | null {
  const lists = each(bankApiUsers).map(({ apiTokens }) => apiTokens?.nodes);
  if (!bankApiUsers || lists.includes(undefined)) return null;
  return lists.flatMap(each).map(({ id }) => id);
}
