-- The table is open to everybody's inserts, so what keeps it small and usable has to stand here: a
-- page's own traps hold back only those who use the page.

-- Not valid: requests from before stay as they are, and every new one is checked.
alter table public.leads
  add constraint leads_email_plausible check (
    btrim(email) = '' or email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'
  ) not valid,
  add constraint leads_preferred_date_plausible check (
    preferred_date between '2020-01-01' and '2100-12-31'
  ) not valid;

-- Five requests in one statement and thirty in ten minutes, of all visitors together: one company's
-- busiest day is far from it. Requests that come at the very same time may exceed it by as many as
-- there are connections. PostgREST answers PT429 with the HTTP status 429.
create function private.limit_requests() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  in_statement bigint;
  in_window bigint;
begin
  -- Rows that this very statement has added are visible here, and now() is its transaction's start.
  select count(*) filter (where created_at = now()), count(*)
    into in_statement, in_window
    from public.leads where created_at > now() - interval '10 minutes';
  if in_statement >= 5 or in_window >= 30 then
    raise exception 'Too many requests were sent in a short time'
      using errcode = 'PT429', hint = 'Try again in ten minutes.';
  end if;
  return new;
end
$$;

revoke all on function private.limit_requests() from public;

-- Scripts with the secret key bring in as many as they like.
create trigger limit_requests before insert on public.leads
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.limit_requests();

grant delete on public.leads to authenticated;
create policy "managers delete requests" on public.leads
  for delete to authenticated using ((select private.is_manager()));
