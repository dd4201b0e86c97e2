import { type BlockSamples, drawn } from '#app/features/pages/components/blocks/block-sample.ts';
import type { Story } from '#app/features/pages/components/blocks/story-card.tsx';

const samples: BlockSamples<'NewsCarousel', Story[]> = {
  nl: {
    fields: {
      title: 'Nieuws uit de buurt',
      intro: 'Wat er deze maand gebeurde.',
      source: 'newest',
      count: 9,
    },
    data: [
      {
        id: 's0',
        href: '/nieuws/bericht-0',
        title: 'Met honderd man de wilgen in',
        summary: 'Op de eerste zaterdag van december knotten we weer in het Veenbos.',
        publishedAt: '2026-11-12T09:00:00.000Z',
        picture: drawn('natuur'),
      },
      {
        id: 's1',
        href: '/nieuws/bericht-1',
        title: 'Werkplaats Rondom gaf 80 fietsen weg',
        summary: null,
        publishedAt: '2026-11-09T09:00:00.000Z',
        picture: drawn('fiets'),
      },
      {
        id: 's2',
        href: '/nieuws/bericht-2',
        title: 'Nieuw: voorlezen bij de kapper',
        summary: 'Wie wacht, leest een boek met een kind uit de wijk.',
        publishedAt: '2026-11-06T09:00:00.000Z',
        picture: drawn('lezen'),
      },
      {
        id: 's3',
        href: '/nieuws/bericht-3',
        title: 'De bus rijdt ook op zondag',
        summary: 'Drie nieuwe chauffeurs maken het mogelijk.',
        publishedAt: '2026-11-03T09:00:00.000Z',
        picture: null,
      },
    ],
  },
  en: {
    fields: {
      title: 'News from around here',
      intro: 'What happened this month.',
      source: 'newest',
      count: 9,
    },
    data: [
      {
        id: 's0',
        href: '/nieuws/bericht-0',
        title: 'A hundred people into the willows',
        summary: 'On the first Saturday of December we pollard again.',
        publishedAt: '2026-11-12T09:00:00.000Z',
        picture: drawn('natuur'),
      },
      {
        id: 's1',
        href: '/nieuws/bericht-1',
        title: 'Rondom gave away 80 bicycles',
        summary: null,
        publishedAt: '2026-11-09T09:00:00.000Z',
        picture: drawn('fiets'),
      },
      {
        id: 's2',
        href: '/nieuws/bericht-2',
        title: 'New: reading aloud at the barber’s',
        summary: 'Whoever waits reads with a child from the neighbourhood.',
        publishedAt: '2026-11-06T09:00:00.000Z',
        picture: drawn('lezen'),
      },
      {
        id: 's3',
        href: '/nieuws/bericht-3',
        title: 'The bus also runs on Sundays',
        summary: 'Three new drivers make it possible.',
        publishedAt: '2026-11-03T09:00:00.000Z',
        picture: null,
      },
    ],
  },
};
export default samples;
