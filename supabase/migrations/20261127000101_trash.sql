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
create policy "editors see deleted rows, and managers also reviews" on public.trash
  for select to authenticated
  using ((select private.is_editor()) and (table_name <> 'reviews' or (select private.is_manager())));
create policy "editors restore deleted rows, and managers also reviews" on public.trash
  for update to authenticated
  using ((select private.is_editor()) and (table_name <> 'reviews' or (select private.is_manager())))
  with check (
    deleted_at is null
    and (select private.is_editor()) and (table_name <> 'reviews' or (select private.is_manager()))
  );
create policy "editors delete rows for good, and managers also reviews" on public.trash
  for delete to authenticated
  using ((select private.is_editor()) and (table_name <> 'reviews' or (select private.is_manager())));

create function private.keep_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare kept jsonb := to_jsonb(old);
begin
  if tg_table_name = 'custom_design_blogs' then
    -- The draft of a published post is deleted with it, and comes back with it.
    if old.draft_of is not null then return old; end if;
    kept := kept || jsonb_strip_nulls(jsonb_build_object(
      'draft',
      (select to_jsonb(d) from public.custom_design_blogs d where d.draft_of = old.id)
    ));
  end if;
  insert into public.trash (id, table_name, row, deleted_by)
    values (old.id, tg_table_name, kept, auth.jwt() ->> 'email')
    on conflict (id) do update set
      row = excluded.row, deleted_at = excluded.deleted_at, deleted_by = excluded.deleted_by;
  return old;
end
$$;
create trigger keep_deleted after delete on public.images
  for each row execute function private.keep_deleted();
create trigger keep_deleted after delete on public.albums
  for each row execute function private.keep_deleted();
-- Before, because the draft is deleted first.
create trigger keep_deleted before delete on public.custom_design_blogs
  for each row execute function private.keep_deleted();

create function private.restore_row(table_name text, deleted jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare columns text;
begin
  -- Columns that a migration added since the deletion get their defaults.
  select string_agg(quote_ident(attname), ', ') into columns
    from pg_attribute
    where attrelid = format('public.%I', table_name)::regclass
      and attnum > 0 and not attisdropped and attgenerated = '' and deleted ? attname::text;
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
    table_name, columns
  ) using deleted;
end
$$;

create function private.restore_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.restore_row(new.table_name, new.row);
  if new.row ? 'draft' then
    perform private.restore_row(new.table_name, new.row -> 'draft');
  end if;
  delete from public.trash where id = new.id;
  return null;
end
$$;
create trigger restore_deleted after update of deleted_at on public.trash
  for each row when (new.deleted_at is null)
  execute function private.restore_deleted();

revoke all on function private.keep_deleted(), private.restore_row(text, jsonb),
  private.restore_deleted() from public;

-- The 30 days count by the database's clock, because a device's clock may be wrong. The Media Center
-- deletes pictures with their files, when an editor opens it.
create view public.expired_trash with (security_invoker = true) as
  select id, table_name, file_path from public.trash where deleted_at < now() - interval '30 days';

revoke all on public.expired_trash from anon, authenticated;
grant select, delete on public.expired_trash to authenticated, service_role;
