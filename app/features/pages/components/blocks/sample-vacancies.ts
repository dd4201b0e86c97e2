import type { VacancySummary } from '#app/features/vacancies/components/summary.ts';

const vacancy = (
  id: string,
  imageKey: string | null,
  title: string,
  titleEn: string,
  organizationName: string,
): VacancySummary => ({
  id,
  title,
  titleEn,
  organizationName,
  schedule: 'flexible',
  startsOn: null,
  endsOn: null,
  hoursMin: 2,
  hoursMax: 4,
  tags: [],
  isRemote: false,
  city: 'Waterveen',
  distanceKm: 1.8,
  sharedBy: null,
  positionsLeft: 2,
  imageKey,
  lat: null,
  lon: null,
  category: 'host',
  photo: null,
});

/** Vacancies of nobody, for samples of blocks. */
export const sampleVacancies: VacancySummary[] = [
  vacancy(
    '00000000-0000-4000-8000-000000000001',
    'soep',
    'Koken voor de buurttafel',
    'Cooking for the table',
    'Huis van de Wijk Oost',
  ),
  vacancy(
    '00000000-0000-4000-8000-000000000002',
    'taal',
    'Taalmaatje: een uurtje kletsen in het Nederlands',
    'Language buddy',
    'Bibliotheek Waterveen',
  ),
  vacancy(
    '00000000-0000-4000-8000-000000000003',
    null,
    'Chauffeur op de buurtbus',
    'Driver of the community bus',
    'Buurtbus Veenland',
  ),
];
