-- Who is a manager is decided in one place. The claim sits in app_metadata, which only the service
-- role can write; user_metadata belongs to the user and must never decide anything.
create schema if not exists private;
grant usage on schema private to anon, authenticated;

create function private.is_manager() returns boolean
language sql stable security invoker set search_path = ''
as $$
  select coalesce((auth.jwt() -> 'app_metadata' ->> 'role') = 'manager', false)
$$;

revoke all on function private.is_manager() from public;
grant execute on function private.is_manager() to anon, authenticated;
