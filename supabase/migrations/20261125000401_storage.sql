insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  (
    'custom-designs-images', 'custom-designs-images', true, 10485760,
    array['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif']
  ),
  (
    'site-media', 'site-media', true, 52428800,
    array['video/mp4', 'video/webm', 'image/jpeg', 'image/png', 'image/webp', 'image/avif']
  )
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Public buckets can be read by URL without a policy. Only managers can list them.
create policy "managers see stored files" on storage.objects
  for select to authenticated
  using (bucket_id in ('custom-designs-images', 'site-media') and (select private.is_manager()));

create policy "managers upload files" on storage.objects
  for insert to authenticated
  with check (
    (select private.is_manager())
    and (
      bucket_id = 'site-media'
      or (bucket_id = 'custom-designs-images' and (storage.foldername(name))[1] = 'uploads')
    )
  );

create policy "managers delete stored files" on storage.objects
  for delete to authenticated
  using (
    (select private.is_manager())
    and (
      bucket_id = 'site-media'
      or (bucket_id = 'custom-designs-images' and (storage.foldername(name))[1] = 'uploads')
    )
  );
