-- Browsers that show a push when a message arrives. A row is the address that the browser's push
-- service gave it, with the keys that encrypt for this browser alone.
create table public.push_subscriptions (
  -- Whoever knows it may push to the browser, so the server asks no other host: the push services of
  -- Chrome, Firefox, Safari, and Edge. A port or a name in front of the host doesn't match.
  endpoint text primary key check (char_length(endpoint) <= 1000 and endpoint ~
    '^https://(fcm\.googleapis\.com|jmt17\.google\.com|updates\.push\.services\.mozilla\.com|web\.push\.apple\.com|[a-z0-9-]+\.notify\.windows\.com)/[!-\[\]-~]+$'),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  account uuid not null default auth.uid() references auth.users (id) on delete cascade,
  session_id uuid default (auth.jwt() ->> 'session_id')::uuid,
  created_at timestamptz not null default now(),
  -- The last push that the push service refused. Null once one arrives.
  failed_at timestamptz
);
create index push_subscriptions_account on public.push_subscriptions (account, created_at);

revoke all on public.push_subscriptions from anon, authenticated;
alter table public.push_subscriptions enable row level security;
grant select, insert, update, delete on public.push_subscriptions to service_role;

grant select (endpoint, account, created_at, failed_at), insert (endpoint, p256dh, auth), delete
  on public.push_subscriptions to authenticated;
create policy "managers see their own browsers" on public.push_subscriptions
  for select to authenticated
  using (account = (select auth.uid()) and (select private.is_manager()));
create policy "managers add their own browsers" on public.push_subscriptions
  for insert to authenticated
  with check (account = (select auth.uid()) and (select private.is_manager()));
create policy "managers remove their own browsers" on public.push_subscriptions
  for delete to authenticated
  using (account = (select auth.uid()) and (select private.is_manager()));

create function private.add_push_subscription() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A browser belongs to the account that was last signed in there.
  delete from public.push_subscriptions where endpoint = new.endpoint
    returning failed_at into new.failed_at;
  -- An eleventh browser replaces the oldest one.
  delete from public.push_subscriptions where endpoint in (
    select endpoint from public.push_subscriptions
      where account = new.account order by created_at desc offset 9
  );
  return new;
end
$$;
create trigger add_push_subscription before insert on public.push_subscriptions
  for each row execute function private.add_push_subscription();

-- The row of a session or of an account, whose ids differ.
create function private.end_pushes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.push_subscriptions where session_id = old.id or account = old.id;
  return null;
end
$$;
-- Someone signed out, or was signed out. A session that has run out doesn't end pushes: a phone that
-- was silent for two weeks should still tell.
create trigger end_pushes after delete on auth.sessions
  for each row when (
    old.created_at > now() - interval '30 days'
    and greatest(old.created_at, old.updated_at, old.refreshed_at at time zone 'UTC')
      > now() - interval '14 days'
  )
  execute function private.end_pushes();
create trigger end_pushes after update of raw_app_meta_data on auth.users
  for each row when (new.raw_app_meta_data ->> 'role' is distinct from 'manager')
  execute function private.end_pushes();

-- A push that is due: for 'managers', or for the account that was given the message by `push_by`.
-- The function `leads` empties `push_to` before it sends, so each is sent once.
alter table public.leads
  add column push_to text,
  add column push_by text;
create index leads_push_due on public.leads (push_to) where push_to is not null;

create function private.tell_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.push_by := auth.jwt() ->> 'email';
  -- No one is told of what they did themselves, or of what was undone meanwhile.
  new.push_to := (select id from auth.users where email = new.owner and email <> new.push_by);
  return new;
end
$$;
create trigger tell_owner before update of owner on public.leads
  for each row when (new.owner is distinct from old.owner)
  execute function private.tell_owner();

revoke all on function private.add_push_subscription(), private.end_pushes(), private.tell_owner()
  from public;
