-- Following up: a day and a person for each message, the results of managers' calls, corrections of
-- notes, and callers that a manager writes down.
alter table public.leads
  add column next_at date check (next_at between '2020-01-01' and '2100-12-31'),
  -- The email of an account. It stays when the account is removed, so that the history is readable.
  add column owner text check (char_length(owner) <= 320 and btrim(owner) <> ''),
  -- The manager who wrote the message down. Null for a visitor's own message.
  add column added_by text;
alter table public.leads
  alter column added_by set default (auth.jwt() ->> 'email'),
  -- Who writes a message down has read it.
  alter column read_at set default (case when auth.jwt() ->> 'email' is not null then now() end);

grant select (next_at, owner, added_by), update (next_at, owner) on public.leads to authenticated;

-- Without `notify`, nobody is notified. Without a sender's hash, there's no limit.
grant insert (id, kind, name, email, phone, subject, message, service, created_at)
  on public.leads to authenticated;
create policy "managers add callers" on public.leads
  for insert to authenticated with check ((select private.is_manager()) and kind = 'phone');

-- The results of a call, a text message, or an email, in addition to notes and changes.
alter table public.lead_events
  drop constraint lead_events_kind_check,
  add constraint lead_events_kind_check check (
    kind in ('note', 'status', 'owner', 'deleted', 'restored', 'reached', 'voicemail', 'later')
  ),
  add column edited_at timestamptz,
  -- Who owns the message after an event of the kind `owner`. Null for no one.
  add column owner text;

grant insert (kind, created_at) on public.lead_events to authenticated;
alter policy "managers write notes" on public.lead_events
  with check ((select private.is_manager()) and kind in ('note', 'reached', 'voicemail', 'later'));
alter policy "managers delete notes" on public.lead_events
  using ((select private.is_manager()) and kind in ('note', 'reached', 'voicemail', 'later'));

grant update (note) on public.lead_events to authenticated;
create policy "managers correct their own notes" on public.lead_events
  for update to authenticated
  using ((select private.is_manager()) and kind = 'note' and author = (select auth.jwt() ->> 'email'))
  with check ((select private.is_manager()));

-- What a manager did without a connection keeps its time. A time from a wrong clock, in the future or
-- more than a week ago, becomes the present one, so the change isn't lost. An event isn't before its
-- message.
create function private.keep_time() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.created_at not between now() - interval '7 days' and now() then
    new.created_at := now();
  end if;
  if tg_table_name = 'lead_events' then
    new.created_at := greatest(
      new.created_at,
      (select created_at from public.leads where id = new.lead_id)
    );
  end if;
  return new;
end
$$;

create trigger keep_time before insert on public.leads
  for each row when (current_user = 'authenticated')
  execute function private.keep_time();
create trigger keep_time before insert on public.lead_events
  for each row when (current_user = 'authenticated')
  execute function private.keep_time();

-- A manager who handles a message has read it, also from the list, but not one who gives it away. An
-- undo marks a read message as unread in the same update.
create function private.read_handled() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.read_at := coalesce(new.read_at, now());
  return new;
end
$$;

create trigger read_handled before update of status, next_at on public.leads
  for each row when (
    old.read_at is null
    and (new.status, new.next_at) is distinct from (old.status, old.next_at)
  )
  execute function private.read_handled();

create function private.note_edit() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.edited_at := now();
  return new;
end
$$;

create trigger note_edit before update of note on public.lead_events
  for each row when (old.note is distinct from new.note)
  execute function private.note_edit();

create trigger index_edited_note after update of note on public.lead_events
  for each row execute function private.index_note();

create function private.note_reached() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.leads
    set first_contacted_at = coalesce(first_contacted_at, new.created_at),
      read_at = coalesce(read_at, new.created_at)
    where id = new.lead_id;
  return null;
end
$$;

create trigger note_reached after insert on public.lead_events
  for each row when (new.kind = 'reached')
  execute function private.note_reached();

create function private.write_owner_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.lead_events (lead_id, kind, owner) values (new.id, 'owner', new.owner);
  return null;
end
$$;

create trigger write_owner_event after update of owner on public.leads
  for each row when (old.owner is distinct from new.owner)
  execute function private.write_owner_event();

revoke all on function
  private.keep_time(), private.note_edit(), private.note_reached(), private.read_handled(), private.write_owner_event()
  from public;

-- The open messages by owner and day. A won message is open until its sender was asked for a review.
-- It counts the ones that are due, and knows the owners. The reader compares days, because the day
-- depends on the company's time zone.
create view public.lead_follow_ups with (security_invoker = true) as
  select owner, next_at, count(*) as messages
  from public.leads
  where deleted_at is null and status not in ('lost', 'spam')
    and (next_at is not null or (owner is not null and status <> 'won'))
  group by owner, next_at;

revoke all on public.lead_follow_ups from anon, authenticated;
grant select on public.lead_follow_ups to authenticated, service_role;

create trigger refuse instead of insert or update or delete on public.lead_follow_ups
  for each row execute function private.refuse();
