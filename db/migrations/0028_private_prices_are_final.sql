-- A private person charges no tax: the prices of their adverts become final, and no price without tax is called net.

-- The heat price was reckoned with the tax on top.
create temporary table untaxed on commit drop as
  select a.id, case when a.price_is_gross then 1.0 else 1 + a.vat_rate / 100.0 end as factor
  from adverts a join users u on u.id = a.user_id
  where (not u.is_business and (a.vat_rate <> 0 or not a.price_is_gross)) or (a.vat_rate = 0 and not a.price_is_gross);

update adverts a
set vat_rate = 0, price_is_gross = true, version = a.version + 1,
  heat_price = round(a.heat_price::numeric / n.factor, 2),
  heat_price_low = round(a.heat_price_low::numeric / n.factor, 2),
  heat_price_high = round(a.heat_price_high::numeric / n.factor, 2)
from untaxed n where n.id = a.id;

-- Search rows keep hundredths of a cent.
update search_docs d set heat_price = round(a.heat_price * 100)
from untaxed n join adverts a on a.id = n.id
where d.id = n.id and n.factor <> 1 and a.heat_price is not null;
