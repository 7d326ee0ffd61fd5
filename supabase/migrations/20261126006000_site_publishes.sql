-- Requests to build and publish the site's pages again. The function `publish` asks the host. When
-- a build is live, the site itself says so: /build.json has the time at which its build started.
create table public.site_publishes (
  id uuid primary key default gen_random_uuid(),
  reason text not null default 'request' check (reason in ('request', 'scheduled', 'pictures')),
  state text not null default 'waiting' check (state in ('waiting', 'building', 'failed')),
  error text check (char_length(error) <= 500),
  requested_at timestamptz not null default now(),
  requested_by text,
  not_before timestamptz not null default now(),
  started_at timestamptz
);

-- Further requests join the one that waits.
create unique index site_publishes_one_waiting on public.site_publishes (state) where state = 'waiting';
create index site_publishes_requested on public.site_publishes (requested_at desc);

revoke all on public.site_publishes from anon, authenticated;
alter table public.site_publishes enable row level security;
grant select, insert, update, delete on public.site_publishes to service_role;

grant select on public.site_publishes to authenticated;
create policy "editors see publishes" on public.site_publishes
  for select to authenticated using ((select private.is_editor()));

grant insert (reason) on public.site_publishes to authenticated;
create policy "editors publish" on public.site_publishes
  for insert to authenticated with check ((select private.is_editor()) and reason = 'request');

-- Hosts build one version after the other, so a minute passes between two requests.
create function private.plan_publish() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.requested_by := coalesce(auth.jwt() ->> 'email', new.requested_by);
  new.not_before := greatest(
    now(), (select max(started_at) + interval '1 minute' from public.site_publishes)
  );
  return new;
end
$$;

create trigger plan_publish before insert on public.site_publishes
  for each row execute function private.plan_publish();

revoke all on function private.plan_publish() from public;
