-- The hash of the chosen file, and which copies of an upload are stored. Older rows have them in
-- `image_id`, as in `placeholder-sizes-{hash}`.
alter table public.images
  add column sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  add column has_thumbnail boolean not null default false,
  add column has_medium boolean not null default false;

-- Nobody changes these rows, so they keep their `updated_at`.
alter table public.images disable trigger date_row;
update public.images
  set
    sha256 = right(image_id, 64),
    has_thumbnail = image_id ~ '^placeholder-(thumb|sizes)-',
    has_medium = image_id ~ '^placeholder-sizes-'
  where image_id ~ '^placeholder-(thumb-|sizes-)?[0-9a-f]{64}$';
alter table public.images enable trigger date_row;

-- A restored picture has them, too.
update public.trash
  set row = row || jsonb_build_object(
    'sha256', right(row ->> 'image_id', 64),
    'has_thumbnail', row ->> 'image_id' ~ '^placeholder-(thumb|sizes)-',
    'has_medium', row ->> 'image_id' ~ '^placeholder-sizes-'
  )
  where
    table_name = 'images' and row ->> 'image_id' ~ '^placeholder-(thumb-|sizes-)?[0-9a-f]{64}$';
