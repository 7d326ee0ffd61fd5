-- Deletes messages as old as the forms promise, and those that managers deleted 30 days ago. The
-- function `leads` inserts a row, and the trigger sweeps at most once a day. A wrong clock must
-- delete nothing. So a message is marked first, and deleted if it's still expired a week later. A
-- message that arrived after one that hasn't expired has a wrong date and is kept as long as that
-- one. If more than two messages and more than a tenth would be marked at once, nothing happens for
-- 30 days, except that the function logs a question about the clock. Rows since the last real sweep
-- stay.
create table public.lead_sweeps (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  months int not null check (months > 0),
  found int,
  is_held boolean,
  deleted int not null default 0
);

revoke all on public.lead_sweeps from anon, authenticated;
alter table public.lead_sweeps enable row level security;
grant select, insert, update, delete on public.lead_sweeps to service_role;

create function private.sweep_leads() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz;
  oldest timestamptz;
  first_kept bigint;
  past uuid[];
begin
  perform pg_advisory_xact_lock(hashtext('private.sweep_leads'));
  moment := clock_timestamp();
  -- Ignores sweeps dated in the future by a wrong clock.
  if exists (select from public.lead_sweeps where created_at between moment - interval '1 day' and moment) then
    return null;
  end if;
  -- Marks a week early, so that messages are deleted on time.
  oldest := moment + interval '7 days' - make_interval(months => new.months);
  first_kept := (select min(arrived) from public.leads where created_at between oldest and moment);
  past := array(
    select id from public.leads
    where (created_at < oldest and (arrived > first_kept) is not true)
      or deleted_at < moment + interval '7 days' - interval '30 days'
  );
  update public.leads set past_since = null
    where past_since > moment or (past_since is not null and id <> all (past));
  new.created_at := moment;
  new.found := (select count(*) from public.leads
    where id = any (past) and past_since is null and deleted_at is null);
  new.is_held := new.found > (select greatest(2, count(*) / 10) from public.leads)
    and (select count(*) from public.lead_sweeps where is_held) < 30;
  if not new.is_held then
    delete from public.lead_sweeps where true;
    update public.leads set past_since = moment where past_since is null and id = any (past);
    delete from public.leads where past_since <= moment - interval '7 days';
    get diagnostics new.deleted = row_count;
  end if;
  return new;
end
$$;

create trigger sweep_leads before insert on public.lead_sweeps
  for each row execute function private.sweep_leads();

revoke all on function private.sweep_leads() from public;
