/**
 * What should be found: searches in the demo centres with graded answers, graded by reading the texts of db/seeds/demo/content.
 * A line: kind | centre | language | what is typed | what one hopes for | what is good as well. Vacancies by their place in the file of the
 * centre, from 0. Every second line of a kind is held back: it was not looked at while tuning.
 */
export const gradedSearches = `
form | oldebroek | nl | wandelt | 15 | 20
form | oldebroek | nl | lampen | 14 | 3 5
form | oldebroek | nl | lamp | 14 3 | 5
form | oldebroek | nl | koks | 11 | 12
form | oldebroek | nl | vogels | 8 | 7
form | oldebroek | nl | houtwal | 7 | 
form | oldebroek | nl | hond | 15 | 
form | roermond | nl | brief | 4 9 | 
form | roermond | nl | kookt | 18 | 6
form | roermond | nl | gitaar | 1 | 0
form | roermond | nl | dier | 14 15 | 
form | roermond | nl | feestje | 15 | 
form | roermond | nl | chauffeurs | 12 | 
form | meedoen | nl | fietsen | 4 5 3 | 
form | meedoen | nl | kookte | 9 | 
form | meedoen | nl | schildert | 18 | 7
form | meedoen | nl | boodschap | 14 | 
form | public | nl | zaagt | 5 | 
form | public | nl | leest | 7 | 
form | public | nl | lezen | 7 | 
form | public | nl | wandelingen | 13 | 1
form | public | en | cooks | 0 8 | 20
form | public | en | translating | 15 | 
form | public | en | walks | 13 | 1
form | meedoen | en | bicycles | 4 5 | 3
form | meedoen | en | walked | 8 | 
part | oldebroek | nl | maatje | 18 20 | 15
part | oldebroek | nl | bus | 1 | 0
part | oldebroek | nl | taal | 18 20 | 
part | oldebroek | nl | hulp | 14 15 16 10 | 
part | oldebroek | nl | theater | 5 6 | 
part | oldebroek | nl | boerderij | 0 | 1
part | oldebroek | nl | vogel | 8 | 
part | oldebroek | nl | trainer | 9 | 
part | roermond | nl | tuin | 5 6 | 
part | roermond | nl | bus | 12 | 
part | roermond | nl | huiswerk | 2 | 
part | roermond | nl | vrijwilliger | 8 11 17 18 | 
part | roermond | nl | feest | 15 | 
part | roermond | nl | verzorger | 14 | 
part | meedoen | nl | fiets | 4 5 3 | 
part | meedoen | nl | maatje | 8 12 | 
part | meedoen | nl | café | 11 | 12 13
part | meedoen | nl | boot | 7 | 
part | meedoen | nl | tuin | 17 18 | 8
part | public | nl | maatje | 20 14 1 | 
part | public | nl | markt | 18 | 
part | public | nl | voetbal | 4 | 
part | public | nl | werkplaats | 5 12 | 
part | public | nl | restaurant | 0 | 20
part | mas4you | nl | tuin | 12 14 | 
part | mas4you | nl | buddy | 5 | 
part | mas4you | nl | klas | 13 20 | 5
part | mas4you | nl | hoek | 10 | 11
synonym | oldebroek | nl | bejaarden | 0 1 14 15 | 4 11
synonym | oldebroek | nl | auto rijden | 1 12 | 
synonym | oldebroek | nl | asielzoekers | 18 20 | 
synonym | oldebroek | nl | gezelligheid | 4 15 | 0
synonym | oldebroek | nl | kids | 9 | 
synonym | oldebroek | nl | klusjesman | 14 3 | 
synonym | oldebroek | nl | eten maken | 11 10 | 12
synonym | oldebroek | nl | belasting | 16 | 
synonym | oldebroek | nl | alzheimer | 0 | 
synonym | roermond | nl | pc | 10 | 
synonym | roermond | nl | oudjes | 11 12 13 10 | 
synonym | roermond | nl | bijles | 2 | 
synonym | roermond | nl | beesten | 14 15 | 
synonym | roermond | nl | muziekinstrument | 1 0 | 
synonym | roermond | nl | migranten | 8 9 | 
synonym | roermond | nl | papierwerk | 4 | 
synonym | roermond | nl | eenzaamheid | 11 | 17
synonym | meedoen | nl | autorijden | 3 | 
synonym | meedoen | nl | kleermaker | 0 | 
synonym | meedoen | nl | oppas | 13 | 17
synonym | meedoen | nl | voedselbank | 14 15 | 
synonym | meedoen | nl | tweedehands | 1 2 | 3
synonym | public | nl | ggz | 1 | 17
synonym | public | nl | handicap | 4 | 17
synonym | public | nl | facebook | 17 | 15
synonym | public | nl | statushouders | 20 14 | 
synonym | public | nl | notulen | 19 | 
synonym | public | nl | timmeren | 5 | 12
synonym | mas4you | nl | smartphone | 1 | 
synonym | mas4you | nl | bejaardenhuis | 0 12 2 1 | 
synonym | public | en | lonely people | 1 | 
synonym | public | en | asylum seekers | 20 14 | 
synonym | public | en | football | 4 | 
synonym | public | en | carpentry | 5 | 12
synonym | public | en | kids | 3 7 | 
synonym | meedoen | en | pensioners | 8 9 10 | 
synonym | meedoen | en | tailor | 0 | 
synonym | meedoen | en | food bank | 14 15 | 
synonym | meedoen | en | babysitting | 13 | 17
synonym | meedoen | en | driving | 3 | 
wish | oldebroek | nl | iets met dieren op zaterdag | 8 | 7
wish | oldebroek | nl | ik wil graag oude mensen helpen | 0 1 14 15 | 4 11
wish | oldebroek | nl | 's avonds iets met nieuwkomers doen | 18 20 | 
wish | oldebroek | nl | iets in het theater in het weekend | 5 6 | 
wish | oldebroek | nl | buiten werken op zaterdag | 7 8 | 
wish | oldebroek | nl | kinderen helpen na school | 9 | 
wish | roermond | nl | iets met dieren in het weekend | 14 15 | 
wish | roermond | nl | 's avonds koken voor mensen | 18 | 
wish | roermond | nl | ik wil helpen met de computer | 10 | 
wish | roermond | nl | kinderen helpen met huiswerk op maandag | 2 | 
wish | roermond | nl | iets met muziek en jongeren | 0 | 1
wish | roermond | nl | auto rijden voor ouderen | 12 | 
wish | meedoen | nl | iets met mijn handen in de ochtend | 0 4 7 | 18
wish | meedoen | nl | ik wil piano spelen voor bejaarden | 10 | 
wish | meedoen | nl | met kinderen op woensdagmiddag | 17 | 
wish | meedoen | nl | vanuit huis taalmaatje zijn | 12 | 11
wish | public | nl | iets met kinderen op woensdagmiddag | 7 3 | 
wish | public | nl | een avond koken met vrienden | 0 8 | 20
wish | public | nl | iets creatiefs op zaterdag | 2 | 12
wish | public | nl | thuis iets doen in mijn eigen tijd | 15 | 17 19
wish | mas4you | nl | iets met ouderen op woensdag | 0 12 | 1
wish | mas4you | nl | iets in de natuur in het weekend | 7 11 | 
wish | public | en | something with kids after school | 7 3 | 
wish | public | en | I want to cook for people in the evening | 0 8 | 21 20
wish | public | en | something outdoors on Saturday | 10 | 13
wish | public | en | help refugees in the evening | 20 14 | 
wish | meedoen | en | something with kids on Saturday | 17 18 | 
wish | meedoen | en | I would like to fix bikes | 4 | 5
wish | meedoen | en | keep old people company in the afternoon | 8 10 | 
wish | meedoen | en | work in a shop at the weekend | 2 | 
typing | oldebroek | nl | taalmatje | 18 20 | 
typing | oldebroek | nl | chaufeur | 1 | 12
typing | roermond | nl | vrijwiliger | 8 11 17 18 | 
typing | roermond | nl | huisweerk | 2 | 
typing | public | nl | vorlezer | 7 | 
typing | public | nl | schaken bejaardn | 9 10 21 | 
typing | meedoen | nl | naaein | 0 | 
typing | meedoen | nl | pianst | 10 | 
typing | public | en | translater | 15 | 
typing | meedoen | en | bycicle | 4 5 | 3
plain | oldebroek | nl | kantine | 10 | 
plain | oldebroek | nl | syrië | 18 | 
plain | roermond | nl | gitaren | 1 | 
plain | roermond | nl | museum | 12 | 
plain | public | nl | linosnede | 2 | 
plain | public | nl | bankjes | 5 | 
plain | meedoen | nl | oesters | 6 | 
plain | meedoen | nl | kassa | 2 | 
plain | public | en | social media | 17 | 
plain | meedoen | en | wheelchair | 8 | 
`;

