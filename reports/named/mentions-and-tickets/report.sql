with said as (
  select date_trunc('week', createdAt)::date as week, count(distinct id) as mentions,
    count(distinct author_id) as authors
  from mentions.mentions group by all
),
opened as (
  select date_trunc('week', createdAt)::date as week, count(*) as opened,
    count(*) filter (priority = 'URGENT') as urgent
  -- If a list changes during the read, an object can be on two pages, so duplicates are removed.
  from (select distinct on (id) * from tickets.tickets order by id, rowid desc)
  group by all
)
select week, coalesce(mentions, 0) as mentions, coalesce(authors, 0) as authors, coalesce(opened, 0) as opened,
  coalesce(urgent, 0) as urgent
from said full join opened using (week)
order by week
