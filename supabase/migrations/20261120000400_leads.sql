-- A letter box: visitors put requests in, only managers read them.
create table public.leads (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('contact', 'consultation', 'home', 'phone')),
  name text check (char_length(name) <= 200),
  email text check (char_length(email) <= 320),
  phone text check (char_length(phone) <= 40),
  subject text check (char_length(subject) <= 200),
  message text check (char_length(message) <= 5000),
  preferred_date date,
  service text check (char_length(service) <= 100),
  page text check (char_length(page) <= 500),
  created_at timestamptz not null default now(),
  -- A request nobody can answer is no request.
  constraint leads_reachable check (
    coalesce(nullif(btrim(email), ''), nullif(btrim(phone), '')) is not null
  )
);

create index leads_created_at on public.leads (created_at desc);

revoke all on public.leads from anon, authenticated;
alter table public.leads enable row level security;

-- Column by column: nobody from outside sets the id or the time of arrival.
grant insert (kind, name, email, phone, subject, message, preferred_date, service, page)
  on public.leads to anon, authenticated;
create policy "anyone leaves a request" on public.leads
  for insert to anon, authenticated with check (true);

grant select on public.leads to authenticated;
create policy "managers read requests" on public.leads
  for select to authenticated using ((select private.is_manager()));
