-- If a list changes during the read, an object can be on two pages, so duplicates are removed.
with opened as (
  select lower(requester_email) as customer, strftime(createdAt, '%Y-%m') as month, count(distinct id) as tickets
  from tickets.tickets where requester_email is not null
  group by all
),
sent as (select distinct on (id) * from payments.payments order by id, rowid desc),
paid as (
  select lower(payer_email) as customer, strftime(createdAt, '%Y-%m') as month, amount_currency as currency,
    count(*) as payments, sum(amount) as amount
  from sent where payer_email is not null
  group by all
),
lines as (
  select customer, month, tickets, payments, amount, currency,
    row_number() over (partition by customer, month order by currency) = 1 as isFirst
  from opened full join paid using (customer, month)
)
select customer, month, if(isFirst, coalesce(tickets, 0), null) as tickets, coalesce(payments, 0) as payments,
  amount as paid, currency as paidCurrency
from lines
order by customer, month, paidCurrency
