/** What demo organisations do, when they are open and how they are found: made from their sector and their name. */
import { type Row } from '../insert.ts';

/** Types of the shared tree by the sector that the demo texts name. */
const activitiesOf: Record<string, readonly string[]> = {
  armoede: ['food_bank', 'clothing_bank'],
  buurt: ['neighbourhood', 'community_centre'],
  cultuur: ['art_music', 'community_centre'],
  dieren: ['animals'],
  educatie: ['homework_help', 'library'],
  evenement: ['festival'],
  integratie: ['language_cafe', 'refugee_support'],
  jeugd: ['youth_work', 'play'],
  milieu: ['nature', 'workshop'],
  natuur: ['nature'],
  ouderen: ['buddy_visits', 'care_home'],
  participatie: ['work_experience', 'day_activities'],
  sport: ['sports_club'],
  veiligheid: ['first_aid'],
  vervoer: ['local_bus', 'lifts'],
  welzijn: ['community_centre', 'eating_together'],
  zorg: ['home_care', 'buddy_visits'],
};

export const sectors = Object.keys(activitiesOf);

/** The profile of a non-profit; other organisations have none. */
export const activityRow = (type: string, sector: string): Row => {
  const isNonProfit = type === 'NonProfit';
  return {
    non_profit_type_id: isNonProfit ? (sector === 'sport' ? 'association' : 'foundation') : null,
    activity_type_ids: isNonProfit ? (activitiesOf[sector] ?? []) : [],
  };
};

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

/** Web address, numbers and hours, different for each; now and then one says less. */
export function contactRow(name: string, index: number): Row {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\(demo\)|[^a-z]/g, '')
    .slice(0, 30);
  const open = weekdays.filter((_, day) => (day + index) % 3 !== 0);
  return {
    website: `https://${plain}.example`,
    chamber_of_commerce_number: String(41_000_000 + index * 7919),
    email_visible: index % 3 !== 2,
    phone_number_visible: index % 4 !== 3,
    opening_hours:
      index % 5 === 4
        ? []
        : open.map((day) => ({ day, opens: '09:30', closes: index % 2 ? '16:00' : '13:00' })),
    opening_note: index % 5 === 4 ? 'Kom langs op afspraak.' : null,
    social_links:
      index % 2 === 0 ? [{ network: 'instagram', url: `https://instagram.example/${plain}` }] : [],
  };
}
