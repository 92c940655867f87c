select code, name, kind, credit
from (values
  ('K001', '启明贸易有限公司', 'customer', 100000.00),
  ('K002', '远帆进出口有限公司', 'customer', 250000.00),
  ('G001', '恒达机械厂', 'supplier', 80000.00),
  ('G002', '新光电子有限公司', 'supplier', 120000.00),
  ('G003', '汇源纸箱包装厂', 'supplier', 36000.50),
  ('G004', '长江仓储有限公司', 'supplier', 64000.00),
  ('G005', '顺达运输有限公司', 'supplier', 9800.75)
) as party (code, name, kind, credit)
where (cast(:kind as text) is null or kind = :kind)
