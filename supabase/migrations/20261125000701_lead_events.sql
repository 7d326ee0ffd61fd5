-- The history of a message: its status changes, its deletion, and its restoring, which the database
-- records, and managers' notes.
create table public.lead_events (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  kind text not null default 'note' check (kind in ('note', 'status', 'deleted', 'restored')),
  status text check (status in ('new', 'contacted', 'scheduled', 'won', 'lost', 'spam')),
  note text check (char_length(note) <= 5000 and btrim(note) <> ''),
  author text,
  created_at timestamptz not null default now(),
  constraint lead_events_whole check (
    (kind = 'note') = (note is not null) and (kind = 'status') = (status is not null)
  )
);

create index lead_events_lead on public.lead_events (lead_id, created_at);

revoke all on public.lead_events from anon, authenticated;
alter table public.lead_events enable row level security;
grant select, insert, update, delete on public.lead_events to service_role;

grant select on public.lead_events to authenticated;
create policy "managers read timelines" on public.lead_events
  for select to authenticated using ((select private.is_manager()));

-- Includes the id, so that a note that is sent twice is stored once.
grant insert (id, lead_id, note) on public.lead_events to authenticated;
create policy "managers write notes" on public.lead_events
  for insert to authenticated with check ((select private.is_manager()) and kind = 'note');

grant delete on public.lead_events to authenticated;
create policy "managers delete notes" on public.lead_events
  for delete to authenticated using ((select private.is_manager()) and kind = 'note');

create function private.sign_event() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.author := coalesce(auth.jwt() ->> 'email', new.author);
  return new;
end
$$;

create trigger sign_event before insert on public.lead_events
  for each row execute function private.sign_event();

create function private.write_lead_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.status <> new.status then
    insert into public.lead_events (lead_id, kind, status) values (new.id, 'status', new.status);
  end if;
  if (old.deleted_at is null) <> (new.deleted_at is null) then
    insert into public.lead_events (lead_id, kind)
      values (new.id, case when new.deleted_at is null then 'restored' else 'deleted' end);
  end if;
  return null;
end
$$;

create trigger write_lead_event after update of status, deleted_at on public.leads
  for each row execute function private.write_lead_event();

revoke all on function private.sign_event(), private.write_lead_event() from public;