export interface GradedSearch {
  kind: string;
  center: string;
  locale: 'nl' | 'en';
  typed: string;
  best: number[];
  good: number[];
}

const numbersOf = (text = '') => text.trim().split(/\s+/).filter(Boolean).map(Number);

/** Half of each kind: those that tuning may look at, or those that were held back. */
export function graded(half: 'tuned' | 'held'): GradedSearch[] {
  const all = gradedSearches
    .trim()
    .split('\n')
    .map((line): GradedSearch => {
      const [kind = '', center = '', locale = '', typed = '', best, good] = line.split(' | ');
      return {
        kind,
        center,
        locale: locale === 'en' ? 'en' : 'nl',
        typed,
        best: numbersOf(best),
        good: numbersOf(good?.replace('|', '')),
      };
    });
  return all.filter(
    (one) => all.filter(({ kind }) => kind === one.kind).indexOf(one) % 2 === (half === 'tuned' ? 0 : 1),
  );
}

/** How good the first five are, from 0 to 1: what is best counts three times what is good, and less further down. */
export function ndcg(found: readonly number[], { best, good }: GradedSearch): number {
  const gains = (grades: readonly number[]) =>
    grades.slice(0, 5).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
  const ideal = gains([...best.map(() => 2), ...good.map(() => 1)]);
  return gains(found.map((one) => (best.includes(one) ? 2 : good.includes(one) ? 1 : 0))) / ideal;
}
