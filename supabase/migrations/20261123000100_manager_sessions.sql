-- A token is a copy of what was true when it was issued, and it outlives a changed password or a
-- removed account by up to an hour. So the claim alone is not enough: its session must still exist,
-- and its account must still have the role. `security definer`, since nobody but the owner may read
-- the schema auth. Policies ask once a statement, which costs two look-ups by primary key.
create or replace function private.is_manager() returns boolean
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
