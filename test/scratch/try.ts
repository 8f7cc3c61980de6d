import { banking } from "../../families/banking/contract.ts";
import { demoSecret } from "../../families/demo-credentials.ts";
import { createGateway } from "../../gateway/gateway.ts";
import { startFamilies } from "../kit/families.ts";

const fam = await startFamilies({});
const settings: Record<string, any> = {};
for (const name of [
  "identity",
  "supportDesk",
  "banking",
  "accounting",
  "erp",
  "treasury",
  "marketing",
  "meetings",
  "contactCentre",
  "social",
  "crm",
])
  settings[name] = {
    baseUrl: fam.baseUrls[name] ?? fam.baseUrls.banking,
    credential: { secret: demoSecret(name) },
  };
const gw = await createGateway({ families: settings });
const q = `query Linked { users(first: 50) { nodes { id email displayName identityUser { upstreamId status }
 tickets(first: 5) { nodes { id subject status requester { email } } }
 payments(first: 5) { nodes { id status amount { amount currency } payer { email } } } } pageInfo { hasNextPage endCursor } } }`;
for (let i = 0; i < 3; i++) {
  const t = performance.now();
  const r = await gw.execute({ query: q }, { headers: { "x-upstream-report": "1" } });
  console.log(performance.now() - t, JSON.stringify(r.extensions), JSON.stringify(r.errors)?.slice(0, 800));
  if (i === 2) {
    const n = (r.data as any)?.users?.nodes;
    console.log(n?.length, JSON.stringify(n?.slice(0, 2)).slice(0, 900));
  }
}
const t0 = performance.now();
const c0 = process.cpuUsage();
for (let i = 0; i < 100; i++) await gw.execute({ query: q });
console.log("per op ms", (performance.now() - t0) / 100, process.cpuUsage(c0));
for (const q2 of [
  `{ banking { payments(first: 3) { nodes { id amount { amount currency } payer { email tickets(first:1){nodes{id}} } } totalCount pageInfo { endCursor hasNextPage } } } }`,
  `{ user(email: "x") { id } }`,
  `{ payment(id: "BankPayment:99999999") { id } node(id: "BankPayment:1000") { id } nodes(ids: ["Ticket:1", "User:a@b.example", "BankPayment:77777777"]) { id __typename } }`,
]) {
  const r = await gw.execute({ query: q2 }, { headers: { "x-upstream-report": "1" } });
  console.log(JSON.stringify(r).slice(0, 1500));
}
await gw.close();
await fam.close();
