-- For each week (from Monday, in UTC), page, and service: the number of messages, of contacted
-- senders, and of won requests, and the total seconds until the contacts. Only managers get rows.
create view public.lead_numbers with (security_invoker = true) as
  select
    date_trunc('week', created_at at time zone 'UTC')::date as week,
    page,
    service,
    count(*) as messages,
    count(first_contacted_at) as contacted,
    coalesce(sum(floor(extract(epoch from first_contacted_at - created_at))), 0)::bigint
      as seconds_to_contact,
    count(*) filter (where status = 'won') as won
  from public.leads
  where status <> 'spam' and deleted_at is null
  group by 1, 2, 3;

revoke all on public.lead_numbers from anon, authenticated;
grant select on public.lead_numbers to authenticated, service_role;

-- The number of messages by status, which the desks request once a minute.
create view public.lead_counts with (security_invoker = true) as
  select status, count(*) as messages
  from public.leads
  where deleted_at is null
  group by status;

-- Counts without reading the messages themselves.
create index leads_counts on public.leads (status) where deleted_at is null;

revoke all on public.lead_counts from anon, authenticated;
grant select on public.lead_counts to authenticated, service_role;

-- A grouped view isn't updatable, and PostgreSQL says so before it checks rights, which the table
-- API reports as its own failure. With a trigger, it checks rights first, and no one has them.
create function private.refuse() returns trigger
language plpgsql set search_path = ''
as $$ begin raise insufficient_privilege; end $$;

revoke all on function private.refuse() from public;

create trigger refuse instead of insert or update or delete on public.lead_numbers
  for each row execute function private.refuse();
create trigger refuse instead of insert or update or delete on public.lead_counts
  for each row execute function private.refuse();
