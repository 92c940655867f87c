/** Objects that the product may have one day, or that operators created: one of each kind that a backup includes. */
export const ODD_SCHEMA = `
  create schema "odd ""schema";
  create type "odd ""schema"."State" as enum ('new', 'done''s', '中文');
  create function public.odd_double(value integer) returns integer language sql immutable as 'select value * 2';
  create sequence public.odd_numbers as integer start with 7 increment by 3 minvalue 1 maxvalue 100000 cycle;
  create table public."Odd ""Table" (
    id bigint generated always as identity (start with 100),
    "Name, with comma" character varying(40) collate "C" not null default E'tab\\tend',
    amount numeric(19, 5), ratio double precision, at timestamptz default now(), day date, span interval,
    bytes bytea, tags text[] default '{}', document jsonb, plain json, state "odd ""schema"."State" default 'new',
    number integer default nextval('public.odd_numbers'), doubled integer generated always as (public.odd_double(number)) stored,
    parent bigint, gone text,
    constraint "odd key" primary key (id),
    constraint odd_check check (amount is null or amount > -1000000),
    constraint odd_unique unique ("Name, with comma", number) deferrable initially deferred,
    constraint odd_parent foreign key (parent) references public."Odd ""Table" (id) on delete set null deferrable
  ) with (fillfactor = 70);
  alter table public."Odd ""Table" drop column gone;
  alter table public."Odd ""Table" add constraint odd_late check (ratio is distinct from 42) not valid;
  create index odd_partial on public."Odd ""Table" (lower("Name, with comma") desc nulls last) include (amount) where amount > 0;
  create index odd_search on public."Odd ""Table" using gin ("Name, with comma" public.gin_trgm_ops);
  alter sequence public.odd_numbers owned by public."Odd ""Table".number;
  create unlogged table "odd ""schema".scratch (value text);
  create table public.odd_nothing ();
  create table public.odd_days (day date not null, value integer) partition by range (day);
  create table public.odd_days_2026 partition of public.odd_days for values from ('2026-01-01') to ('2027-01-01');
  create table public.odd_days_rest partition of public.odd_days default;
  create unique index odd_days_day on public.odd_days (day);
  create view public.odd_view with (security_barrier = true) as
    select state, count(*) as "How many" from public."Odd ""Table" group by state;
  create view public.odd_view_of_view as select * from public.odd_view;
  create function public.odd_of_view() returns setof public.odd_view language sql as 'select * from public.odd_view';
  create function public.odd_touch() returns trigger language plpgsql as $odd$ begin new.ratio := 1; return new; end $odd$;
  create trigger odd_touch before update of amount on public."Odd ""Table" for each row when (new.amount > 0) execute function public.odd_touch();
  create trigger odd_asleep before insert on public."Odd ""Table" for each row execute function public.odd_touch();
  alter table public."Odd ""Table" disable trigger odd_asleep;
  comment on table public."Odd ""Table" is 'a ''comment''';
  comment on column public."Odd ""Table".amount is '金额';
  comment on constraint odd_check on public."Odd ""Table" is 'checked';
  comment on function public.odd_double(integer) is 'twice';
  comment on index public.odd_partial is 'partial';
  insert into public."Odd ""Table" ("Name, with comma", amount, ratio, at, day, span, bytes, tags, document, plain, state)
  values (E'a\\\\b\\nc\\td\\re', 12345678901234.56789, 'NaN', '0044-03-15 BC', 'infinity', '1 year -2 days 3.5 s', '\\x00ff5c2e',
      array['x,y', null, '"', '\\.'], '{"a": [1, "中"]}', '{ "kept":  1 }', 'done''s'),
    ('\\N', null, 0.1::float8 + 0.2::float8, null, null, null, null, null, null, null, '中文'),
    ('\\.', -0.00001, '-Infinity', default, '0001-01-01', '0', '', '{}', 'null', '[]', null);
  insert into public.odd_days values ('2026-05-05', 1), ('2030-01-01', 2);
  select nextval('public.odd_numbers');
`;

/** One of each kind that a backup does not know: it must refuse instead of leaving the object out. */
export const UNKNOWN_OBJECTS: readonly (readonly [string, string])[] = [
  ['a domain', 'create domain public.odd as text'],
  ['a range type', 'create type public.odd as range (subtype = integer)'],
  ['a composite type', 'create type public.odd as (a integer)'],
  ['a materialized view', 'create materialized view public.odd as select 1 as one'],
  ['a rule', 'create table public.odd (a integer); create rule odd as on insert to public.odd do nothing'],
  ['a policy', 'create table public.odd (a integer); create policy odd on public.odd'],
  ['row security', 'create table public.odd (a integer); alter table public.odd enable row level security'],
  ['an aggregate', 'create aggregate public.odd (integer) (sfunc = int4pl, stype = integer)'],
  ['inheritance', 'create table public.odd (a integer); create table public.odder () inherits (public.odd)'],
  [
    'a statistics object',
    'create table public.odd (a integer, b integer); create statistics public.odd_s on a, b from public.odd',
  ],
  ['a text search configuration', 'create text search configuration public.odd (copy = pg_catalog.simple)'],
  ['a collation', `create collation public.odd (provider = icu, locale = 'en')`],
  ['an operator', 'create operator public.### (leftarg = integer, rightarg = integer, function = int4pl)'],
  ['a publication', 'create publication odd'],
  [
    'an event trigger',
    `create function public.odd() returns event_trigger language plpgsql as 'begin end';
    create event trigger odd on ddl_command_start execute function public.odd()`,
  ],
  [
    'a cast',
    `create function public.odd(point) returns text language sql as 'select ''''';
    create cast (point as text) with function public.odd(point)`,
  ],
  ['a large object', `select lo_from_bytea(0, 'x')`],
  ['default privileges', 'alter default privileges grant select on tables to public'],
  ['a replica identity', 'create table public.odd (a integer); alter table public.odd replica identity full'],
  ['a clustered table', 'create table public.odd (a integer primary key); cluster public.odd using odd_pkey'],
  ['column storage', 'create table public.odd (a text); alter table public.odd alter a set storage external'],
  ['column statistics', 'create table public.odd (a text); alter table public.odd alter a set statistics 500'],
  ['toast options', 'create table public.odd (a text) with (toast.autovacuum_enabled = false)'],
  [
    'a constraint trigger',
    `create table public.odd (a text); create function public.odd() returns trigger language plpgsql as 'begin end';
    create constraint trigger odd after insert on public.odd for each row execute function public.odd()`,
  ],
];
