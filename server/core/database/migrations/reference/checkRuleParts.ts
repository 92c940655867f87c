import { sql, type Kysely } from 'kysely';

/** Makes check rules records of a tenant, with their slices as rows: every tenant gets the existing rules. */
export async function giveCheckRulesTenants(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sys_check_rule rename to sys_check_rule_before`.execute(db);
  await sql`
    create table sys_check_rule (
      id text primary key,
      tenant_id text not null,
      sys_org_code text not null default '',
      rule_code text,
      rule_name text,
      rule_description text,
      create_by text not null default '',
      create_time timestamptz not null default now(),
      update_by text,
      update_time timestamptz,
      version integer not null default 1
    )`.execute(db);
  await sql`create unique index sys_check_rule_uq_rule_code on sys_check_rule (tenant_id, rule_code)
    where rule_code is not null`.execute(db);
  await sql`
    create table sys_check_rule_part (
      id text primary key,
      main_id text not null references sys_check_rule (id) on delete cascade,
      tenant_id text not null,
      order_no integer not null,
      digits text,
      pattern text,
      message text,
      priority text
    )`.execute(db);
  await sql`create index sys_check_rule_part_ix_main_id_order_no on sys_check_rule_part (main_id, order_no)`.execute(
    db,
  );
  await sql`
    insert into sys_check_rule (id, tenant_id, rule_code, rule_name, rule_description, create_by, create_time)
    select md5(rule.id || ' ' || tenant.id), tenant.id, rule.rule_code, rule.rule_name, rule.rule_description,
      coalesce(rule.create_by, ''), rule.create_time
    from sys_check_rule_before rule cross join sys_tenant tenant`.execute(db);
  await sql`
    insert into sys_check_rule_part (id, main_id, tenant_id, order_no, digits, pattern, message, priority)
    select md5(rule.id || ' ' || tenant.id || ' ' || part.place), md5(rule.id || ' ' || tenant.id), tenant.id,
      part.place, part.said ->> 'digits', part.said ->> 'pattern', part.said ->> 'message', part.said ->> 'priority'
    from sys_check_rule_before rule cross join sys_tenant tenant
    cross join lateral jsonb_array_elements(
      case when jsonb_typeof(rule.rule_json) = 'array' then rule.rule_json else '[]' end
    ) with ordinality as part (said, place)`.execute(db);
  await sql`drop table sys_check_rule_before`.execute(db);
}
