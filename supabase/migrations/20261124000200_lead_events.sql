-- What happened to a message after it came: changes of its status, which the database writes by itself,
-- and notes of managers.
create table public.lead_events (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  kind text not null default 'note' check (kind in ('note', 'status')),
  status text check (status in ('new', 'contacted', 'scheduled', 'won', 'lost', 'spam')),
  note text check (char_length(note) <= 5000 and btrim(note) <> ''),
  author text,
  created_at timestamptz not null default now(),
  constraint lead_events_whole check (
    (kind = 'note' and note is not null and status is null)
    or (kind = 'status' and status is not null and note is null)
  )
);

create index lead_events_lead on public.lead_events (lead_id, created_at);

revoke all on public.lead_events from anon, authenticated;
alter table public.lead_events enable row level security;
grant select, insert, update, delete on public.lead_events to service_role;

grant select on public.lead_events to authenticated;
create policy "managers read timelines" on public.lead_events
  for select to authenticated using ((select private.is_manager()));

-- The id too, so that a note which is sent twice is written once.
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

create function private.write_status_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.lead_events (lead_id, kind, status) values (new.id, 'status', new.status);
  return null;
end
$$;

create trigger write_status_event after update of status on public.leads
  for each row when (old.status is distinct from new.status)
  execute function private.write_status_event();

-- Search: the words of a text without accents and punctuation. A search compares the beginnings of such
-- words, so "garcia" finds "García", and "956" finds "(956) 555-0110".
create function private.search_words(text) returns text
language sql immutable set search_path = ''
as $$
  select lower(regexp_replace(
    regexp_replace(normalize(coalesce($1, ''), nfd), '[\u0300-\u036f]', '', 'g'),
    '[!-/:-@[-`{-~\u00a0-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'
  ))
$$;

-- The phone also as one number, and its last seven and four digits, as people know numbers by heart.
create function private.lead_search(lead public.leads) returns tsvector
language sql stable security definer set search_path = ''
as $$
  select strip(to_tsvector('pg_catalog.simple', concat_ws(' ',
    private.search_words(concat_ws(' ',
      lead.name, lead.email, lead.phone, lead.subject, lead.message, lead.service, lead.page, lead.city,
      (select string_agg(note, ' ') from public.lead_events where lead_id = lead.id)
    )),
    digits, right(digits, 7), right(digits, 4)
  )))
  from regexp_replace(coalesce(lead.phone, ''), '[^0-9]', '', 'g') as digits
$$;

alter table public.leads add column search tsvector;
update public.leads set search = private.lead_search(leads);
-- No GIN index: behind a policy, PostgreSQL uses an index only for operators that are leakproof, and @@ is
-- not. Reading the words of ten thousand messages in order takes about ten milliseconds.
-- Whoever searches must be allowed to read the column.
grant select (search) on public.leads to authenticated;

create function private.index_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.search := private.lead_search(new);
  return new;
end
$$;

create trigger index_lead
  before insert or update of name, email, phone, subject, message, service, page, city on public.leads
  for each row execute function private.index_lead();

create function private.index_note() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.leads set search = private.lead_search(leads)
    where id = coalesce(new.lead_id, old.lead_id);
  return null;
end
$$;

create trigger index_note after insert or delete on public.lead_events
  for each row execute function private.index_note();

revoke all on function
  private.note_first_contact(), private.limit_senders(), private.sign_event(),
  private.write_status_event(), private.search_words(text), private.lead_search(public.leads),
  private.index_lead(), private.index_note()
from public;
