/** The lists that all centres share (domain.md, section 2.1), and a point for each postcode. */
import type pg from 'pg';
import { activityThemes } from './activity-types.ts';
import { type Row, inTransaction, upsert } from './insert.ts';
import { readPlaces } from './places/read-places.ts';
import { seedPlaces } from './places/seed-places.ts';

type Named = readonly [id: string, nl: string, en: string];

export const categories: readonly (readonly [...Named, icon: string])[] = [
  ['activities', 'Activiteiten en recreatie', 'Activities and recreation', 'dices'],
  ['buddy', 'Maatjes en gezelschap', 'Buddies and company', 'heart-handshake'],
  ['language', 'Taal en inburgering', 'Language and integration', 'languages'],
  ['teaching', 'Lesgeven en huiswerkhulp', 'Teaching and homework help', 'book-open'],
  ['admin', 'Administratie en papierwerk', 'Administration and paperwork', 'file-text'],
  ['host', 'Gastvrouw/gastheer', 'Host', 'coffee'],
  ['board', 'Bestuur en organisatie', 'Board and organisation', 'users'],
  ['finance', 'Financiën en fondsenwerving', 'Finance and fundraising', 'piggy-bank'],
  ['ict', 'Computer en ICT', 'Computers and ICT', 'laptop'],
  ['comms', 'Communicatie en media', 'Communication and media', 'megaphone'],
  ['events', 'Evenementen', 'Events', 'party-popper'],
  ['hospitality', 'Koken en horeca', 'Cooking and catering', 'soup'],
  ['retail', 'Winkel, kringloop en uitgifte', 'Shops, recycling and distribution', 'shopping-bag'],
  ['culture', 'Kunst, cultuur en erfgoed', 'Arts, culture and heritage', 'palette'],
  ['nature', 'Natuur, milieu en dieren', 'Nature, environment and animals', 'leaf'],
  ['sport', 'Sport en bewegen', 'Sport and exercise', 'trophy'],
  ['handyman', 'Klussen en techniek', 'Odd jobs and repairs', 'hammer'],
  ['transport', 'Vervoer en boodschappen', 'Transport and groceries', 'bus'],
];

const targetGroups: readonly Named[] = [
  ['children', 'Kinderen', 'Children'],
  ['youth', 'Jongeren', 'Young people'],
  ['elderly', 'Ouderen', 'Older people'],
  ['chronically_ill', 'Mensen die langdurig ziek zijn', 'People with a long-term illness'],
  ['physical_disability', 'Mensen met een lichamelijke beperking', 'People with a physical disability'],
  [
    'intellectual_disability',
    'Mensen met een verstandelijke beperking',
    'People with an intellectual disability',
  ],
  ['sensory_disability', 'Mensen die slecht zien of horen', 'People with a sight or hearing impairment'],
  ['mental_vulnerability', 'Mensen met een psychische kwetsbaarheid', 'People with mental health problems'],
  ['homeless', 'Dak- en thuislozen', 'Homeless people'],
  ['refugees', 'Vluchtelingen en nieuwkomers', 'Refugees and newcomers'],
  ['informal_carers', 'Mantelzorgers', 'Informal carers'],
  ['low_income', 'Mensen met weinig geld', 'People on a low income'],
  ['neighbours', 'Buurtbewoners', 'Neighbours'],
  ['dementia', 'Mensen met dementie', 'People with dementia'],
];

const ageGroups: readonly (readonly [...Named, from: number | null, to: number | null])[] = [
  ['13_15', '13 tot en met 15 jaar', '13 to 15', 13, 15],
  ['16_17', '16 en 17 jaar', '16 and 17', 16, 17],
  ['under_18', 'Jonger dan 18', 'Under 18', null, 17],
  ['18_27', '18 tot en met 27 jaar', '18 to 27', 18, 27],
  ['28_45', '28 tot en met 45 jaar', '28 to 45', 28, 45],
  ['46_64', '46 tot en met 64 jaar', '46 to 64', 46, 64],
  ['65_plus', '65 jaar en ouder', '65 and over', 65, null],
];

const tags: readonly Named[] = [
  ['once', 'Eenmalig', 'Once'],
  ['regularly', 'Regelmatig', 'Regularly'],
  ['multi_day', 'Meerdere dagen', 'Several days'],
  ['flexible', 'Flexibel', 'Flexible'],
  ['free', 'Gratis', 'Free'],
];

const nonProfitTypes: readonly Named[] = [
  ['foundation', 'Stichting', 'Foundation'],
  ['association', 'Vereniging', 'Association'],
  ['residents_initiative', 'Bewonersinitiatief', 'Residents’ initiative'],
  ['cooperative', 'Coöperatie', 'Cooperative'],
  ['faith_community', 'Kerk of geloofsgemeenschap', 'Church or faith community'],
  ['care_provider', 'Zorg- of welzijnsinstelling', 'Care or welfare institution'],
  ['social_enterprise', 'Sociale onderneming', 'Social enterprise'],
  ['public_body', 'Overheid of publieke instelling', 'Public body'],
];

const named = ([id, name_nl, name_en]: readonly [...Named, ...unknown[]], index: number): Row => ({
  id,
  name_nl,
  name_en,
  position: index + 1,
});

/** Themes in their order, each followed by its types: positions run through the whole tree. */
function activityTypeRows(): Row[] {
  const items = activityThemes.flatMap(({ theme, icon, types }) => [
    { item: theme, icon, theme_id: null },
    ...types.map((item) => ({ item, icon, theme_id: theme[0] })),
  ]);
  return items.map(({ item, icon, theme_id }, index) => ({ ...named(item, index), icon, theme_id }));
}

/** Fills the shared lists, or brings them up to date. May be run at each start. */
export async function seedReferenceLists(client: pg.Client): Promise<void> {
  const placeRows = await readPlaces();
  await inTransaction(client, async () => {
    const icons = categories.map((item, index) => ({ ...named(item, index), icon: item[3] }));
    await upsert(client, 'categories', 'id', icons);
    await upsert(client, 'target_groups', 'id', targetGroups.map(named));
    const ages = ageGroups.map((item, index) => ({
      ...named(item, index),
      minimum_age: item[3],
      maximum_age: item[4],
    }));
    await upsert(client, 'age_groups', 'id', ages);
    await upsert(client, 'tags', 'id', tags.map(named));
    await upsert(client, 'non_profit_types', 'id', nonProfitTypes.map(named));
    await upsert(client, 'activity_types', 'id', activityTypeRows());
    await seedPlaces(client, placeRows);
  });
}
