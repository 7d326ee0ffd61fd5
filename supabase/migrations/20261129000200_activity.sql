-- What happened to accounts, for managers. A row has ids, words of a fixed list, and times, and nothing
-- that a person typed. The id of a removed account stays, so there are no foreign keys. Rows are
-- written by triggers only, and no role changes or deletes them.
create table public.activity (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  kind text not null check (kind in (
    'signed_in', 'first_step', 'refused', 'signed_out', 'added', 'invited', 'role', 'removed',
    'password', 'address', 'address_undone', 'second_step', 'second_step_off', 'published'
  )),
  -- The account it happened to. Null for a publish.
  account uuid,
  -- The account that did it. Null if no one was signed in, as in a script, in the dashboard, or when
  -- an account's own password changes.
  actor uuid,
  -- The role that the account has got.
  role text check (role in ('manager', 'editor')),
  -- How often a sign-in was refused within 15 minutes.
  times int not null default 1
);
create index activity_account on public.activity (account, id desc);

revoke all on public.activity from anon, authenticated, service_role;
alter table public.activity enable row level security;
grant select on public.activity to authenticated, service_role;
create policy "managers see activity" on public.activity
  for select to authenticated using ((select private.is_manager()));

-- A sign-in or a change must not fail because the log can't be written. So it doesn't wait for the
-- log, either.
create function private.log_activity(kind text, account uuid, role text default null) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '1s'
as $$
begin
  insert into public.activity (kind, account, actor, role) values (kind, account, auth.uid(), role);
exception when others then
  raise warning 'The activity "%" was not logged: %', kind, sqlerrm;
end
$$;

create function private.log_publish() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.log_activity('published', null);
  return null;
end
$$;
-- Scheduled posts and new pictures are published without a person.
create trigger log_publish after insert on public.site_publishes
  for each row when (new.reason = 'request') execute function private.log_publish();

-- With an authenticator app, only the code ends a sign-in.
create function private.log_session() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare needs_code boolean := exists (
  select from auth.mfa_factors where user_id = new.user_id and status = 'verified'
);
begin
  if tg_op = 'INSERT' then
    perform private.log_activity(
      case when needs_code then 'first_step' else 'signed_in' end, new.user_id);
  elsif new.aal = 'aal2' and old.aal is distinct from new.aal
    -- The first code of an app sets it up, in a session that was signed in before.
    and current_setting('activity.set_up', true) is distinct from new.user_id::text then
    perform private.log_activity('signed_in', new.user_id);
  end if;
  return null;
end
$$;
create trigger log_session after insert or update of aal on auth.sessions
  for each row execute function private.log_session();

create function private.log_second_step() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if new.status = 'verified' and old.status <> 'verified' then
      perform set_config('activity.set_up', new.user_id::text, true);
      perform private.log_activity('second_step', new.user_id);
    end if;
  -- A removed account's apps go with it.
  elsif old.status = 'verified' and exists (select from auth.users where id = old.user_id) then
    perform private.log_activity('second_step_off', old.user_id);
  end if;
  return null;
end
$$;
create trigger log_second_step after delete or update of status on auth.mfa_factors
  for each row execute function private.log_second_step();

create function private.log_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    -- The function `people` removes an account again if its first invitation can't be mailed.
    if old.email_confirmed_at is not null or pg_trigger_depth() > 1
      or exists (select from public.activity where account = old.id) then
      perform private.log_activity('removed', old.id);
    end if;
    return null;
  end if;
  -- An invitation is logged with its manager, below. Supabase Auth gives an invited account a
  -- password that no one knows, adds its role, and may confirm an account only after it's added.
  if new.email_confirmed_at is null then
    return null;
  end if;
  if tg_op = 'INSERT' or (old.email_confirmed_at is null and new.invited_at is null) then
    perform private.log_activity('added', new.id, new.raw_app_meta_data ->> 'role');
    return null;
  end if;
  -- At a greater depth, the change comes from the view `people`, which logs it with the manager.
  if pg_trigger_depth() = 1
    and new.raw_app_meta_data ->> 'role' is distinct from old.raw_app_meta_data ->> 'role' then
    perform private.log_activity('role', new.id, new.raw_app_meta_data ->> 'role');
  end if;
  if new.encrypted_password is distinct from old.encrypted_password then
    perform private.log_activity('password', new.id);
  end if;
  -- Only the embedded backend has a link that undoes a change, also one that isn't confirmed yet.
  if current_setting('auth.link', true) = 'email_undo' then
    perform private.log_activity('address_undone', new.id);
  elsif new.email is distinct from old.email then
    perform private.log_activity('address', new.id);
  end if;
  return null;
end
$$;
create trigger log_account
  after insert or delete
    or update of email, encrypted_password, raw_app_meta_data, email_confirmed_at on auth.users
  for each row execute function private.log_account();

-- By its name, this trigger runs after `change_person`, which checks the caller and makes the change.
-- The function `people` gives an invited account its role as the manager who invites.
create function private.log_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
-- An email was just sent, and isn't logged yet. Without one, a new role is no invitation.
declare is_mailed boolean := old.is_invited and exists (
  select from auth.users u
    where u.id = old.id and u.invited_at > now() - interval '1 minute' and not exists (
      select from public.activity a
        where a.account = u.id and a.kind = 'invited' and a.at >= u.invited_at
    )
);
begin
  if is_mailed then
    perform private.log_activity('invited', old.id, new.role);
  elsif new.role is distinct from old.role then
    perform private.log_activity('role', old.id, new.role);
  elsif new.sessions < old.sessions then
    perform private.log_activity('signed_out', old.id);
  end if;
  return new;
end
$$;
create trigger log_person instead of update on public.people
  for each row execute function private.log_person();

-- Supabase Auth's hooks "password verification attempt" and "MFA verification attempt", which the
-- embedded backend calls too. They know accounts only. Refusals within 15 minutes are one row, as they count together for the limit of
-- sign-in, so a flood adds at most 96 rows a day for each account.
create function private.password_verification_attempt(event jsonb) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '1s'
as $$
declare refused uuid := event ->> 'user_id';
begin
  if (event ->> 'valid')::boolean then
    return '{"decision": "continue"}';
  end if;
  begin
    perform pg_advisory_xact_lock(hashtext('private.password_verification_attempt'), hashtext(refused::text));
    update public.activity set times = times + 1 where id = (
      select max(id) from public.activity
        where kind = 'refused' and account = refused
          and at between clock_timestamp() - interval '15 minutes' and clock_timestamp()
    );
    if not found then
      perform private.log_activity('refused', refused);
    end if;
  exception when others then
    raise warning 'A refused sign-in was not logged: %', sqlerrm;
  end;
  return '{"decision": "continue"}';
end
$$;

-- The daily sweep of messages deletes what is older than 90 days.
create function private.sweep_activity() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A sweep that would delete many messages may follow a wrong clock.
  if new.is_held is not true then
    delete from public.activity where at < new.created_at - interval '90 days';
  end if;
  return null;
end
$$;
create trigger sweep_activity after insert on public.lead_sweeps
  for each row execute function private.sweep_activity();

revoke all on function private.log_activity(text, uuid, text), private.log_publish(), private.log_session(),
  private.log_second_step(), private.log_account(),
  private.log_person(), private.password_verification_attempt(jsonb), private.sweep_activity()
  from public;

-- The role of Supabase Auth, which calls the hook. The embedded backend has no such role.
do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.password_verification_attempt(jsonb) to supabase_auth_admin;
  end if;
end
$$;
