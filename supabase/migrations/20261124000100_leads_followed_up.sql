-- What managers do with a message: they read it, move it through statuses, and delete it.

-- A constraint that is not valid for old rows is still checked when such a row changes, so nobody could
-- have moved one to another status. Rows from before this migration are therefore exempt for good.
do $$
begin
  execute format(
    $sql$
      alter table public.leads
        drop constraint leads_email_plausible,
        drop constraint leads_preferred_date_plausible,
        add constraint leads_email_plausible check (
          created_at < %1$L or btrim(email) = '' or email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'
        ),
        add constraint leads_preferred_date_plausible check (
          created_at < %1$L or preferred_date between '2020-01-01' and '2100-12-31'
        )
    $sql$,
    now()
  );
end
$$;

alter table public.leads
  add column status text not null default 'new' check (
    status in ('new', 'contacted', 'scheduled', 'won', 'lost', 'spam')
  ),
  -- Null: unread.
  add column read_at timestamptz,
  -- Deletion is an update first, so that it can be undone.
  add column deleted_at timestamptz,
  add column first_contacted_at timestamptz,
  add column city text check (char_length(city) <= 100),
  add column spam_reasons text[] not null default '{}' check (
    spam_reasons <@ array['fast', 'honeypot', 'links', 'repeat']
  ),
  -- Tells messages of one sender apart for a day, and never who the sender is.
  add column sender_hash text check (char_length(sender_hash) <= 64),
  -- Who is told about the message. Rows that a script brings in tell nobody.
  add column notify text[] not null default '{}' check (
    notify <@ array['company', 'visitor', 'webhook']
  );

-- Pages of the inbox begin after the last row of the page before.
create index leads_page on public.leads (created_at desc, id desc);
drop index public.leads_created_at;
create index leads_sender on public.leads (sender_hash, created_at) where sender_hash is not null;

-- Everything but what the sender is known by, and whom the function tells.
revoke select on public.leads from authenticated;
grant select (
  id, kind, name, email, phone, subject, message, preferred_date, service, page, created_at,
  status, read_at, deleted_at, first_contacted_at, city, spam_reasons
) on public.leads to authenticated;

grant update (status, read_at, deleted_at) on public.leads to authenticated;
create policy "managers follow requests up" on public.leads
  for update to authenticated
  using ((select private.is_manager())) with check ((select private.is_manager()));

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

-- How many messages are taken within ten minutes, from one address and in all. The owner changes it with
-- `update private.lead_limits set per_address = 10`.
create table private.lead_limits (
  per_address int not null default 5 check (per_address > 0),
  in_all int not null default 60 check (in_all > 0)
);
create unique index lead_limits_one_row on private.lead_limits ((true));
insert into private.lead_limits default values;

create function private.limit_senders() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most private.lead_limits;
  of_sender bigint;
  in_window bigint;
begin
  -- Messages that come at the same time take turns, so that each one counts those before it.
  perform pg_advisory_xact_lock(hashtext('private.limit_senders'));
  -- What is stored already is no further message: its insert ends as a conflict of the key.
  if exists (select from public.leads where id = new.id) then
    return new;
  end if;
  select * into most from private.lead_limits;
  select count(*) filter (where sender_hash = new.sender_hash), count(*)
    into of_sender, in_window
    from public.leads
    where sender_hash is not null and created_at > now() - interval '10 minutes';
  if of_sender >= most.per_address or in_window >= most.in_all then
    raise exception 'Too many requests were sent in a short time'
      using errcode = 'PT429', hint = 'Try again in ten minutes.';
  end if;
  return new;
end
$$;

-- Scripts that bring in old messages know no sender and are not limited.
create trigger limit_senders before insert on public.leads
  for each row when (new.sender_hash is not null)
  execute function private.limit_senders();
