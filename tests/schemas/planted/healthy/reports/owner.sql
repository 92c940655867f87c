select owner_name as name, owner_code as code
from bgd_vehicle
where note = :kind
