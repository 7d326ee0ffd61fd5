-- A deleted picture stays in the trash for 30 days. A picture that isn't published is for managers
-- only, such as one that still has its camera's name. Files are found by address in any case.
alter table public.images
  add column deleted_at timestamptz,
  add column is_published boolean not null default true;

alter policy "anyone sees images" on public.images
  using ((is_published and deleted_at is null) or (select private.is_editor()));
alter policy "anyone sees images" on public.images
  rename to "anyone sees published images, and editors all";

-- The 30 days count by the database's clock, because a device's clock may be wrong.
create function private.date_image_deletion() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.deleted_at is not null then new.deleted_at := coalesce(old.deleted_at, now()); end if;
  return new;
end
$$;
revoke all on function private.date_image_deletion() from public;

create trigger date_image_deletion before update of deleted_at on public.images
  for each row execute function private.date_image_deletion();

-- The Media Center deletes these rows with their files, when a manager opens it.
create view public.expired_images with (security_invoker = true) as
  select id, file_path from public.images where deleted_at < now() - interval '30 days';

revoke all on public.expired_images from anon, authenticated;
grant select, delete on public.expired_images to authenticated, service_role;

-- Replacing a picture's file keeps its address.
create policy "editors replace images" on storage.objects
  for update to authenticated
  using (
    bucket_id = 'custom-designs-images'
    and (storage.foldername(name))[1] = 'uploads'
    and (select private.is_editor())
  )
  with check (
    bucket_id = 'custom-designs-images'
    and (storage.foldername(name))[1] = 'uploads'
    and (select private.is_editor())
  );
