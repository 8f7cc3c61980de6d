-- If a list changes during the read, an object can be on two pages, so duplicates are removed.
with desk as (select distinct on (id) * from tickets.tickets order by id, rowid desc),
opened as (
  select organization_id as id, date_trunc('week', createdAt)::date as week, count(*) as opened,
    count(*) filter (status not in ('SOLVED', 'CLOSED')) as unsolved
  from desk group by all
),
rated as (
  select organization_id as id, date_trunc('week', ratings.createdAt)::date as week,
    count(*) filter (score = 'GOOD') as good, count(*) filter (score = 'BAD') as bad
  from (select distinct on (id) * from ratings.ratings order by id, rowid desc) as ratings
  join desk on desk.id = ticket_id
  where score in ('GOOD', 'BAD')
  group by all
),
names as (select id, any_value(name) as name from organizations.organizations group by id),
-- Tickets without an organization have the id '', because null is never equal to null in SQL.
weeks as (
  select coalesce(id, '') as id, week, sum(opened) as opened, sum(unsolved) as unsolved, sum(good) as good,
    sum(bad) as bad
  from (
    select id, week, opened, unsolved, 0 as good, 0 as bad from opened
    union all select id, week, 0, 0, good, bad from rated
  )
  group by all
)
select case when weeks.id = '' then '(none)' else coalesce(name, weeks.id) end as organization, week, opened, unsolved, good, bad,
  percent(good, good + bad) as satisfaction, nullif(weeks.id, '') as id
from weeks left join names on names.id = weeks.id
order by organization, weeks.id, week
