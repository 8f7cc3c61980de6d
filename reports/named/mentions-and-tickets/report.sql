with said as (
  select date_trunc('week', createdAt)::date as week, count(distinct id) as mentions,
    count(distinct author_id) as authors
  from mentions.mentions group by all
),
opened as (
  select date_trunc('week', createdAt)::date as week, count(*) as opened,
    count(*) filter (priority = 'URGENT') as urgent
  -- A list that changes while it is read may give an object on two pages.
  from (select distinct on (id) * from tickets.tickets order by id, rowid desc)
  group by all
)
select week, coalesce(mentions, 0) as mentions, coalesce(authors, 0) as authors, coalesce(opened, 0) as opened,
  coalesce(urgent, 0) as urgent
from said full join opened using (week)
order by week
