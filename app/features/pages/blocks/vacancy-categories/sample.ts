import type { BlockSamples } from '#app/features/pages/components/blocks/block-sample.ts';
import type { CategoryCount } from '#app/features/pages/categories.server.ts';

const samples: BlockSamples<'VacancyCategories', CategoryCount[]> = {
  nl: {
    fields: {
      title: 'Waar word jij blij van?',
      intro: 'Kies een onderwerp. Op de volgende pagina kun je verder filteren.',
    },
    data: [
      { id: 'host', name: 'Zorg en gezelschap', icon: 'heart-handshake', count: 48 },
      { id: 'language', name: 'Taal en inburgering', icon: 'languages', count: 27 },
      { id: 'nature', name: 'Natuur en buiten', icon: 'sprout', count: 22 },
      { id: 'sport', name: 'Sport en bewegen', icon: 'trophy', count: 19 },
      { id: 'board', name: 'Bestuur en kantoor', icon: 'landmark', count: 1 },
    ],
  },
  en: {
    fields: {
      title: 'What makes you happy?',
      intro: 'Choose a subject. You can narrow it down on the next page.',
    },
    data: [
      { id: 'host', name: 'Care and company', icon: 'heart-handshake', count: 48 },
      { id: 'language', name: 'Language', icon: 'languages', count: 27 },
      { id: 'nature', name: 'Nature and outdoors', icon: 'sprout', count: 22 },
      { id: 'sport', name: 'Sport and exercise', icon: 'trophy', count: 19 },
      { id: 'board', name: 'Boards and offices', icon: 'landmark', count: 1 },
    ],
  },
};
export default samples;
