/**
 * Roles of a new Supabase project. Like projects created since May 2026, it has no default
 * privileges, so a migration without a grant fails here too. Can run repeatedly.
 */
export const ROLES = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
end
$$;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

grant usage on schema public, extensions to anon, authenticated, service_role;

-- The backend's own notes: whether the seed has still to run.
create schema if not exists supabase_local;
create table if not exists supabase_local.notes (name text primary key, value text not null);

create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text not null primary key,
  statements text[],
  name text
);
`;
