-- Secret links to previews of posts. Everyone has links of their own, so that they end with the
-- person's role, and the others' links stay. Nobody reads keys here: the function `posts` tells an
-- editor the key for one post. The former keys had no owner, so they end.
alter table public.post_editing drop column preview_key;

create table public.post_previews (
  key uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.custom_design_blogs (id) on delete cascade,
  made_by uuid not null default auth.uid() references auth.users (id) on delete cascade,
  unique (post_id, made_by)
);
create index post_previews_made_by on public.post_previews (made_by);

revoke all on public.post_previews from anon, authenticated;
alter table public.post_previews enable row level security;
grant select, insert, update, delete on public.post_previews to service_role;

grant select (post_id, made_by), insert (post_id) on public.post_previews to authenticated;
create policy "editors see which previews they share" on public.post_previews
  for select to authenticated
  using (made_by = (select auth.uid()) and (select private.is_editor()));
create policy "editors share previews" on public.post_previews
  for insert to authenticated
  with check (made_by = (select auth.uid()) and (select private.is_editor()));

-- An account can lose its role in the dashboard, too.
create function private.end_previews() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.post_previews where made_by = new.id;
  return null;
end
$$;
create trigger end_previews after update of raw_app_meta_data on auth.users
  for each row
  when (coalesce(new.raw_app_meta_data ->> 'role', '') not in ('manager', 'editor'))
  execute function private.end_previews();

create or replace function private.after_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_reader() then
    insert into public.post_editing (post_id, updated_by) values (new.id, auth.jwt() ->> 'email')
      on conflict (post_id) do update set updated_by = excluded.updated_by;
  end if;
  if tg_op = 'UPDATE' and old.status = 'published' and new.draft_of is null
    and btrim(coalesce(old.slug, '')) <> '' and old.slug is distinct from new.slug then
    insert into public.post_slugs (slug, post_id) values (old.slug, new.id)
      on conflict (slug) do update set post_id = excluded.post_id, created_at = now();
  end if;
  -- The links to the preview of a draft end when the draft is published.
  if tg_op = 'UPDATE' and old.status = 'draft' and new.status = 'published' then
    delete from public.post_previews where post_id = new.id;
  end if;
  if new.draft_of is not null and new.status = 'published' then
    update public.custom_design_blogs p set
      title = new.title, date = new.date, excerpt = new.excerpt, image = new.image,
      category = new.category, slug = new.slug, author = new.author, content = new.content,
      images = new.images, status = new.status, publish_at = new.publish_at
      where p.id = new.draft_of;
    delete from public.custom_design_blogs where id = new.id;
  end if;
  return null;
end
$$;

revoke all on function private.end_previews(), private.after_post() from public;
