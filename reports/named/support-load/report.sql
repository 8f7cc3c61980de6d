-- Tickets by agent. An agent without an e-mail address belongs to no team, and differs from an unassigned ticket.
with desk as (
  select coalesce(lower(assignee_email), assignee_id, '') as owner,
    count(*) filter (status in ('NEW', 'OPEN', 'PENDING', 'HOLD')) as open,
    count(*) filter (status in ('SOLVED', 'CLOSED')) as solved
  -- If a list changes during the read, an object can be on two pages, so duplicates are removed.
  from (select distinct on (id) * from tickets order by id, rowid desc)
  group by owner
),
rated as (
  select coalesce(lower(assignee_email), assignee_id, '') as owner,
    count(*) filter (score = 'GOOD') as good, count(*) filter (score = 'BAD') as bad
  from (select distinct on (id) * from ratings order by id, rowid desc)
  group by owner
),
loads as (
  select owner, coalesce(open, 0) as open, coalesce(solved, 0) as solved, coalesce(good, 0) as good,
    coalesce(bad, 0) as bad
  from desk full join rated using (owner)
),
members as (select distinct teams_id as team, lower(email) as owner from agents where email is not null),
work as (
  select team, sum(open) as open, sum(solved) as solved, sum(good) as good, sum(bad) as bad
  from members join loads using (owner)
  group by team
),
present as (
  select teams_id as team, count(*) filter (presence_status = 'AVAILABLE') as available,
    sum(presence_activeConversationCount) as conversations
  from agents
  group by team
),
lines as (
  select 1 as part, name as team, agents_count as agents,
    if(agents_count is null, null, coalesce(available, 0)) as available,
    if(agents_count is null, null, coalesce(conversations, 0)) as conversations,
    coalesce(open, 0) as open, coalesce(solved, 0) as solved, coalesce(good, 0) as good, coalesce(bad, 0) as bad
  from teams left join work on work.team = teams.id left join present on present.team = teams.id
  union all
  select 2, '(in no team)', count(*), null, null, coalesce(sum(open), 0), coalesce(sum(solved), 0),
    coalesce(sum(good), 0), coalesce(sum(bad), 0)
  from loads where owner <> '' and owner not in (select owner from members)
  union all
  select 3, '(unassigned)', null, null, null, coalesce(sum(open), 0), coalesce(sum(solved), 0),
    coalesce(sum(good), 0), coalesce(sum(bad), 0)
  from loads where owner = ''
)
select team, agents, available, conversations, open, solved, good, bad, percent(good, good + bad) as satisfaction
from lines
order by part, open desc, team
