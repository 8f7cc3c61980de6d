-- One row for each record of the customer in a family.
with records as (
  select 'identity' as family, 'user' as record, login as title, status, null as amount,
    null as currency, createdAt as "at", id
  from identityUsers
  -- The user name is the only id of an HR worker in the directory's report.
  union all select 'directory', 'HR worker', email, null, null, null, null, coalesce(username, email)
  from directoryHrWorkers
  union all select 'directory', 'push endpoint', name, status, null, null, enrolledAt, id from directoryPushEndpoints
  union all select 'connectors', 'administrator', role, null, null, null, createdAt, id from connectorsAdministrators
  union all select 'supportDesk', 'user', user_supportUser_displayName,
    user_supportUser_role, null, null, user_supportUser_createdAt, user_supportUser_id
  from root where user_supportUser_id is not null
  union all select 'supportDesk', 'ticket', subject, status, null, null, createdAt, id from tickets
  union all select 'supportDesk', 'rating', comment, score, null, null, createdAt, id from satisfactionRatings
  union all select 'contactCentre', 'end user', user_contactCentreEndUser_displayName,
    user_contactCentreEndUser_status, null, null, user_contactCentreEndUser_createdAt, user_contactCentreEndUser_id
  from root where user_contactCentreEndUser_id is not null
  union all select 'contactCentre', 'conversation', subject, status, null, null, startedAt, id from conversations
  union all select 'eSignature', 'event', emailSubject, envelopeStatus, null, null, occurredAt, id from connectEvents
  union all select 'meetings', 'SIP phone', coalesce(displayName, domain), null, null, null, null, id
  from meetingSipPhones
  union all select 'social', 'user', user_socialUser_username,
    null, null, null, user_socialUser_createdAt, user_socialUser_id
  from root where user_socialUser_id is not null
  union all select 'projects', 'person', user_projectPerson_title,
    user_projectPerson_type, null, null, user_projectPerson_createdAt, user_projectPerson_id
  from root where user_projectPerson_id is not null
  union all select 'projects', 'project', name, status, null, null, createdAt, id from projects
  union all select 'banking', 'customer', user_bankCustomer_displayName,
    user_bankCustomer_status, null, null, user_bankCustomer_createdAt, user_bankCustomer_id
  from root where user_bankCustomer_id is not null
  union all select 'banking', 'account', name, status, balance, balance_currency, createdAt, id from accounts
  union all select 'banking', 'card', type, status, null, null, createdAt, id from cards
  union all select 'banking', concat('payment', case direction when 'INCOMING' then ' by them' when 'OUTGOING' then ' to them' end),
    description, status, amount, amount_currency, createdAt, id
  from payments
  union all select 'treasury', 'customer', displayName, null, null, null, null, id from treasuryCustomers
  union all select 'treasury', concat('payment', case direction when 'INCOMING' then ' by them' when 'OUTGOING' then ' to them' end),
    description, status, amount, amount_currency, createdAt, id
  from treasuryPayments
  union all select 'accounting', 'prepayment', reference, status, remainingCredit, remainingCredit_currency,
    date::timestamptz, id
  from accountingPrepayments
  union all select 'erp', 'vendor', user_erpVendor_displayName,
    user_erpVendor_blocked, user_erpVendor_balance, user_erpVendor_balance_currency, user_erpVendor_updatedAt, user_erpVendor_id
  from root where user_erpVendor_id is not null
  union all select 'crm', 'person', displayName, null, null, null, createdAt, id from crmPeople
  union all select 'crm', 'deal', title, status, value, value_currency, createdAt, id from deals
  union all select 'crm', 'activity', subject, if(done, 'DONE', 'OPEN'), null, null, createdAt, id from activities
  union all
  select 'marketing', 'contact', (select string_agg(name, ', ' order by lists.rowid) from lists), null, null, null,
    user_marketingContact_createdAt, user_marketingContact_id
  from root
  where user_marketingContact_id is not null
),
-- Families without a link from a person: their records are not here.
absent as (
  select family, '(not asked)' as record, reason as title
  from sources
  where status = 'NO_ROUTE' and family not in (select family from records) and exists (from records)
)
select family, record, title, status, amount, currency as amountCurrency, "at", id from records
union all
select family, record, title, null, null, null, null, null from absent
union all
-- Several records with the customer's address: none is selected, because the match is ambiguous.
select family, '(several)', concat(count, ' records'), null, null, null, null, null
from sources
where status = 'AMBIGUOUS' and family in ('supportDesk', 'contactCentre', 'social', 'projects', 'banking', 'erp')
order by family, record, "at", id
