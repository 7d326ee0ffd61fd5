-- A project is an album of pictures, in an order that editors choose. The list is one value, so a
-- save replaces it as a whole. Each entry is {"id", "x", "y", "before"?}: an image, its focal point
-- in percent, and the image that shows the same place before. Ids of images that visitors can't see
-- are skipped, so a picture may go to the trash and come back.
create table public.albums (
  id uuid primary key default gen_random_uuid(),
  title text not null check (btrim(title) <> '' and char_length(title) <= 120),
  city text check (char_length(city) <= 120),
  service text check (char_length(service) <= 120),
  sentence text check (char_length(sentence) <= 300),
  cover_id uuid,
  pictures jsonb not null default '[]' check (
    case jsonb_typeof(pictures) when 'array' then jsonb_array_length(pictures) <= 300 else false end
    and octet_length(pictures::text) <= 100000
  ),
  is_published boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

revoke all on public.albums from anon, authenticated;
alter table public.albums enable row level security;
grant select, insert, update, delete on public.albums to service_role;

grant select on public.albums to anon, authenticated;
create policy "anyone sees published albums, and editors all" on public.albums
  for select to anon, authenticated using (is_published or (select private.is_editor()));

grant
  insert (id, title, city, service, sentence, cover_id, pictures, is_published),
  update (title, city, service, sentence, cover_id, pictures, is_published),
  delete
  on public.albums to authenticated;
create policy "editors add albums" on public.albums
  for insert to authenticated with check ((select private.is_editor()));
create policy "editors change albums" on public.albums
  for update to authenticated
  using ((select private.is_editor())) with check ((select private.is_editor()));
create policy "editors delete albums" on public.albums
  for delete to authenticated using ((select private.is_editor()));

create trigger date_row before update on public.albums
  for each row execute function private.date_row();
