-- Search index: the words of a text without accents and punctuation. A search compares the
-- beginnings of words, so "garcia" finds "García", and "956" finds "(956) 555-0110". There's no GIN
-- index: behind a policy, PostgreSQL uses an index only for leakproof operators, and @@ isn't one.
-- Scanning the words of ten thousand messages takes about ten milliseconds.
create function private.search_words(text) returns text
language sql immutable set search_path = ''
as $$
  select lower(regexp_replace(
    regexp_replace(normalize(coalesce($1, ''), nfd), '[\u0300-\u036f]', '', 'g'),
    '[!-/:-@[-`{-~\u00a0-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'
  ))
$$;

-- Adds the phone as one number, and its last seven and four digits, as people remember them.
create function private.lead_search(lead public.leads) returns tsvector
language sql stable security definer set search_path = ''
as $$
  select strip(to_tsvector('pg_catalog.simple', concat_ws(' ',
    private.search_words(concat_ws(' ',
      lead.name, lead.email, lead.phone, lead.subject, lead.message, lead.service, lead.page, lead.city,
      (select string_agg(note, ' ') from public.lead_events where lead_id = lead.id)
    )),
    digits, right(digits, 7), right(digits, 4)
  )))
  from regexp_replace(coalesce(lead.phone, ''), '[^0-9]', '', 'g') as digits
$$;

create function private.index_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.search := private.lead_search(new);
  return new;
end
$$;

create trigger index_lead
  before insert or update of name, email, phone, subject, message, service, page, city on public.leads
  for each row execute function private.index_lead();

create function private.index_note() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.leads set search = private.lead_search(leads)
    where id = coalesce(new.lead_id, old.lead_id);
  return null;
end
$$;

create trigger index_note after insert or delete on public.lead_events
  for each row execute function private.index_note();

revoke all on function
  private.search_words(text), private.lead_search(public.leads), private.index_lead(), private.index_note()
from public;
