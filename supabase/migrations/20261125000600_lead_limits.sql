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

revoke all on function private.limit_senders() from public;
