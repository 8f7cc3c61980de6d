with signed as (
  select lower(email) as signer, any_value(displayName) as name, connectEvents_envelope_id as envelope,
    max(connectEvents_occurredAt) as "at", bool_or(connectEvents_envelopeStatus = 'COMPLETED') as completed
  from recipients where email is not null
  group by signer, envelope
),
signers as (
  select signer, any_value(name) as name, list(envelope order by envelope) as envelopes,
    count(*) filter (completed) as completed, max("at") as lastAt
  from signed group by signer
),
-- A deal is read once per event of its person, so duplicates are removed.
theirs as (
  select distinct on (signer, id) lower(recipients_email) as signer, id, status, value, value_currency as currency
  from deals where recipients_email is not null
  order by signer, id, rowid
),
counted as (select signer, list(id order by id) as ids from theirs group by signer),
sums as (
  select signer, currency,
    sum(value) filter (status = 'OPEN') as open, sum(value) filter (status = 'WON') as won,
    list({ 'id': id, 'amount': value } order by id) filter (status = 'OPEN') as openOf,
    list({ 'id': id, 'amount': value } order by id) filter (status = 'WON') as wonOf
  from theirs where value is not null
  group by all
),
lines as (
  select signers.*, currency, open, won, openOf, wonOf,
    row_number() over (partition by signers.signer order by currency) = 1 as isFirst
  from signers left join sums on sums.signer = signers.signer
)
select lines.signer as signer, name, if(isFirst, len(envelopes), null) as envelopes,
  if(isFirst, completed, null) as completed, lastAt, if(isFirst, coalesce(len(ids), 0), null) as deals,
  open, won, currency,
  if(isFirst, envelopes, null) as envelopeIds, if(isFirst, coalesce(ids, []), null) as dealIds, openOf, wonOf
from lines left join counted on counted.signer = lines.signer
order by lines.signer, currency
