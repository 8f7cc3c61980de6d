with moves as (
  select 'inbound transfer' as part, description, status, amount, amount_currency as currency, createdAt, id
  from inboundTransfers
  union all select 'outbound payment', description, status, amount, amount_currency, createdAt, id from outboundPayments
  union all select 'outbound transfer', description, status, amount, amount_currency, createdAt, id from outboundTransfers
),
-- Only transfers and payments that arrived and were not returned count as moved money.
moved as (select *, status in ('SUCCEEDED', 'POSTED') as arrived, part = 'inbound transfer' as inward from moves)
select 'bank account' as part, name as item, upper(status) as status,
  balance, balance_currency as balanceCurrency,
  null as moneyIn, null as moneyInCurrency,
  null as moneyOut, null as moneyOutCurrency,
  null as debit, null as credit, createdAt as "at", id
from accounts
union all
select 'financial account', treasury_financialAccount_nickname, treasury_financialAccount_status,
  amount, currency, null, null, null, null, null, null,
  treasury_financialAccount_createdAt, treasury_financialAccount_id
from root, cash
union all
select part, description, status, null, null,
  if(arrived and inward, amount, null), if(arrived and inward, currency, null),
  if(arrived and not inward, amount, null), if(arrived and not inward, currency, null),
  null, null, createdAt, id
from moved
union all
select 'trial balance', trim(number || ' ' || coalesce(name, '')), accountType,
  null, null, null, null, null, null, totalDebit, totalCredit, date::timestamptz, id
from trialBalance
-- Headings and totals are left out, because they sum up the other lines.
where not regexp_matches(coalesce(accountType, ''), '^(Heading|(Begin-|End-)?Total)$', 'i')
order by part, "at", id, balanceCurrency
