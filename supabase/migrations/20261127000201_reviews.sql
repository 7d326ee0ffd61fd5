-- What clients said, one row for each review. A page's published reviews replace the testimonials of
-- its content file when the site is built.
create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  words text not null check (btrim(words) <> '' and char_length(words) <= 400),
  name text not null check (btrim(name) <> '' and char_length(name) <= 60),
  role text check (char_length(role) <= 60),
  company text check (char_length(company) <= 60),
  page text not null check (page ~ '^(/[a-z0-9-]+)+$' and char_length(page) <= 120),
  said_on date,
  source text check (source ~ '^https?://' and char_length(source) <= 2000),
  position smallint check (position between 1 and 99),
  has_consent boolean not null default false,
  is_published boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint consent check (has_consent or not is_published)
);

revoke all on public.reviews from anon, authenticated;
alter table public.reviews enable row level security;
grant select, insert, update, delete on public.reviews to service_role;

grant select on public.reviews to anon, authenticated;
create policy "anyone sees published reviews, and managers all" on public.reviews
  for select to anon, authenticated using (is_published or (select private.is_manager()));

grant
  insert (
    id, words, name, role, company, page, said_on, source, position, has_consent, is_published
  ),
  update (words, name, role, company, page, said_on, source, position, has_consent, is_published),
  delete
  on public.reviews to authenticated;
create policy "managers add reviews" on public.reviews
  for insert to authenticated with check ((select private.is_manager()));
create policy "managers change reviews" on public.reviews
  for update to authenticated
  using ((select private.is_manager())) with check ((select private.is_manager()));
create policy "managers delete reviews" on public.reviews
  for delete to authenticated using ((select private.is_manager()));

create trigger date_row before update on public.reviews
  for each row execute function private.date_row();
create trigger keep_deleted after delete on public.reviews
  for each row execute function private.keep_deleted();
