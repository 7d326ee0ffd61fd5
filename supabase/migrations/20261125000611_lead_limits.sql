-- How many messages are accepted within ten minutes: from one sender, and from all before they
-- count as a flood. The owner changes it with `update private.lead_limits set per_address = 10`.
create table private.lead_limits (
  per_address int not null default 5 check (per_address > 0),
  in_all int not null default 60 check (in_all > 0)
);
create unique index lead_limits_one_row on private.lead_limits ((true));
insert into private.lead_limits default values;

-- Finds recent acknowledgements to visitors.
create index leads_acknowledged on public.leads (created_at) where 'visitor' = any (notify);

create function private.limit_senders() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most private.lead_limits;
  of_sender bigint;
  of_all bigint;
  digests bigint;
  photos_of_sender bigint;
  photos_of_all bigint;
begin
  -- Messages that arrive together take turns, so each one counts the earlier ones.
  perform pg_advisory_xact_lock(hashtext('private.limit_senders'));
  -- A message that is already stored doesn't count. Its insert ends as a conflict of the key.
  if exists (select from public.leads where id = new.id) then
    return new;
  end if;
  select * into most from private.lead_limits;
  -- Counts up to now, because a wrong clock may have stored messages in the future.
  select count(*) filter (where sender_hash = new.sender_hash),
      count(*) filter (where status <> 'spam'),
      count(*) filter (where 'flood' = any (spam_reasons) and 'company' = any (notify))
    into of_sender, of_all, digests
    from public.leads
    where sender_hash is not null
      and created_at between now() - interval '10 minutes' and clock_timestamp();
  if of_sender >= most.per_address then
    raise exception 'Too many requests were sent in a short time'
      using errcode = 'PT429', hint = 'Try again in ten minutes.';
  end if;
  -- Photos would fill the disk. Further messages of the day are stored without theirs.
  if new.photo is not null then
    select count(*) filter (where sender_hash = new.sender_hash), count(*)
      into photos_of_sender, photos_of_all
      from public.leads
      where has_photo and created_at between now() - interval '1 day' and clock_timestamp();
    if photos_of_sender >= 3 or photos_of_all >= 50 then
      new.photo := null;
    end if;
  end if;
  -- A flood is still stored, so it can't block other senders. Its first message announces all of
  -- them.
  if new.status <> 'spam' and of_all >= most.in_all then
    new.spam_reasons := array_append(new.spam_reasons, 'flood');
    -- Photos of a flood would fill the disk.
    new.photo := null;
    if digests > 0 then
      new.notify := array_remove(new.notify, 'company');
    end if;
  end if;
  -- One acknowledgement a day for each mailbox, so no one can flood another person's mailbox.
  if 'flood' = any (new.spam_reasons) or exists (
    select from public.leads
    where 'visitor' = any (notify) and created_at between now() - interval '1 day' and clock_timestamp()
      and lower(regexp_replace(email, '\+.*@', '@')) = lower(regexp_replace(new.email, '\+.*@', '@'))
  ) then
    new.notify := array_remove(new.notify, 'visitor');
  end if;
  return new;
end
$$;

-- Scripts that import old messages set no sender and aren't limited.
create trigger limit_senders before insert on public.leads
  for each row when (new.sender_hash is not null)
  execute function private.limit_senders();

revoke all on function private.limit_senders() from public;
