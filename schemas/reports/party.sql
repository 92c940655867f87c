select code, name, en_name, scc, customs_code, country, customs_credit, kind, status
from (
  select code, name, en_name, uscc as scc, customs_code, country, customs_credit, status, 'customer' as kind
  from crm_customer
  where tenant_id = #{tenant_id}
  union all
  select code, name, en_name, uscc, customs_code, country, customs_credit, status, 'supplier'
  from crm_supplier
  where tenant_id = #{tenant_id}
) as party
where status = 'active'
  and (cast(:kind as text) is null or kind = :kind)
