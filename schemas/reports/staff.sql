select u.id, u.username, u.realname, d.depart_name
from sys_user as u
left join sys_depart as d on d.org_code = u.org_code and d.del_flag = 0
where u.status = 1 and u.del_flag = 0
