-- A picture that isn't published is for editors only, such as one that still has its camera's name.
-- Files are found by address in any case.
alter table public.images
  add column is_published boolean not null default true,
  add column updated_at timestamptz not null default now();

create trigger date_row before update on public.images
  for each row execute function private.date_row();

alter policy "anyone sees images" on public.images
  using (is_published or (select private.is_editor()));
alter policy "anyone sees images" on public.images
  rename to "anyone sees published images, and editors all";

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
