-- The accounts, for managers. Rows are those of auth.users, which stays closed. The view isn't a
-- definer's view itself, so Supabase's advisors find no exposed accounts: the function checks the
-- caller. Scripts with the secret key may read and change it too.
create function private.may_manage_people() returns boolean
language sql stable set search_path = ''
as $$ select private.is_manager() or current_setting('role', true) = 'service_role' $$;

create function private.people() returns table (
  id uuid,
  email text,
  -- 'manager', 'editor', or null for an account without rights.
  role text,
  -- The invitation hasn't been accepted yet.
  is_invited boolean,
  created_at timestamptz,
  last_sign_in_at timestamptz,
  -- The last time that a device renewed its token, which a used one does every hour.
  last_seen_at timestamptz,
  -- The number of signed-in devices. Setting it to 0 signs all of them out.
  sessions int
)
language sql stable security definer set search_path = ''
as $$
  select u.id, u.email::text, u.raw_app_meta_data ->> 'role', u.email_confirmed_at is null,
    u.created_at, u.last_sign_in_at, live.last_seen_at, live.sessions
  from auth.users u cross join lateral (
    select count(*)::int as sessions,
      max(greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'UTC')) as last_seen_at
    from auth.sessions s where s.user_id = u.id
  ) live
  where private.may_manage_people()
$$;

create view public.people with (security_invoker = on) as select * from private.people();

create function private.change_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Two managers who remove each other take turns, and the second is no manager any more. Nobody
  -- removes themselves, so one manager always remains.
  perform pg_advisory_xact_lock(hashtext('private.change_person'));
  if not private.may_manage_people() then
    raise exception 'permission denied for view people' using errcode = '42501';
  end if;
  if old.id = auth.uid() and (tg_op = 'DELETE' or new.role is distinct from old.role) then
    raise exception 'You can''t remove yourself or change your own role. Ask another manager.'
      using errcode = 'PT409';
  end if;
  if tg_op = 'DELETE' then
    delete from auth.users where id = old.id;
    return old;
  end if;
  if new.role not in ('manager', 'editor') or new.sessions is null
    or new.sessions not in (0, old.sessions) then
    raise exception 'A role is "manager" or "editor", and sessions can only be set to 0'
      using errcode = '23514';
  end if;
  if new.role is distinct from old.role then
    update auth.users
      set raw_app_meta_data = raw_app_meta_data - 'role'
        || jsonb_strip_nulls(jsonb_build_object('role', new.role)), updated_at = now()
      where id = old.id;
    -- Tokens still name the former role, which no policy accepts.
    new.sessions := 0;
  end if;
  if new.sessions = 0 then
    delete from auth.sessions where user_id = old.id;
  end if;
  return new;
end
$$;

create trigger change_person instead of update or delete on public.people
  for each row execute function private.change_person();
create trigger refuse instead of insert on public.people
  for each row execute function private.refuse();

revoke all on function private.may_manage_people(), private.people(), private.change_person()
  from public;
grant usage on schema private to service_role;
grant execute on function private.people() to authenticated, service_role;

revoke all on public.people from anon, authenticated;
grant select, delete, update (role, sessions) on public.people to authenticated;
grant select, delete, update (role, sessions) on public.people to service_role;
