-- Projects from May 2026 on grant nothing by themselves: the secret key's role passes every policy and
-- still needs the right to each table. A migration that makes a table grants it there.
grant select, insert, update, delete
  on public.custom_design_blogs, public.images, public.leads to service_role;
