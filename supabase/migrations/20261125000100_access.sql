-- This schema decides who is a manager. The claim is in app_metadata, which only the service role
-- can write. user_metadata belongs to the user and must never decide anything.
create schema if not exists private;
grant usage on schema private to anon, authenticated;

-- A token is a copy of the account's state when it was issued, and outlives a new password or a
-- removed account by up to an hour. So the claim alone isn't enough: its session must still exist,
-- and its account must still have the role. `security definer`, because only the owner may read the
-- schema auth. Policies call it once per statement, which costs two look-ups by primary key.
create function private.is_manager() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (auth.jwt() -> 'app_metadata' ->> 'role') = 'manager'
    and exists (
      select from auth.sessions s
      join auth.users u on u.id = s.user_id
      where s.id = (auth.jwt() ->> 'session_id')::uuid
        and u.id = auth.uid()
        and u.raw_app_meta_data ->> 'role' = 'manager'
    ),
    false
  )
$$;

revoke all on function private.is_manager() from public;
grant execute on function private.is_manager() to anon, authenticated;
