/** Sample rows of the table's story. */
import type { BadgeKind } from '#app/ui/badge-kinds.ts';

export type Row = {
  id: string;
  at: number;
  title: string;
  organization: string;
  status: Extract<BadgeKind, 'published' | 'expiring' | 'filled' | 'draft'>;
  replies: number;
  day: number;
};

const statuses = ['expiring', 'expiring', 'published', 'filled', 'published', 'draft'] as const;
const replies = [7, 0, 4, 1, 12, 1208];

function rowsOf(titles: readonly string[], organization: string): Row[] {
  return titles.map((title, at) => ({
    id: `v${at + 1}`,
    at,
    title,
    organization,
    status: statuses[at % statuses.length] ?? 'draft',
    replies: replies[at % replies.length] ?? 0,
    day: at + 2,
  }));
}

const nl = {
  vacancies: 'Vacatures',
  vacancy: 'Vacature',
  status: 'Status',
  when: 'Wanneer',
  morning: 'Di en vr, ochtend',
  replies: 'Reacties',
  expires: 'Verloopt',
  published: 'Gepubliceerd',
  expiring: 'Verloopt',
  filled: 'Vervuld',
  draft: 'Concept',
  extend: 'Verleng',
  archive: 'Archiveer',
  extendTitle: (count: number) => (count === 1 ? 'Verleng 1 vacature' : `Verleng ${count} vacatures`),
  dryRun: 'Proef vooraf',
  willExtend: (count: number) => `${count} ${count === 1 ? 'wordt' : 'worden'} verlengd met 3 maanden`,
  extendNow: (count: number) => `Verleng ${count}`,
  cancel: 'Annuleer',
  menu: (title: string) => `Meer over ${title}`,
  edit: 'Bewerk',
  noExtend: 'Een concept verloopt niet',
  extended: (title: string) => `${title} is verlengd`,
  forGood: 'Voorgoed',
  pages: 'Pagina’s met vacatures',
  page: 'Pagina',
  previous: 'Vorige',
  next: 'Volgende',
  saved: 'Bewaarde filters',
  taken: 'Er is al een filter met deze naam',
  filters: [
    { id: undefined as string | undefined, label: 'Alle', count: '214', current: true },
    { id: 'soon', label: 'Verloopt binnenkort', count: '12', current: false },
    { id: 'none', label: 'Zonder reactie', count: '31', current: false },
    { id: 'draft', label: 'Concepten', count: '9', current: false },
    { id: 'mine', label: 'Mijn organisaties', count: '47', current: false },
  ],
  chips: ['Verloopt binnen 14 dagen', 'Status: gepubliceerd'],
  empty: 'Hier komen jullie vacatures',
  add: 'Voeg een vacature toe',
  nothing: 'Geen vacature past bij deze filters',
  wider: 'Wis de filters',
  failed: 'De vacatures konden niet worden opgehaald. Je filters staan er nog.',
  again: 'Probeer opnieuw',
  rows: (isLong: boolean) =>
    rowsOf(
      isLong
        ? [
            'Vrijwilligersvacaturebeoordelingscommissielid voor de wijkvoorzieningen in Nieuwveense Landen',
            'Ontmoetingsactiviteitenbegeleider',
          ]
        : [
            'Jeugdtrainer voetbal',
            'Voorlezen op woensdag',
            'Chauffeur buurtbus',
            'Wandelmaatje gezocht',
            'Fietsen opknappen',
            'Digihulp: samen de computer de baas',
          ],
      isLong ? 'Stichting Samenwerkende Vrijwilligersorganisaties Noordoost-Veluwe' : 'VV Waterveen',
    ),
};

const en: typeof nl = {
  ...nl,
  vacancies: 'Vacancies',
  vacancy: 'Vacancy',
  when: 'When',
  morning: 'Tue and Fri, morning',
  replies: 'Replies',
  expires: 'Expires',
  published: 'Published',
  expiring: 'Expiring',
  filled: 'Filled',
  draft: 'Draft',
  extend: 'Extend',
  archive: 'Archive',
  extendTitle: (count) => (count === 1 ? 'Extend 1 vacancy' : `Extend ${count} vacancies`),
  dryRun: 'Dry run',
  willExtend: (count) => `${count} will be extended by 3 months`,
  extendNow: (count) => `Extend ${count}`,
  cancel: 'Cancel',
  menu: (title) => `More about ${title}`,
  edit: 'Edit',
  noExtend: 'A draft does not expire',
  extended: (title) => `${title} is extended`,
  forGood: 'For good',
  pages: 'Pages of vacancies',
  page: 'Page',
  previous: 'Previous',
  next: 'Next',
  saved: 'Saved filters',
  taken: 'There is a filter of this name already',
  filters: [
    { id: undefined, label: 'All', count: '214', current: true },
    { id: 'soon', label: 'Expiring soon', count: '12', current: false },
    { id: 'draft', label: 'Drafts', count: '9', current: false },
  ],
  chips: ['Expires within 14 days', 'Status: published'],
  empty: 'Your vacancies will stand here',
  add: 'Add a vacancy',
  nothing: 'No vacancy matches these filters',
  wider: 'Clear the filters',
  failed: 'The vacancies could not be fetched. Your filters are still there.',
  again: 'Try again',
  rows: () =>
    rowsOf(
      [
        'Youth football coach',
        'Reading aloud on Wednesday',
        'Neighbourhood bus driver',
        'Walking companion',
        'Mending bicycles',
        'Digital help',
      ],
      'Waterveen FC',
    ),
};

export const tableSample = { nl, en };
