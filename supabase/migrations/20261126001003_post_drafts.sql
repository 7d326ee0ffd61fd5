-- Posts have drafts and a time of publication. A draft of a published post is a row of its own:
-- publishing it copies its fields to the post and removes the draft.
alter table public.custom_design_blogs
  add column status text not null default 'published' check (status in ('draft', 'published')),
  add column publish_at timestamptz,
  add column updated_at timestamptz,
  add column draft_of uuid unique references public.custom_design_blogs (id) on delete cascade;
update public.custom_design_blogs set updated_at = coalesce(created_at, now()) where updated_at is null;
alter table public.custom_design_blogs
  alter column updated_at set default now(),
  alter column updated_at set not null;

-- Editors' part of a post. Visitors read every column of posts, so it's in a table of its own.
create table public.post_editing (
  post_id uuid primary key references public.custom_design_blogs (id) on delete cascade,
  preview_key uuid not null unique default gen_random_uuid(),
  updated_by text
);
insert into public.post_editing (post_id) select id from public.custom_design_blogs;

-- Former addresses of published posts, so that links keep working. A deletion can be undone, so they
-- outlast their post. Until then nobody reads them, and another post may take them over.
create table public.post_slugs (
  slug text primary key,
  post_id uuid not null,
  created_at timestamptz not null default now()
);
create index post_slugs_post on public.post_slugs (post_id);

revoke all on public.post_editing, public.post_slugs from anon, authenticated;
alter table public.post_editing enable row level security;
alter table public.post_slugs enable row level security;
grant select, insert, update, delete on public.post_editing, public.post_slugs to service_role;

grant select on public.post_editing to authenticated;
create policy "editors read their part of posts" on public.post_editing
  for select to authenticated using ((select private.is_editor()));

grant select on public.post_slugs to anon, authenticated;
-- A former address would tell that a post exists, so only those who may read the post read it.
create policy "readers of a post read its former addresses" on public.post_slugs
  for select to anon, authenticated
  using (exists (select from public.custom_design_blogs p where p.id = post_id));

-- The day is the office's, as on the page (site/src/content/company.ts).
alter policy "anyone reads posts" on public.custom_design_blogs
  using (
    (select private.is_editor())
    or (
      status = 'published' and draft_of is null
      and (publish_at is null or publish_at <= now())
      and (date is null or date <= (now() at time zone 'America/Chicago')::date)
    )
  );
alter policy "anyone reads posts" on public.custom_design_blogs
  rename to "anyone reads published posts, and editors all";

-- Policies for the same command add up, and grants of columns are for every account. A second policy
-- for editors would let any account change all of a post while it fills in the category. So there's
-- one policy, and check_post() keeps everyone but editors to the one column. An update that reads no
-- column ignores the policy for reading, so this one repeats its condition.
alter policy "anyone fills in a missing category" on public.custom_design_blogs
  using (
    (select private.is_editor())
    or (
      category ~ '^\s*$'
      and status = 'published' and draft_of is null
      and (publish_at is null or publish_at <= now())
      and (date is null or date <= (now() at time zone 'America/Chicago')::date)
    )
  )
  with check (
    (select private.is_editor())
    or category in (
      'Lighting', 'Audio', 'Automation', 'Networking', 'Security', 'Design', 'Home Theater'
    )
  );
alter policy "anyone fills in a missing category" on public.custom_design_blogs
  rename to "editors change posts, and anyone fills in a missing category";

grant
  insert (id, title, date, excerpt, image, category, slug, author, content, images, status,
    publish_at, draft_of),
  update (title, date, excerpt, image, category, slug, author, content, images, status, publish_at),
  delete
  on public.custom_design_blogs to authenticated;
create policy "editors add posts" on public.custom_design_blogs
  for insert to authenticated with check ((select private.is_editor()));
create policy "editors delete posts" on public.custom_design_blogs
  for delete to authenticated using ((select private.is_editor()));

-- Whether a visitor or an account without a role makes the change. It may only fill in a category.
create function private.is_reader() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'role' in ('anon', 'authenticated'), false)
    and not private.is_editor()
$$;

-- Rows with a repeated slug may exist, so there's no unique index. Editors can't add another one.
create function private.check_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  owner text;
  filled public.custom_design_blogs;
begin
  if private.is_reader() then
    if tg_op = 'UPDATE' then
      filled := old;
      filled.category := new.category;
      -- Compares the stored bytes of all columns, also of those that a later migration adds.
      if new *<> filled then
        raise insufficient_privilege using
          message = 'Only editors change posts. Others may only fill in a missing category.';
      end if;
    end if;
    return new;
  end if;
  new.updated_at := clock_timestamp();
  if new.status <> 'published' or btrim(coalesce(new.slug, '')) = '' or not private.is_editor() then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.status = 'published' and old.slug = new.slug then return new; end if;
  -- Two posts that are published at once would not see each other.
  perform pg_advisory_xact_lock(hashtext('custom_design_blogs.slug'));
  select p.title into owner from public.custom_design_blogs p
    where lower(p.slug) = lower(new.slug) and p.status = 'published' and p.draft_of is null
      and p.id <> new.id and p.id is distinct from new.draft_of
      -- A post that has always shared its address keeps it.
      and not exists (
        select from public.custom_design_blogs o where o.id = new.draft_of and o.slug = new.slug
      )
    limit 1;
  if found then
    raise unique_violation using
      message = format('The address “%s” belongs to the post “%s”.', new.slug, owner);
  end if;
  return new;
end
$$;
create trigger check_post before insert or update on public.custom_design_blogs
  for each row execute function private.check_post();

create function private.after_post() returns trigger
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
  -- The link to the preview of a draft ends when the draft is published.
  if tg_op = 'UPDATE' and old.status = 'draft' and new.status = 'published' then
    update public.post_editing set preview_key = gen_random_uuid() where post_id = new.id;
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
create trigger after_post after insert or update on public.custom_design_blogs
  for each row execute function private.after_post();

revoke all on function private.is_reader(), private.check_post(), private.after_post() from public;
