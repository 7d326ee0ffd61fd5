-- A wrong clock must delete no picture, either. The daily sweep of messages marks a deleted row a
-- week before its 30 days are over. The row expires if it's still marked a week later. So a clock
-- that jumps ahead has a week to be put right, and a mark from the future is taken off.
alter table public.trash add column past_since timestamptz;

create function private.mark_expired_trash() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare oldest timestamptz := new.created_at + interval '7 days' - interval '30 days';
begin
  update public.trash set past_since = null
    where past_since > new.created_at or (past_since is not null and deleted_at >= oldest);
  update public.trash set past_since = new.created_at
    where past_since is null and deleted_at < oldest;
  -- Pictures have files, which only the Media Center deletes.
  delete from public.trash t using public.expired_trash e
    where t.id = e.id and t.table_name <> 'images';
  return null;
end
$$;
create trigger mark_expired_trash after insert on public.lead_sweeps
  for each row execute function private.mark_expired_trash();

revoke all on function private.mark_expired_trash() from public;

create or replace view public.expired_trash with (security_invoker = true) as
  select id, table_name, file_path from public.trash
  where deleted_at < now() - interval '30 days' and past_since <= now() - interval '7 days';
