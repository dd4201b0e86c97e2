import type { BlockSamples } from '#app/features/pages/components/blocks/block-sample.ts';
import { sampleVacancies } from '#app/features/pages/components/blocks/sample-vacancies.ts';
import type { CardData } from './data.server.ts';

const samples: BlockSamples<'DynamicCards', CardData> = {
  nl: {
    fields: {
      title: 'Deze week hard nodig',
      intro: 'Hier zoeken ze binnen twee weken iemand.',
      source: 'closing_soon',
      category: null,
      near: null,
      count: 4,
    },
    data: { kind: 'vacancies', items: sampleVacancies, records: 214, href: '/vacancies/search' },
  },
  en: {
    fields: {
      title: 'Needed this week',
      intro: 'These look for somebody within a fortnight.',
      source: 'closing_soon',
      category: null,
      near: null,
      count: 4,
    },
    data: { kind: 'vacancies', items: sampleVacancies, records: 214, href: '/vacancies/search' },
  },
};
export default samples;
