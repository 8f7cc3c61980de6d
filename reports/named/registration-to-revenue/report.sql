with theirDeals as (
  select distinct on (registrants_id, id) registrants_id as registration, id, status, value, value_currency as currency
  from deals order by registrants_id, id, rowid
),
theirPayments as (
  select distinct on (registrants_id, id) registrants_id as registration, id, amount, amount_currency as currency
  from payments order by registrants_id, id, rowid
),
dealsOf as (
  select registration, list(id order by id) as ids, count(*) filter (status = 'WON') as won from theirDeals group by all
),
paymentsOf as (select registration, list(id order by id) as ids from theirPayments group by all),
peopleOf as (
  select registrants_id as registration, string_agg(displayName, ', ' order by rowid) as names, count(*) as people
  from crmPeople group by all
),
won as (
  select registration, currency, sum(value) as amount, list({ 'id': id, 'amount': value } order by id) as parts
  from theirDeals where status = 'WON' and value is not null group by all
),
paid as (
  select registration, currency, sum(amount) as amount, list({ 'id': id, 'amount': amount } order by id) as parts
  from theirPayments where amount is not null group by all
),
currencies as (select registration, currency from won union select registration, currency from paid),
-- A registrant has one row per currency, or one row without a currency.
lines as (
  select registrants.rowid as place, registrants.*, currency,
    row_number() over (partition by registrants.id order by currency) = 1 as isFirst
  from registrants left join currencies on registration = registrants.id
)
select
  concat_ws(' ', nullif(firstName, ''), nullif(lastName, '')) as registrant, email, status, createdAt as registeredAt,
  case
    when paymentsOf.ids is not null then 'paid'
    when dealsOf.won > 0 then 'deal won'
    when dealsOf.ids is not null then 'deal'
    when peopleOf.people > 0 then 'person'
    else 'registered'
  end as stage,
  coalesce(peopleOf.names, '') as person,
  if(isFirst, 1, null) as registrations,
  if(isFirst, coalesce(len(dealsOf.ids), 0), null) as deals,
  won.amount as won, if(won.amount is null, null, lines.currency) as wonCurrency,
  if(isFirst, coalesce(len(paymentsOf.ids), 0), null) as payments,
  paid.amount as paid, if(paid.amount is null, null, lines.currency) as paidCurrency,
  if(isFirst, [lines.id], null) as registrationIds,
  if(isFirst, coalesce(dealsOf.ids, []), null) as dealIds, won.parts as wonOf,
  if(isFirst, coalesce(paymentsOf.ids, []), null) as paymentIds, paid.parts as paidOf
from lines
left join dealsOf on dealsOf.registration = lines.id
left join paymentsOf on paymentsOf.registration = lines.id
left join peopleOf on peopleOf.registration = lines.id
left join won on won.registration = lines.id and won.currency is not distinct from lines.currency
left join paid on paid.registration = lines.id and paid.currency is not distinct from lines.currency
order by place, lines.currency
