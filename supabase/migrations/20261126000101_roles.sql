-- An editor writes posts and curates pictures. A manager does that too, and also reads messages,
-- changes facts, and invites people. The token's claim must still be the account's role, as
-- described at private.is_manager(). Some policies are for visitors, too, so the token must be an
-- account's.
create function private.has_role(roles text[]) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    auth.jwt() ->> 'role' = 'authenticated'
    and (auth.jwt() -> 'app_metadata' ->> 'role') = any (roles)
    and exists (
      select from auth.sessions s
      join auth.users u on u.id = s.user_id
      where s.id = (auth.jwt() ->> 'session_id')::uuid
        and u.id = auth.uid()
        and u.raw_app_meta_data ->> 'role' = auth.jwt() -> 'app_metadata' ->> 'role'
    ),
    false
  )
$$;

create or replace function private.is_manager() returns boolean
language sql stable set search_path = ''
as $$ select private.has_role(array['manager']) $$;

create function private.is_editor() returns boolean
language sql stable set search_path = ''
as $$ select private.has_role(array['manager', 'editor']) $$;

revoke all on function private.has_role(text[]), private.is_editor() from public;
grant execute on function private.has_role(text[]), private.is_editor() to anon, authenticated;

alter policy "managers add images" on public.images with check ((select private.is_editor()));
alter policy "managers change images" on public.images
  using ((select private.is_editor())) with check ((select private.is_editor()));
alter policy "managers delete images" on public.images using ((select private.is_editor()));

alter policy "managers see stored files" on storage.objects
  using (
    (bucket_id = 'custom-designs-images' and (select private.is_editor()))
    or (bucket_id = 'site-media' and (select private.is_manager()))
  );
alter policy "managers upload files" on storage.objects
  with check (
    (bucket_id = 'site-media' and (select private.is_manager()))
    or (
      bucket_id = 'custom-designs-images'
      and (storage.foldername(name))[1] = 'uploads'
      and (select private.is_editor())
    )
  );
alter policy "managers delete stored files" on storage.objects
  using (
    (bucket_id = 'site-media' and (select private.is_manager()))
    or (
      bucket_id = 'custom-designs-images'
      and (storage.foldername(name))[1] = 'uploads'
      and (select private.is_editor())
    )
  );

alter policy "managers add images" on public.images rename to "editors add images";
alter policy "managers change images" on public.images rename to "editors change images";
alter policy "managers delete images" on public.images rename to "editors delete images";
alter policy "managers see stored files" on storage.objects rename to "editors see stored files";
alter policy "managers upload files" on storage.objects rename to "editors upload files";
alter policy "managers delete stored files" on storage.objects rename to "editors delete stored files";
