-- The last twenty saves of each post, for editors. A published post's draft counts as its post. Posts
-- are saved while someone types, so the saves of one person within ten minutes are one version, except
-- for what readers see.
create table public.post_versions (
  post_id uuid not null references public.custom_design_blogs (id) on delete cascade,
  started_at timestamptz not null default clock_timestamp(),
  saved_at timestamptz not null default clock_timestamp(),
  -- The email address. Null if no one was signed in, and for what a post was before its first save.
  saved_by text,
  fields jsonb not null,
  primary key (post_id, started_at)
);

revoke all on public.post_versions from anon, authenticated;
alter table public.post_versions enable row level security;
grant select, insert, update, delete on public.post_versions to service_role;

grant select on public.post_versions to authenticated;
create policy "editors see versions of posts" on public.post_versions
  for select to authenticated using ((select private.is_editor()));

create function private.version_of(post public.custom_design_blogs) returns jsonb
language sql immutable set search_path = ''
as $$
  select to_jsonb(post) - array['id', 'created_at', 'updated_at', 'status', 'publish_at', 'draft_of']
$$;

create function private.keep_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  post uuid := coalesce(new.draft_of, new.id);
  person text := auth.jwt() ->> 'email';
  latest public.post_versions;
  before public.custom_design_blogs;
begin
  if private.is_reader() or (tg_op = 'INSERT' and new.draft_of is null) then return null; end if;
  select * into latest from public.post_versions v
    where v.post_id = post order by v.started_at desc limit 1;
  if not found then
    if tg_op = 'UPDATE' then
      before := old;
    else
      select * into before from public.custom_design_blogs p where p.id = post;
    end if;
    -- A new post is empty.
    if before.title <> '' or before.content <> '[]' then
      insert into public.post_versions (post_id, started_at, saved_at, fields)
        values (post, before.updated_at, before.updated_at, private.version_of(before));
    end if;
    if private.version_of(before) = private.version_of(new) then return null; end if;
  elsif latest.fields = private.version_of(new) then
    return null;
  end if;
  -- A restored version follows what it replaced.
  if latest.saved_by is not distinct from person
    and latest.started_at > clock_timestamp() - interval '10 minutes'
    and not exists (
      select from public.post_versions v
        where v.post_id = post and v.fields = private.version_of(new)
    )
    and not exists (
      select from public.custom_design_blogs p
        where p.id = post and p.status = 'published' and private.version_of(p) = latest.fields
    ) then
    update public.post_versions v set fields = private.version_of(new), saved_at = clock_timestamp()
      where v.post_id = post and v.started_at = latest.started_at;
    return null;
  end if;
  insert into public.post_versions (post_id, saved_by, fields)
    values (post, person, private.version_of(new));
  delete from public.post_versions v where v.post_id = post and v.started_at < (
    select l.started_at from public.post_versions l
      where l.post_id = post order by l.started_at desc offset 19 limit 1
  );
  return null;
end
$$;
create trigger keep_version after insert or update on public.custom_design_blogs
  for each row execute function private.keep_version();

revoke all on function private.version_of(public.custom_design_blogs), private.keep_version()
  from public;
