-- Facts that managers change without a developer, such as the phone number or a price. A fact that
-- has no row, or a row without a value, is as the site's content files say. The site knows what a
-- value may be (docs/behavior/managers.md#facts). The database only limits its size.
create table public.site_facts (
  key text primary key check (key ~ '^[a-zA-Z0-9.-]{1,100}$'),
  value jsonb check (octet_length(value::text) <= 20000),
  updated_at timestamptz not null default now()
);

-- Who changed what is for managers only, so it isn't in the table that anyone reads.
create table public.site_fact_changes (
  id uuid primary key default gen_random_uuid(),
  key text not null,
  old_value jsonb,
  value jsonb,
  changed_by text,
  changed_at timestamptz not null default now()
);

create index site_fact_changes_key on public.site_fact_changes (key, changed_at desc);

revoke all on public.site_facts, public.site_fact_changes from anon, authenticated;
alter table public.site_facts enable row level security;
alter table public.site_fact_changes enable row level security;
grant select, insert, update, delete on public.site_facts, public.site_fact_changes to service_role;

grant select on public.site_facts to anon, authenticated;
create policy "anyone reads facts" on public.site_facts
  for select to anon, authenticated using (true);

grant insert (key, value), update (value) on public.site_facts to authenticated;
create policy "managers add facts" on public.site_facts
  for insert to authenticated with check ((select private.is_manager()));
create policy "managers change facts" on public.site_facts
  for update to authenticated
  using ((select private.is_manager())) with check ((select private.is_manager()));

grant select on public.site_fact_changes to authenticated;
create policy "managers read changes of facts" on public.site_fact_changes
  for select to authenticated using ((select private.is_manager()));

-- A change of a fact, a picture, or an album names the time of the version that it replaces, so each
-- time must be a new one.
create function private.date_row() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end
$$;

create trigger date_row before update of value on public.site_facts
  for each row execute function private.date_row();

create function private.write_fact_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.site_fact_changes (key, old_value, value, changed_by, changed_at)
    values (
      new.key,
      case when tg_op = 'UPDATE' then old.value end,
      new.value,
      auth.jwt() ->> 'email',
      new.updated_at
    );
  return null;
end
$$;

create trigger write_new_fact after insert on public.site_facts
  for each row execute function private.write_fact_change();
create trigger write_changed_fact after update of value on public.site_facts
  for each row when (old.value is distinct from new.value)
  execute function private.write_fact_change();

revoke all on function private.date_row(), private.write_fact_change() from public;
