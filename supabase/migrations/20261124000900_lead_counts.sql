-- How many messages there are of each status, and how many of them nobody has read: what the inbox asks
-- for once a minute, in one small answer.
create view public.lead_counts with (security_invoker = true) as
  select status, count(*) as messages, count(*) filter (where read_at is null) as unread
  from public.leads
  where deleted_at is null
  group by status;

-- Counts without reading the messages themselves.
create index leads_counts on public.leads (status, read_at) where deleted_at is null;

revoke all on public.lead_counts from anon, authenticated;
grant select on public.lead_counts to authenticated, service_role;
