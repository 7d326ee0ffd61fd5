-- Visitors' messages. Only the service role adds one, because the function `leads` checks, limits,
-- and announces them. Managers read a message, change its status, and delete it.
create table public.leads (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('contact', 'consultation', 'home', 'phone')),
  name text check (char_length(name) <= 200),
  email text check (char_length(email) <= 320),
  phone text check (char_length(phone) <= 40),
  subject text check (char_length(subject) <= 200),
  message text check (char_length(message) <= 5000),
  preferred_date date,
  -- A data URL, which is deleted with its message.
  photo text check (
    photo ~ '^data:image/(jpeg|png|webp);base64,' and char_length(photo) <= 4194400
  ),
  has_photo boolean generated always as (photo is not null) stored,
  service text check (char_length(service) <= 100),
  page text check (char_length(page) <= 500),
  created_at timestamptz not null default now(),
  -- The order of arrival, independent of the clock.
  arrived bigint generated always as identity,
  status text not null default 'new' check (
    status in ('new', 'contacted', 'scheduled', 'won', 'lost', 'spam')
  ),
  -- Null means unread.
  read_at timestamptz,
  -- Managers delete with an update first, so that they can undo it.
  deleted_at timestamptz,
  -- When the message was marked as expired (see lead_sweeps).
  past_since timestamptz,
  first_contacted_at timestamptz,
  city text check (char_length(city) <= 100),
  -- flood: the message came beyond the limit for all senders, which alone isn't a sign of spam.
  spam_reasons text[] not null default '{}' check (
    spam_reasons <@ array['fast', 'flood', 'honeypot', 'links', 'repeat']
  ),
  -- Identifies a sender for a day without revealing the address.
  sender_hash text check (char_length(sender_hash) <= 64),
  -- Recipients to notify. Rows that a script imports notify no one.
  notify text[] not null default '{}' check (
    notify <@ array['company', 'visitor', 'webhook']
  ),
  -- The words of the message and its notes (see lead_search).
  search tsvector,
  -- Without contact details, no one could answer.
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

-- The inbox reads each page from the last row of the previous one.
create index leads_page on public.leads (created_at desc, id desc);
create index leads_sender on public.leads (sender_hash, created_at) where sender_hash is not null;

revoke all on public.leads from anon, authenticated;
alter table public.leads enable row level security;
grant select, insert, update, delete on public.leads to service_role;

-- All columns except the sender's hash, the recipients, and the columns of sweeps. A search needs
-- the right to read its column.
grant select (
  id, kind, name, email, phone, subject, message, preferred_date, photo, has_photo, service, page, created_at,
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

-- Records when the sender was first contacted. Setting the status back to new clears it.
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

-- Uses the database's clock, so a manager's wrong clock doesn't change how long a message can be
-- restored.
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
