/** The service's users, and the telephony of some: SIP phones, accounts with the telephony provider. */

import type { DialInNumber, SipPhone } from "#contracts/meetings/index.ts";
import { type DemoCompany, demoIndex, type Person } from "#services/demo/company.ts";
import { strangers } from "#services/demo/things/meetings.ts";
import type { SeedContext } from "#services/kit/service.ts";
import { type Member, meetingsTables, type StoredTspAccount } from "#services/meetings/tables.ts";

export const userIdOf = (person: Pick<Person, "index">) => `h${String(person.index).padStart(8, "0")}`;

const pollsOf = (index: number): Member["polls"] =>
  index === demoIndex.noPolls ? "none" : index === demoIndex.ordinaryPolls ? "ordinary" : "all";

const memberOf = ({ index, email }: Person): Member => ({
  id: userIdOf({ index }),
  email,
  standing: "member",
  pro: index !== demoIndex.ordinaryPolls,
  mayHost: index !== demoIndex.noHosting,
  polls: pollsOf(index),
});

const numbersOf = ({ phone, country, callingCode }: Person): DialInNumber[] => [
  { code: callingCode, type: "toll", number: phone, country_label: country },
];

/** One for every tenth of the people; every other with all the servers there may be. */
const phoneOf = ({ index, email, displayName }: Person): SipPhone => ({
  id: Buffer.from(`sip phone of ${index}`).toString("base64url"),
  domain: "sip.tributary.example",
  user_name: displayName,
  user_email: email,
  voice_mail: `vm${1_000 + index}`,
  proxy_server: "proxy-1.sip.example",
  register_server: "register-1.sip.example",
  authorization_name: `line-${index}`,
  transport_protocol: "TLS",
  registration_expire_time: 60,
  ...(index % 20 === 0 && {
    proxy_server2: "proxy-2.sip.example",
    proxy_server3: "proxy-3.sip.example",
    register_server2: "register-2.sip.example",
    register_server3: "register-3.sip.example",
    transport_protocol2: "TCP",
    transport_protocol3: "UDP",
  }),
});

/** Each of these has one or two accounts with the provider. */
const tspUsers: Readonly<Record<number, readonly string[]>> = {
  [demoIndex.admin]: ["1", "2"],
  [demoIndex.agent]: ["1"],
  [demoIndex.endUser]: ["1"],
  [demoIndex.manyTickets]: ["1", "2"],
};

export function seedUsers({ store, company }: SeedContext<DemoCompany>): void {
  const { account, members, sipPhones, tspAccounts, dialIns } = meetingsTables(store);
  const [first] = company.people;
  account.put({
    id: "account",
    sipEnabled: true,
    tsp: {
      enable: true,
      tsp_bridge: "EU_TSP_TB",
      tsp_enabled: true,
      tsp_provider: "Telbridge",
      dial_in_number_unrestricted: true,
      modify_credential_forbidden: false,
      master_account_setting_extended: false,
      dial_in_numbers: first ? numbersOf(first) : [],
    },
  });
  for (const person of company.people) {
    const member = memberOf(person);
    members.put(member);
    if (person.index % 10 === 0)
      sipPhones.put({ phone: phoneOf(person), password: `line-${person.index}-password` });
    for (const id of tspUsers[person.index] ?? []) {
      const held: StoredTspAccount = {
        userId: member.id,
        leaderPin: `${4_000 + person.index}`,
        account: {
          id,
          conference_code: `${700_000 + person.index * 10}${id}`,
          tsp_bridge: "EU_TSP_TB",
          dial_in_numbers: numbersOf(person),
        },
      };
      tspAccounts.put(held);
    }
    if (person.index === demoIndex.admin)
      dialIns.put({ userId: member.id, audioUrl: "https://meetings.example/dial-in" });
  }
  for (const [standing, email] of [
    ["otherAccount", strangers.otherAccount],
    ["invitationLapsed", strangers.invitationLapsed],
  ] as const)
    members.put({ id: `x${standing}`, email, standing, pro: false, mayHost: false, polls: "none" });
}
