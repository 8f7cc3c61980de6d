-- HR workers and bank users grouped by person; factors and roles grouped by account.
with workers as (
  select users_id as person, string_agg(username, ', ' order by rowid) as names
  from directoryHrWorkers group by person
),
endpoints as (select users_id as person, list(id order by rowid) as ids from directoryPushEndpoints group by person),
tokens as (select users_id as person, list(id order by rowid) as ids from apiTokens group by person),
-- People with a bank user whose tokens could not be read: their number of tokens is unknown.
unread as (select distinct users_id as person from bankApiUsers where apiTokens_count is null),
active as (
  select identityUsers_id as account, list(type order by rowid) as types,
    -- A security question is not a second factor, because it is something that the user knows, like the password.
    count(*) filter (type <> 'QUESTION') as strong
  from factors where status = 'ACTIVE'
  group by account
),
held as (select identityUsers_id as account, list(coalesce(name, '') order by rowid) as labels from roles group by account),
accounts as (
  select users_email as email, users_displayName as name, department, status, lastLoginAt, identityUsers.id,
    if(users.directoryHrWorkers_count is null, null, coalesce(workers.names, '')) as worker,
    -- If factors could not be read, the value is 'unknown' and not 'no'.
    case when factors_count is null then 'unknown' when coalesce(strong, 0) > 0 then 'yes' else 'no' end as secondFactor,
    if(factors_count is null, null, coalesce(types, [])) as factors,
    if(roles_count is null, null, coalesce(labels, [])) as roles,
    if(users.directoryPushEndpoints_count is null, null, coalesce(endpoints.ids, [])) as endpointIds,
    if(users.bankApiUsers_count is null or unread.person is not null, null, coalesce(tokens.ids, [])) as tokenIds,
    identityUsers.rowid as place
  from identityUsers
  join users on users.id = users_id
  left join workers on workers.person = users_id
  left join endpoints on endpoints.person = users_id
  left join tokens on tokens.person = users_id
  left join unread on unread.person = users_id
  left join active on active.account = identityUsers.id
  left join held on held.account = identityUsers.id
)
select email, name, worker, department, status, secondFactor, factors, roles,
  len(endpointIds) as pushEndpoints, len(tokenIds) as bankTokens, lastLoginAt,
  concat_ws('; ',
    if(status = 'ACTIVE' and secondFactor = 'no', 'no second factor', null),
    if(status in ('SUSPENDED', 'DEPROVISIONED') and len(tokenIds) > 0,
      lower(status) || ', yet holds a bank API token', null)) as findings,
  id, endpointIds, tokenIds
from accounts
order by place
