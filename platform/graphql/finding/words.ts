/** Words of questions and schemas: significant words, stems, other forms, synonyms. */

/** Stop words of a question: they name nothing in a schema. */
const FILLERS = new Set(
  `a about all also am an and another any anybody anyone are as ask at be been being but by can could currently did do
  does each every find for from get gets give given go got had happen happened has have he her here him his how i if
  in into is it its just know let like list look made make many may me much my need now of off on one ones or other
  our out over please see several she should show some someone something still take taken tell than that the their
  them then there these they thing things this those to today took until up us use used want was we were what when
  where which who whom whose why will with within without would you your`.split(/\s+/),
);

/** Words of a text in lower case, without punctuation. */
const rawWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]s\b/g, "")
    .split(/\s+/)
    .map(withoutMarks)
    .filter((word) => word !== "");

const MARKS = new Set('?!,;."()');

/** A word without the punctuation around it. */
function withoutMarks(word: string): string {
  let [start, end] = [0, word.length];
  while (start < end && word[start] !== "." && MARKS.has(word.charAt(start))) start++;
  while (start < end && MARKS.has(word.charAt(end - 1))) end--;
  return word.slice(start, end);
}

/**
 * The words of a text that name something, in lower case and in the singular.
 * @example wordsOf("where do I get a vendor's payments from") // ["vendor", "payment"]
 */
export function wordsOf(text: string): readonly string[] {
  const words = rawWords(text);
  // In a search for a path, `GET` is a method.
  const telling = text.includes("/") ? words : words.filter((word) => !FILLERS.has(word));
  return [...new Set((telling.length > 0 ? telling : words).map(singular))];
}

/** Returns a common prefix of the singular and the plural. */
function singular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  if (word.endsWith("ies")) return word.slice(0, -3);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(ss|x|ch|sh|z)es$/, "$1"],
  [/ies$/, "y"],
  [/([^su])s$/, "$1"],
  [/(ation|ations)$/, "at"],
  [/([bdgmnprt])\1(ing|ed)$/, "$1"],
  [/(.{3})(ing|ed|ment|ly)$/, "$1"],
  [/(.{3})i$/, "$1y"],
  [/(.{3})e$/, "$1"],
];

const stems = new Map<string, string>();
const MAX_STEMS = 20_000;

