create table public.custom_design_blogs (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  date date,
  excerpt text not null,
  image text,
  category text not null,
  slug text,
  author text not null default 'Custom Designs',
  created_at timestamptz default now(),
  content text not null,
  images json
);

-- Not unique: an imported post's slug may be repeated or missing. Readers then use the id.
create index custom_design_blogs_slug on public.custom_design_blogs (slug);
create index custom_design_blogs_date on public.custom_design_blogs (date desc);
create index custom_design_blogs_category on public.custom_design_blogs (category);

revoke all on public.custom_design_blogs from anon, authenticated;
alter table public.custom_design_blogs enable row level security;

-- A new project grants nothing, so each table also grants the service role its rights.
grant select, insert, update, delete on public.custom_design_blogs to service_role;

grant select on public.custom_design_blogs to anon, authenticated;
create policy "anyone reads posts" on public.custom_design_blogs
  for select to anon, authenticated using (true);

-- The page derives a missing category and saves it. Everyone may do that, but only in this column,
-- only while it's empty, and only with a known category.
grant update (category) on public.custom_design_blogs to anon, authenticated;
create policy "anyone fills in a missing category" on public.custom_design_blogs
  for update to anon, authenticated
  using (category ~ '^\s*$')
  with check (
    category in ('Lighting', 'Audio', 'Automation', 'Networking', 'Security', 'Design', 'Home Theater')
  );
