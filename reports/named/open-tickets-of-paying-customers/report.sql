-- If a list changes during the read, an object can be on two pages, so duplicates are removed.
with sent as (select distinct on (tickets_id, id) * from payments order by tickets_id, id, rowid),
paid as (
  select tickets_id as ticket, amount_currency as currency, count(*) as payments, sum(amount) as amount,
    max(createdAt) as lastPaidAt
  from sent group by all
),
open as (select distinct on (id) *, rowid as place from tickets order by id, rowid desc)
select open.upstreamId as ticket, subject, status, priority, open.createdAt as createdAt,
  assignee_email as assignee, requester_email as customer,
  paid.payments as payments, paid.amount as paid, paid.currency as paidCurrency, paid.lastPaidAt as lastPaidAt
from open join paid on paid.ticket = open.id
order by place, paid.currency