/** The stem of a word in lower case, by which forms of the word are compared. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  let stem = word;
  if (/^[a-z]{4,}$/.test(word)) for (const [ending, by] of ENDINGS) stem = stem.replace(ending, by);
  if (stems.size >= MAX_STEMS) stems.clear();
  stems.set(word, stem);
  return stem;
}

/** The words of a name such as `bankCustomers`, of a path or of a sentence. */
const partsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$3 $2")
    .toLowerCase()
    .replaceAll(/\be-mail/g, "email")
    .replaceAll(/\b(?:sign|log)(?:s|ed|ging|ged|ing)?[ -](?:in|on)s?\b/g, "login")
    .replaceAll(/['’]s\b/g, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1);

/** The stems of a name, of a path or of a sentence; repeated ones included. */
export const stemsIn = (text: string): readonly string[] => partsOf(text).map(stemOf);

/** Stems of a question, each once, without stop words; question words add nouns. */
export function askedStems(text: string): readonly string[] {
  const words = partsOf(text.replaceAll(/\bright now\b/gi, " "));
  const telling = words.filter((word) => !FILLERS.has(word));
  return [...new Set([...(telling.length > 0 ? telling : words).map(stemOf), ...askedWords(text)])];
}

/** Forms of a word that have different stems, one word per line. */
const FORMS = `
activity active
allocate allocation
answer answered
apply applicant application
assign assignee assignment
attach attachment
attend attendee attendance
author write written wrote
authorize authorization
be is
begin began
bill billing
buy bought purchase
choose choice
complain complaint
confirm confirmation
contribute contributor
create creator
credit creditor
cost costs
deliver delivery
employ employee employer
follow follower
hold held
identify identifier
invite invitee invitation
know known
leave left remaining remain
liker like
login logon signin
lose lost
mail email emails mails
member membership
moderate moderator
organize organizer
own owner
participate participant
pay paid payer payee payment
phone telephone telephony telephones
present presence
prospect prospective
register registration registrant
repost reposter
request requester
retain retained
rate rating
satisfy satisfaction happy satisfied unhappy
say said
sell sold seller
send sent sender
serve service
sign signer signature
speak spoke speaker
spend spent spending
start started
subscribe subscriber subscription
supply supplier
transact transaction
transfer transferred
use usage
validate validation
verify verification
win won
work worker
`;

/** Synonyms in business English, one meaning per line. */
const MEANINGS = `
address location street live city
agent operator representative
agreement contract
amount sum total value
answer reply response
ask request question
approve authorize
attachment file document
audience recipient
available presence online
balance saldo
bill invoice
block suspend deactivate lock frozen freeze
broadcast livestream stream
callback webhook
case ticket
bonus reward cashback
brand label
buy purchase order spend
campaign newsletter
cancel void abort
card debit plastic
change update history changelog modify
chat conversation
check cheque
client customer buyer
colleague employee worker staff personnel coworker
comment note remark
company organization firm business
complain complaint dispute claim chargeback
cost price fee charge
credit refund
deal opportunity sale
delete remove erase
document envelope contract
device endpoint
duration long length time
education training
email mail message
error failure problem
expire expiration expiry
factor mfa twofactor
feedback rating satisfaction survey score review
field attribute property
file document pdf
goal target objective
group team department
hotline contact center
hour time
id identifier number key
income revenue earning profit
incoming inbound received deposit
issue ticket problem case
lead owner manager
lead prospect contact
limit quota maximum threshold
line item position row
loan repayment credit installment
list collection mailing
live address
caller login session viewer
meeting webinar conference event
member participant
merchant shop store
message text body
mobile phone cell
money payment amount cash
notification alert push webhook
open unsolved
outgoing outbound
payee counterparty recipient
people person user human somebody
person contact
picture image photo avatar
plan schedule
post tweet
priority urgent urgency importance
profit earnings retained
project initiative
promise policy
quantity count number
queue waiting line
rate limit throttle
recap summary transcript minutes
recurring standing repeat regular
report statement
role permission right
second factor
shift schedule
seminar webinar
signatory signer recipient
sla service level agreement
sold sale
spec openapi specification
staff agent
state status stage phase health
subject title topic
subscribe list
supplier vendor creditor
support helpdesk help desk service
synchronize sync
system service integration source
task work job
tax vat
telephone phone call
template form
timesheet registration hour
transfer wire remittance payment
type kind category
url link website
vote poll survey
work assignee
`;

/** Question words, with the nouns that they ask for. */
const ASKED: readonly (readonly [RegExp, string])[] = [
  [/\bhow (?:many|often)\b/g, "count number"],
  [/\bhow much\b/g, "amount total"],
  [/\bhow long\b/g, "time duration"],
  [/\b(?:pay|pays|paid|paying) back\b/g, "repayment"],
  [/\bhow (?:urgent|important)\b/g, "priority"],
  [/\bhow (?:happy|satisfied)\b/g, "satisfaction"],
  [/\b(?:when|since)\b/g, "date time"],
  [/\bwhere\b/g, "address place"],
  [/\bwhy\b/g, "reason"],
];

/** Stems of the nouns that question words ask for: `count` for `how many`. */
function askedWords(text: string): readonly string[] {
  const low = text.toLowerCase();
  return ASKED.flatMap(([pattern, nouns]) => (low.match(pattern) ? nouns.split(" ").map(stemOf) : []));
}

/** True if a question is about a person. */
export const asksWho = (text: string): boolean => /\b(?:who|whom|whose|who's)\b/i.test(text);

function groupsOf(lines: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const line of lines.trim().split("\n")) {
    const group = line.split(" ").map(stemOf);
    for (const one of group) {
      const own = found.get(one) ?? new Set();
      found.set(one, own);
      for (const other of group) if (other !== one) own.add(other);
    }
  }
  return found;
}

const forms = groupsOf(FORMS);
const likes = groupsOf(MEANINGS);

/** Stems of other forms of the same word. */
export const formsOf = (stem: string): Iterable<string> => forms.get(stem) ?? [];

/** Stems of synonyms. */
export const likeOf = (stem: string): Iterable<string> => likes.get(stem) ?? [];
