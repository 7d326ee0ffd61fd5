-- The notifications of a message and their results. The trigger creates them in the message's
-- transaction, so no message is stored without them. Their id is the idempotency key.
create table public.lead_deliveries (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  recipient text not null check (recipient in ('company', 'visitor', 'webhook')),
  -- failed: no more attempts until a manager requests one.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  -- Each `{ "at": "2026-11-24T10:00:00Z", "error": "..." }`, oldest first.
  attempts json not null default '[]',
  next_attempt_at timestamptz default now(),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  constraint lead_deliveries_once unique (lead_id, recipient)
);

create index lead_deliveries_due on public.lead_deliveries (next_attempt_at) where state <> 'sent';

revoke all on public.lead_deliveries from anon, authenticated;
alter table public.lead_deliveries enable row level security;
grant select, insert, update, delete on public.lead_deliveries to service_role;

grant select on public.lead_deliveries to authenticated;
create policy "managers see deliveries" on public.lead_deliveries
  for select to authenticated using ((select private.is_manager()));

-- "Send again" sets the next attempt to now.
grant update (next_attempt_at) on public.lead_deliveries to authenticated;
create policy "managers send again" on public.lead_deliveries
  for update to authenticated
  using ((select private.is_manager()) and state <> 'sent') with check ((select private.is_manager()));

create function private.plan_deliveries() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- The email about a flood waits until it can state the number of messages.
  insert into public.lead_deliveries (lead_id, recipient, next_attempt_at)
    select distinct new.id, recipient,
      case
        when recipient = 'company' and 'flood' = any (new.spam_reasons) then now() + interval '10 minutes'
        else now()
      end
    from unnest(new.notify) as recipient;
  return null;
end
$$;

revoke all on function private.plan_deliveries() from public;

create trigger plan_deliveries after insert on public.leads
  for each row execute function private.plan_deliveries();
