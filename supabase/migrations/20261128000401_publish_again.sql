-- A request that the host refused, or whose build failed, is tried again until it succeeds or a
-- person stops it. Each pause is twice as long as the one before, and at most an hour. A request
-- counts as failed until the host has accepted it, so that one is tried again whose answer was lost.
alter table public.site_publishes
  add column attempts int not null default 0,
  drop constraint site_publishes_state_check,
  add constraint site_publishes_state_check
    check (state in ('waiting', 'building', 'failed', 'stopped'));
-- Nobody waits for the earlier ones any more.
update public.site_publishes set state = 'stopped' where state = 'failed';

grant update (state) on public.site_publishes to authenticated;
create policy "editors stop failed publishes" on public.site_publishes
  for update to authenticated
  using (state = 'failed' and (select private.is_editor()))
  with check (state = 'stopped' and (select private.is_editor()));

create function private.retry_publish() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.state = 'failed' then
    -- A later request builds the same pages.
    if exists (
      select from public.site_publishes p
        where p.requested_at > new.requested_at and p.id <> new.id
    ) then
      new.state := 'stopped';
    else
      -- A build that fails belongs to an attempt that is counted.
      new.attempts := old.attempts + (old.state <> 'building')::int;
      new.not_before := now() + least(2 ^ least(new.attempts - 1, 6), 60) * interval '1 minute';
    end if;
  end if;
  return new;
end
$$;
create trigger retry_publish before update of state on public.site_publishes
  for each row execute function private.retry_publish();

-- A new request replaces one that has failed. It waits only for builds, so it's tried at once.
create or replace function private.plan_publish() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.site_publishes set state = 'stopped' where state = 'failed';
  new.requested_by := coalesce(auth.jwt() ->> 'email', new.requested_by);
  new.not_before := greatest(
    now(),
    (
      select max(started_at) + interval '1 minute' from public.site_publishes
        where state = 'building'
    )
  );
  return new;
end
$$;

revoke all on function private.retry_publish(), private.plan_publish() from public;
