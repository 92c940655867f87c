-- Of one currency: sums of several would mean nothing.
select d.id, d.bill_no, d.trade_name, d.ie_date, left(d.ie_date, 7) as ie_month, d.trade_country, d.status,
  g.code_ts, g.g_name, g.g_qty, g.g_unit, g.decl_total, g.trade_curr
from bgd_declaration as d
join bgd_goods as g on g.main_id = d.id
where d.ie_flag = 'E' and g.trade_curr = :currency
