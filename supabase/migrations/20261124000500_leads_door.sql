-- Visitors' messages come through the function `leads`, which judges, limits, and announces them. Nobody
-- but the service role adds one, so the limit of direct inserts has nothing left to do.
drop trigger limit_requests on public.leads;
drop function private.limit_requests();
drop policy "anyone leaves a request" on public.leads;
revoke insert on public.leads from anon, authenticated;
revoke insert (kind, name, email, phone, subject, message, preferred_date, service, page)
  on public.leads from anon, authenticated;
