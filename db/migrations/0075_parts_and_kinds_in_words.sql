-- What a search by words finds a vacancy by, besides its words: parts of compound words ('maatje' of 'taalmaatje'), and what it is about
-- (docs/decisions/0032). Both stand in `vacancy_words`, so that the one index of words serves them.

-- Parts of the compound words of a Dutch text, by spaces. The lists are our own, made for volunteer work: words that end a compound whatever
-- stands before them, and short ones that do so after a known word only ('les' in 'taalles', but not in 'wales'). Constant arrays are looked
-- up by hash, so that a long text takes about a millisecond.
create function parts_of_compounds(source text) returns text language sql immutable parallel safe as $$
  with split as (
    select distinct left(word, at) as head, substr(word, at + 1) as tail
    from (select distinct found[1] as word from regexp_matches(lower(source), '[[:alpha:]]{6,40}', 'g') found) words,
      generate_series(3, length(word) - 3) at
  ), judged as (
    select head, tail, own, tail = any ('{
    aangifte,actie,administratie,auto,avond,avonden,begeleider,begeleiders,begeleiding,belasting,belastingaangifte,bestuur,bewerker,bewoner,
    bewoners,bezoek,bezoeker,bezoekers,bezoekje,bezorger,bibliotheek,bloem,bloemen,boek,boeken,boekenkast,boerderij,boerderijen,bomen,
    boodschap,boodschappen,boom,boot,boten,brief,brieven,bus,buurt,cafe,café,chauffeur,chauffeurs,coach,coaches,collecte,computer,dier,
    dieren,docent,docenten,dorp,eten,evenement,evenementen,feest,feesten,feestje,feestjes,festival,fiets,fietsen,film,films,formulier,
    formulieren,foto,garderobe,gastheer,gastvrouw,geld,gezin,gezinnen,gids,gras,groep,groepen,helper,helpers,hersteller,hout,houtwal,huis,
    huiswerk,huizen,hulp,hulpen,internet,jeugd,jongeren,juf,kaart,kaarten,kamer,kano,kantine,kas,kerk,keuken,keukens,kind,kinderen,kleding,
    kleren,klus,klussen,klusser,koken,kook,koor,krant,kranten,kringloop,kwartier,leraar,lessen,lezen,lezer,maaltijd,maaltijden,maat,maatje,
    maatjes,maatjesproject,maker,makers,markt,markten,medewerker,media,meester,middag,middagen,moeder,museum,muziek,natuur,ochtend,
    onderhoud,oppas,opvang,ouder,ouderen,pakket,pakketten,papier,papieren,partner,penningmeester,post,punt,reparateur,reparatie,restaurant,
    rijden,rijder,rijders,rolstoel,rondleider,rondleiding,schilder,schilderen,schip,scholen,school,schoonmaak,schuld,schulden,secretaris,
    senioren,sloep,snoeien,speelgoed,speeltuin,speler,spelers,spelletje,spelletjes,sport,spreekuur,stad,straat,taalles,tafel,tafels,team,
    technicus,techniek,telefoon,theater,toernooi,toestel,toestellen,toneel,trainen,trainer,trainers,training,tuin,tuinen,tuinman,uitgifte,
    vader,verhaal,verhalen,verhuis,verhuizing,verkoop,vertaler,vervoer,voetbal,vogel,vogels,voorlezen,voorlezer,voorzitter,vrijwilliger,
    vrijwilligers,wagen,wandelaar,wandelen,wandeling,wandelmaatje,water,website,wedstrijd,weide,werk,werken,werker,werkplaats,wijk,winkel,
    winkels,zorg,zwem,zwemmen}'::text[]) as ends_any,
      own = any ('{
    aangifte,actie,administratie,afval,anderstalig,apotheek,app,arts,auto,avond,avonden,baan,baas,bal,band,bank,bar,begeleider,begeleiders,
    begeleiding,beheer,beheerder,bel,belasting,belastingaangifte,beleef,bellen,bestel,bestuur,bewerker,bewoner,bewoners,bezoek,bezoeker,
    bezoekers,bezoekje,bezorger,bibliotheek,bingo,binnen,bloed,bloem,bloemen,boek,boeken,boekenkast,boer,boerderij,boerderijen,boeren,bomen,
    boodschap,boodschappen,boom,boot,bord,bos,boten,bouw,brei,breng,brief,brieven,brood,buiten,buren,burger,bus,buur,buurt,cafe,café,
    chauffeur,chauffeurs,club,coach,coaches,collecte,college,computer,dag,dagen,dans,deur,dier,dieren,digi,digitaal,diner,docent,docenten,
    dorp,dorps,duo,eettafel,eten,evenement,evenementen,feest,feesten,feestje,feestjes,festival,fiets,fietsen,film,films,fondsen,formulier,
    formulieren,foto,gang,garderobe,gast,gasten,gastheer,gastvrouw,geit,geld,geluid,gesprek,gesprekken,gezin,gezinnen,gids,gras,groep,
    groepen,groot,haak,haal,hand,handen,hart,hek,helper,helpers,herfst,hersteller,hond,honden,hospice,hout,houtwal,huis,huiswerk,huizen,
    hulp,hulpen,huur,inloop,internet,jeugd,jong,jongeren,juf,kaart,kaarten,kamer,kano,kantine,kas,kassa,kat,katten,kerk,keuken,keukens,kien,
    kind,kinderen,klas,kleding,klei,klein,kleren,klus,klussen,klusser,koffie,kok,koken,koks,kook,koor,krant,kranten,kringloop,kruiden,
    kwartier,leer,leerling,lees,lente,leraar,leren,les,lessen,lezen,lezer,licht,lied,loop,lopen,loper,lunch,maaltijd,maaltijden,maat,maatje,
    maatjes,maatjesproject,maker,makers,markt,markten,medewerker,media,meester,mens,middag,middagen,moeder,moedertaal,moes,museum,muur,
    muziek,naai,naaien,nacht,natuur,net,nieuw,nieuwkomer,nieuwkomers,ochtend,onderhoud,ontbijt,ontmoeting,ontmoetings,opbouw,ophaal,oppas,
    opvang,oud,ouder,ouderen,paard,paarden,pad,pakket,pakketten,papier,papieren,partner,penningmeester,plaats,plant,plastic,plek,ploeg,post,
    praat,praten,punt,reis,reken,ren,reparateur,reparatie,restaurant,rijden,rijder,rijders,rit,rolstoel,rondleider,rondleiding,samen,schaak,
    schilder,schilderen,schip,scholen,school,schoon,schoonmaak,schrijf,schuld,schulden,secretaris,sen,senior,senioren,site,sjouw,sloep,
    snoeien,soep,soos,speelgoed,speeltuin,spel,speler,spelers,spellen,spelletje,spelletjes,sport,spreekuur,stad,stadion,stads,stage,stal,
    statushouder,stem,stemmen,stoel,straat,straten,student,studie,taal,taalles,taalmaatje,tafel,tafels,team,technicus,techniek,telefoon,
    teller,telling,theater,thee,tijd,tocht,toernooi,toestel,toestellen,toneel,trainen,trainer,trainers,training,tuin,tuinen,tuinman,
    uitgifte,vaccin,vader,verf,verhaal,verhalen,verhuis,verhuizing,verkoop,vertaler,vervoer,verzorgen,verzorger,verzorging,video,vis,
    vluchteling,vluchtelingen,voetbal,vogel,vogels,voor,voorlezen,voorlezer,voorzitter,vrij,vrijwilliger,vrijwilligers,waak,wacht,wagen,
    wandelaar,wandelen,wandeling,wandelmaatje,water,web,website,wedstrijd,week,weekend,weide,werk,werken,werker,werkplaats,werver,werving,
    wijk,wijkkrant,winkel,winkels,winter,zaag,zang,zee,ziek,zieken,zomer,zorg,zwem,zwemmen,zwerf}'::text[]) as is_known
    from split, lateral (select unnest(array[head, regexp_replace(head, '(s|e|en|n)$', '')]) as own) heads
  )
  select coalesce(string_agg(distinct part, ' '), '') from (
    select tail as part from judged
      where (ends_any or is_known and tail = any ('{
    afval,anderstalig,apotheek,app,arts,baan,baas,bal,band,bank,bar,beheer,beheerder,bel,beleef,bellen,bestel,bingo,binnen,bloed,boer,
    boeren,bord,bos,bouw,brei,breng,brood,buiten,buren,burger,buur,club,college,dag,dagen,dans,deur,digi,digitaal,diner,dorps,duo,eettafel,
    fondsen,gang,gast,gasten,geit,geluid,gesprek,gesprekken,groot,haak,haal,hand,handen,hart,hek,herfst,hond,honden,hospice,huur,inloop,
    jong,kassa,kat,katten,kien,klas,klei,klein,koffie,kok,koks,kruiden,leer,leerling,lees,lente,leren,les,licht,lied,loop,lopen,loper,lunch,
    mens,moedertaal,moes,muur,naai,naaien,nacht,net,nieuw,nieuwkomer,nieuwkomers,ontbijt,ontmoeting,ontmoetings,opbouw,ophaal,oud,paard,
    paarden,pad,plaats,plant,plastic,plek,ploeg,praat,praten,reis,reken,ren,rit,samen,schaak,schoon,schrijf,sen,senior,site,sjouw,soep,soos,
    spel,spellen,stadion,stads,stage,stal,statushouder,stem,stemmen,stoel,straten,student,studie,taal,taalmaatje,teller,telling,thee,tijd,
    tocht,vaccin,verf,verzorgen,verzorger,verzorging,video,vis,vluchteling,vluchtelingen,voor,vrij,waak,wacht,web,week,weekend,werver,
    werving,wijkkrant,winter,zaag,zang,zee,ziek,zieken,zomer,zwerf}'::text[])) and head not in ('ver', 'ont', 'her', 'mis', 'ove', 'gez', 'bes')
    -- The beginning of a word is found as it is; of a verb also by its other forms ('koken' of 'kookgroep').
    union select own from judged
      where ends_any and own = any ('{kook,lees,voorlees,loop,speel,naai,schrijf,reken,zing,wandel,fiets,zwem,klus,vaar,breng,haal,teken,schilder}'::text[])
  ) parts
$$;

-- What it is about, as words that nobody types: a letter for the kind, a nought, and the id without signs.
create function labels_of(v vacancies) returns text language sql immutable parallel safe as $$
  select concat_ws(' ',
    (select string_agg('c0' || regexp_replace(id, '[^a-z0-9]', '', 'g'), ' ') from unnest(v.category_ids) id),
    (select string_agg('g0' || regexp_replace(id, '[^a-z0-9]', '', 'g'), ' ') from unnest(v.target_group_ids) id),
    (select string_agg('a0' || regexp_replace(id, '[^a-z0-9]', '', 'g'), ' ') from unnest(v.age_group_ids) id),
    (select string_agg('t0' || regexp_replace(id, '[^a-z0-9]', '', 'g'), ' ') from unnest(v.tags) id),
    'v0' || regexp_replace(v.vacancy_type, '[^a-z0-9]', '', 'g'),
    case when v.is_remote then 'r0remote' end,
    case when v.is_flexible then 'd0flexible'
      else (select string_agg('d0' || bit, ' ') from generate_series(0, 20) bit where v.schedule_mask & (1 << bit) <> 0) end)
$$;

create or replace function dutch_words_of(v vacancies) returns tsvector language sql immutable as $$
  select setweight(to_tsvector('public.dutch_plain', v.title), 'A') ||
  setweight(to_tsvector('public.dutch_plain', v.organization_name || ' ' || coalesce(v.summary, '') || ' ' || coalesce(v.city, '')), 'B') ||
  setweight(to_tsvector('public.dutch_plain', public.parts_of_compounds(v.title)), 'B') ||
  setweight(to_tsvector('public.dutch_plain', coalesce(v.description, '')), 'C') ||
  setweight(to_tsvector('public.dutch_plain', public.parts_of_compounds(coalesce(v.summary, '') || ' ' ||
    regexp_replace(coalesce(v.description, ''), '<[^<>]*>', ' ', 'g'))), 'C') ||
  setweight(to_tsvector('public.dutch_plain', public.labels_of(v)), 'D')
$$;
create or replace function english_words_of(v vacancies) returns tsvector language sql immutable as $$
  select setweight(to_tsvector('public.english_plain', coalesce(v.title_en, v.title)), 'A') ||
  setweight(to_tsvector('public.english_plain', v.organization_name || ' ' || coalesce(v.summary_en, v.summary, '') || ' ' || coalesce(v.city, '')), 'B') ||
  setweight(to_tsvector('public.english_plain', coalesce(v.description_en, v.description, '')), 'C') ||
  setweight(to_tsvector('public.english_plain', public.labels_of(v)), 'D')
$$;

drop trigger keep_vacancy_words on vacancies;
create trigger keep_vacancy_words after insert or update of status, published_at, organization_id, organization_name, organization_approved,
  title, summary, description, title_en, summary_en, description_en, city, category_ids, target_group_ids, age_group_ids, tags, vacancy_type,
  schedule_mask, is_flexible, is_remote on vacancies
  for each row execute function keep_vacancy_words();

-- Centre by centre, as the owner may be bound by the policies too.
do $$
declare center smallint;
begin
  for center in select id from volunteer_centers loop
    perform set_config('app.center', center::text, true);
    update vacancy_words w set dutch = dutch_words_of(v), english = english_words_of(v) from vacancies v
      where w.volunteer_center_id = center and v.volunteer_center_id = center and v.id = w.vacancy_id;
  end loop;
end $$;

-- Steps are questions in the order in which their hits come: each adds what the ones before it did not find, while fewer than its number in
-- `until` were found. Within a step what ranks by all words comes first. One that was asked for by very many costs what it did: the next are left out.
grant create on schema public to volunteerly_crossing;
drop function vacancies_with_words(text, text, integer);
create function vacancies_with_words(language text, steps text[], until integer[], words text, most integer)
  returns table (id uuid, published_at timestamptz, rank real, step integer)
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
  -- By the index of words and never else: any other way looks into the words of every row, and PostgreSQL does not count that
  -- they stand outside it.
  set enable_seqscan = off set enable_indexscan = off as $$
declare
  config regconfig := case language when 'en' then 'english_plain' else 'dutch_plain' end;
  asked tsquery := to_tsquery(config, words);
  -- What it is about weighs somewhat more than a word somewhere in the description.
  weights real[] := '{0.3, 0.2, 0.4, 1.0}';
  before tsquery := '';
  question tsquery;
  total integer := 0;
  more integer;
begin
  for number in 1 .. cardinality(steps) loop
    continue when total >= least(most, until[number]);
    question := to_tsquery(config, steps[number]);
    continue when numnode(question) = 0;
    if language = 'en' then
      return query select found.vacancy_id, found.published_at, (100 - number + ts_rank(weights, found.english, asked))::real, number from (
        select w.vacancy_id, w.published_at, w.english from vacancy_words w
        where w.volunteer_center_id = current_center() and w.english @@ (question && !! before)
        order by w.published_at desc, w.vacancy_id limit most - total) found;
    else
      return query select found.vacancy_id, found.published_at, (100 - number + ts_rank(weights, found.dutch, asked))::real, number from (
        select w.vacancy_id, w.published_at, w.dutch from vacancy_words w
        where w.volunteer_center_id = current_center() and w.dutch @@ (question && !! before)
        order by w.published_at desc, w.vacancy_id limit most - total) found;
    end if;
    get diagnostics more = row_count;
    total := total + more;
    before := before || question;
  end loop;
end $$;
alter function vacancies_with_words(text, text[], integer[], text, integer) owner to volunteerly_crossing;
revoke all on function vacancies_with_words(text, text[], integer[], text, integer) from public;
grant execute on function vacancies_with_words(text, text[], integer[], text, integer) to volunteerly_server;
revoke create on schema public from volunteerly_crossing;
