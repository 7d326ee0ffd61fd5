-- Deleted rows stay in the trash for 30 days. Each row is kept as a whole, so that one trash serves
-- every table, and lists of a table stay plain selects.
create table public.trash (
  -- The deleted row's own id.
  id uuid primary key,
  table_name text not null,
  row jsonb not null,
  -- Of a row with a file. Another row may have the same file.
  file_path text generated always as (row ->> 'file_path') stored,
  -- Null restores the row.
  deleted_at timestamptz default clock_timestamp(),
  deleted_by text
);
create index trash_deleted_at on public.trash (table_name, deleted_at desc);

revoke all on public.trash from anon, authenticated;
alter table public.trash enable row level security;
grant select, insert, update, delete on public.trash to service_role;

grant select, update (deleted_at), delete on public.trash to authenticated;
create policy "editors see deleted pictures" on public.trash
  for select to authenticated using (table_name = 'images' and (select private.is_editor()));
create policy "editors restore deleted pictures" on public.trash
  for update to authenticated
  using (table_name = 'images' and (select private.is_editor()))
  with check (deleted_at is null and table_name = 'images' and (select private.is_editor()));
create policy "editors delete pictures for good" on public.trash
  for delete to authenticated using (table_name = 'images' and (select private.is_editor()));

create function private.keep_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.trash (id, table_name, row, deleted_by)
    values (old.id, tg_table_name, to_jsonb(old), auth.jwt() ->> 'email')
    on conflict (id) do update set
      row = excluded.row, deleted_at = excluded.deleted_at, deleted_by = excluded.deleted_by;
  return null;
end
$$;
create trigger keep_deleted after delete on public.images
  for each row execute function private.keep_deleted();

create function private.restore_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare columns text;
begin
  -- Columns that a migration added since the deletion get their defaults.
  select string_agg(quote_ident(attname), ', ') into columns
    from pg_attribute
    where attrelid = format('public.%I', new.table_name)::regclass
      and attnum > 0 and not attisdropped and attgenerated = '' and new.row ? attname::text;
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
    new.table_name, columns
  ) using new.row;
  delete from public.trash where id = new.id;
  return null;
end
$$;
create trigger restore_deleted after update of deleted_at on public.trash
  for each row when (new.deleted_at is null)
  execute function private.restore_deleted();

revoke all on function private.keep_deleted(), private.restore_deleted() from public;

-- The 30 days count by the database's clock, because a device's clock may be wrong. The Media Center
-- deletes these rows with their files, when an editor opens it.
create view public.expired_trash with (security_invoker = true) as
  select id, table_name, file_path from public.trash where deleted_at < now() - interval '30 days';

revoke all on public.expired_trash from anon, authenticated;
grant select, delete on public.expired_trash to authenticated, service_role;
