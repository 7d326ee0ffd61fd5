-- Visitors' messages. The function `leads` judges, limits, and announces them, so only the service role adds
-- one. Managers read a message, move it through statuses, and delete it.
create table public.leads (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('contact', 'consultation', 'home', 'phone')),
  name text check (char_length(name) <= 200),
  email text check (char_length(email) <= 320),
  phone text check (char_length(phone) <= 40),
  subject text check (char_length(subject) <= 200),
  message text check (char_length(message) <= 5000),
  preferred_date date,
  service text check (char_length(service) <= 100),
  page text check (char_length(page) <= 500),
  created_at timestamptz not null default now(),
  -- The order in which messages came, whatever the clock said.
  arrived bigint generated always as identity,
  status text not null default 'new' check (
    status in ('new', 'contacted', 'scheduled', 'won', 'lost', 'spam')
  ),
  -- Null: unread.
  read_at timestamptz,
  -- Deletion is an update first, so that it can be undone.
  deleted_at timestamptz,
  -- Since when the message is past its time (see lead_sweeps).
  past_since timestamptz,
  first_contacted_at timestamptz,
  city text check (char_length(city) <= 100),
  -- flood: it came beyond the limit of all senders. That alone is no sign of spam.
  spam_reasons text[] not null default '{}' check (
    spam_reasons <@ array['fast', 'flood', 'honeypot', 'links', 'repeat']
  ),
  -- Tells messages of one sender apart for a day, and never who the sender is.
  sender_hash text check (char_length(sender_hash) <= 64),
  -- Who is told about the message. Rows that a script brings in tell nobody.
  notify text[] not null default '{}' check (
    notify <@ array['company', 'visitor', 'webhook']
  ),
  -- The words of the message and of its notes (see lead_search).
  search tsvector,
  -- A request nobody can answer is no request.
  constraint leads_reachable check (
    coalesce(nullif(btrim(email), ''), nullif(btrim(phone), '')) is not null
  ),
  constraint leads_email_plausible check (
    btrim(email) = '' or email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'
  ),
  constraint leads_preferred_date_plausible check (
    preferred_date between '2020-01-01' and '2100-12-31'
  )
);

-- Pages of the inbox begin after the last row of the page before.
create index leads_page on public.leads (created_at desc, id desc);
create index leads_sender on public.leads (sender_hash, created_at) where sender_hash is not null;

revoke all on public.leads from anon, authenticated;
alter table public.leads enable row level security;
grant select, insert, update, delete on public.leads to service_role;

-- Everything but what the sender is known by, whom the function tells, and what sweeps use. A search needs
-- the right to read its column.
grant select (
  id, kind, name, email, phone, subject, message, preferred_date, service, page, created_at,
  status, read_at, deleted_at, first_contacted_at, city, spam_reasons, search
) on public.leads to authenticated;
create policy "managers read requests" on public.leads
  for select to authenticated using ((select private.is_manager()));

grant update (status, read_at, deleted_at) on public.leads to authenticated;
create policy "managers follow requests up" on public.leads
  for update to authenticated
  using ((select private.is_manager())) with check ((select private.is_manager()));

grant delete on public.leads to authenticated;
create policy "managers delete requests" on public.leads
  for delete to authenticated using ((select private.is_manager()));

-- Somebody was called, seen, or sold to. A status that was set by mistake takes the time back.
create function private.note_first_contact() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.status = 'new' then
    new.first_contacted_at := null;
  elsif new.status in ('contacted', 'scheduled', 'won') then
    new.first_contacted_at := coalesce(new.first_contacted_at, now());
  end if;
  return new;
end
$$;

create trigger note_first_contact before update of status on public.leads
  for each row when (old.status is distinct from new.status)
  execute function private.note_first_contact();

revoke all on function private.note_first_contact() from public;

-- The days in which a message can be restored do not depend on the clock of a manager's device.
create function private.note_deletion() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.deleted_at := coalesce(old.deleted_at, now());
  return new;
end
$$;

create trigger note_deletion before update of deleted_at on public.leads
  for each row when (new.deleted_at is not null and current_user = 'authenticated')
  execute function private.note_deletion();

revoke all on function private.note_deletion() from public;
