-- Names are found however they are written: 'dhondt' is d’Hondt, 'elidrissi' is El Idrissi, 'annemarie' is Anne-Marie and Anne Marie.
-- What is typed is taken apart at such signs (server/http/list-words.ts); what is stored is looked through without them as well.
create function written_together(name text) returns text language sql immutable strict parallel safe as $$
  select translate(name, U&' \00A0-\2010\2011.''\2019\2018\02BC`/', '')
$$;
