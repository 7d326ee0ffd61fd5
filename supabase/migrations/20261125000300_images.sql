create table public.images (
  id uuid primary key default gen_random_uuid(),
  image_id text not null,
  file_name text not null,
  file_path text not null,
  bucket_name text not null,
  category text not null check (
    category in (
      'general-asset', 'hero-images', 'service-photos', 'team-members',
      'project-gallery', 'blog-images', 'background-images'
    )
  ),
  title text,
  description text,
  tags text[] default '{}',
  file_size bigint check (file_size >= 0),
  mime_type text,
  width integer check (width > 0),
  height integer check (height > 0),
  is_featured boolean default false,
  created_at timestamptz default now()
);

create index images_created_at on public.images (created_at desc);
create index images_category on public.images (category);

revoke all on public.images from anon, authenticated;
alter table public.images enable row level security;
grant select, insert, update, delete on public.images to service_role;

grant select on public.images to anon, authenticated;
create policy "anyone sees images" on public.images
  for select to anon, authenticated using (true);

grant insert, update, delete on public.images to authenticated;
create policy "managers add images" on public.images
  for insert to authenticated with check ((select private.is_manager()));
create policy "managers change images" on public.images
  for update to authenticated
  using ((select private.is_manager())) with check ((select private.is_manager()));
create policy "managers delete images" on public.images
  for delete to authenticated using ((select private.is_manager()));
