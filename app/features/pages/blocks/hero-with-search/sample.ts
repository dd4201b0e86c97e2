import type { BlockSamples } from '#app/features/pages/components/blocks/block-sample.ts';
import { sampleVacancies } from '#app/features/pages/components/blocks/sample-vacancies.ts';
import type { SearchBeginning } from '#app/features/pages/categories.server.ts';

const samples: BlockSamples<'HeroWithSearch', SearchBeginning> = {
  nl: {
    fields: {
      title: 'Wie ga jij deze week blij maken?',
      intro: 'Van een uurtje koffie tot elke week voetbaltraining.',
    },
    data: {
      records: 214,
      urgent: sampleVacancies.slice(0, 2),
      categories: [
        { id: 'host', name: 'Zorg en gezelschap', icon: 'heart-handshake', count: 48 },
        { id: 'language', name: 'Taal en inburgering', icon: 'languages', count: 27 },
        { id: 'nature', name: 'Natuur en buiten', icon: 'sprout', count: 22 },
        { id: 'sport', name: 'Sport en bewegen', icon: 'trophy', count: 19 },
        { id: 'board', name: 'Bestuur en kantoor', icon: 'landmark', count: 1 },
      ],
    },
  },
  en: {
    fields: {
      title: 'Who could you make happy this week?',
      intro: 'From an hour of coffee to football practice every week.',
    },
    data: {
      records: 214,
      urgent: sampleVacancies.slice(0, 2),
      categories: [
        { id: 'host', name: 'Care and company', icon: 'heart-handshake', count: 48 },
        { id: 'language', name: 'Language', icon: 'languages', count: 27 },
        { id: 'nature', name: 'Nature and outdoors', icon: 'sprout', count: 22 },
        { id: 'sport', name: 'Sport and exercise', icon: 'trophy', count: 19 },
        { id: 'board', name: 'Boards and offices', icon: 'landmark', count: 1 },
      ],
    },
  },
};
export default samples;
