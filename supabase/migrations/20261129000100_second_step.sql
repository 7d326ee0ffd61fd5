-- A second step at sign-in: a code from an authenticator app (Supabase's table auth.mfa_factors). An
-- account that has one needs it for each right, and while the row below exists, everyone does.
create table public.second_step_requirement (
  is_only boolean primary key default true check (is_only),
  since timestamptz not null default now()
);

-- Both the token and its session must have passed the second step. A session loses it with its
-- factor, and a token that was issued before the code stays without it.
create function private.has_second_step() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    auth.jwt() ->> 'aal' = 'aal2' and exists (
      select from auth.sessions
      where id = (auth.jwt() ->> 'session_id')::uuid and user_id = auth.uid() and aal = 'aal2'
    ),
    false
  )
$$;

-- The same as before, and the second step where it's due.
create or replace function private.has_role(roles text[]) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    auth.jwt() ->> 'role' = 'authenticated'
    and (auth.jwt() -> 'app_metadata' ->> 'role') = any (roles)
    and exists (
      select from auth.sessions s
      join auth.users u on u.id = s.user_id
      where s.id = (auth.jwt() ->> 'session_id')::uuid
        and u.id = auth.uid()
        and u.raw_app_meta_data ->> 'role' = auth.jwt() -> 'app_metadata' ->> 'role'
    )
    and (
      private.has_second_step()
      or not (
        exists (select from public.second_step_requirement)
        or exists (
          select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
        )
      )
    ),
    false
  )
$$;

revoke all on function private.has_second_step() from public;
grant execute on function private.has_second_step() to authenticated;

-- A manager turns it on only after passing it, so no one locks everyone out.
alter table public.second_step_requirement enable row level security;
create policy "accounts see whether a second step is required" on public.second_step_requirement
  for select to authenticated using (true);
create policy "managers with a second step require it" on public.second_step_requirement
  for insert to authenticated
  with check ((select private.is_manager()) and (select private.has_second_step()));
create policy "managers require it no longer" on public.second_step_requirement
  for delete to authenticated using ((select private.is_manager()));

revoke all on public.second_step_requirement from anon, authenticated;
grant select, insert (is_only), delete on public.second_step_requirement to authenticated;
grant select, insert, update, delete on public.second_step_requirement to service_role;

-- Since when each account has a second step, for managers.
create function private.second_steps() returns table (user_id uuid, since timestamptz)
language sql stable security definer set search_path = ''
as $$
  select f.user_id, min(f.created_at) from auth.mfa_factors f
  where f.status = 'verified' and private.may_manage_people()
  group by 1
$$;

-- `second_step_since` is null without one. Setting it to null removes it, and signs the person out.
create or replace view public.people with (security_invoker = on) as
  select p.*, s.since as second_step_since
  from private.people() p left join private.second_steps() s on s.user_id = p.id;

create function private.remove_second_step() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.second_step_since is not distinct from old.second_step_since then
    return new;
  end if;
  if not private.may_manage_people() then
    raise exception 'permission denied for view people' using errcode = '42501';
  end if;
  -- Whoever uses an open browser could turn it off without a code.
  if old.id = auth.uid() then
    raise exception 'You can''t remove your own second step here. Turn it off with a code.'
      using errcode = 'PT409';
  end if;
  if new.second_step_since is not null then
    raise exception 'A second step can only be removed here' using errcode = '23514';
  end if;
  delete from auth.mfa_factors where user_id = old.id;
  delete from auth.sessions where user_id = old.id;
  new.sessions := 0;
  return new;
end
$$;

-- Runs after change_person, and before a log of what changed, by its name.
create trigger end_second_step instead of update on public.people
  for each row execute function private.remove_second_step();

revoke all on function private.second_steps(), private.remove_second_step() from public;
grant execute on function private.second_steps() to authenticated, service_role;
grant update (second_step_since) on public.people to authenticated, service_role;
