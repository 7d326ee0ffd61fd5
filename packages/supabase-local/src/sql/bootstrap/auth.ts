/** The part of Supabase Auth's schema that policies and sign-in need. Can run repeatedly. */
export const AUTH = `
create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;

create or replace function auth.jwt() returns jsonb language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;

create or replace function auth.uid() returns uuid language sql stable as $$
  select nullif(auth.jwt() ->> 'sub', '')::uuid
$$;

create table if not exists auth.users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  encrypted_password text not null,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_sign_in_at timestamptz
);

create table if not exists auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index if not exists sessions_user_id on auth.sessions (user_id);

create table if not exists auth.refresh_tokens (
  token text primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  parent text,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index if not exists refresh_tokens_session_id on auth.refresh_tokens (session_id);

-- What later versions added, also to older data. Accounts from before were made with a password.
alter table auth.users add column if not exists email_confirmed_at timestamptz default now();
alter table auth.users add column if not exists invited_at timestamptz;
alter table auth.users add column if not exists email_change text not null default '';
alter table auth.sessions add column if not exists updated_at timestamptz not null default now();
alter table auth.sessions add column if not exists refreshed_at timestamp;
-- How the account signed in: 'password' or 'otp'. Supabase keeps this in auth.mfa_amr_claims.
alter table auth.sessions add column if not exists method text not null default 'password';

-- Links that were mailed. Only their hashes are stored, so a backup opens no account.
create table if not exists auth.one_time_tokens (
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type text not null,
  token_hash text not null unique,
  relates_to text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, token_type)
);

-- The second step at sign-in. Secrets are encrypted with a key that isn't in the database.
do $$
begin
  create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
  create type auth.factor_status as enum ('unverified', 'verified');
  create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
exception when duplicate_object then null;
end
$$;

create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null default 'totp',
  status auth.factor_status not null default 'unverified',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  secret text,
  -- The period of the last code. Supabase doesn't keep it.
  used_period bigint not null default 0
);
create index if not exists factor_id_created_at_idx on auth.mfa_factors (user_id, created_at);
create unique index if not exists mfa_factors_user_friendly_name_unique
  on auth.mfa_factors (friendly_name, user_id) where trim(friendly_name) <> '';

create table if not exists auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  ip_address inet
);
create index if not exists mfa_challenges_factor_id on auth.mfa_challenges (factor_id);

alter table auth.sessions add column if not exists aal auth.aal_level default 'aal1';
alter table auth.sessions add column if not exists factor_id uuid;

alter table auth.mfa_factors enable row level security;
alter table auth.mfa_challenges enable row level security;
alter table auth.one_time_tokens enable row level security;
alter table auth.users enable row level security;
alter table auth.sessions enable row level security;
alter table auth.refresh_tokens enable row level security;
`;
