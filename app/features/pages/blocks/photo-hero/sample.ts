import { type BlockSamples, drawn } from '#app/features/pages/components/blocks/block-sample.ts';

const samples: BlockSamples<'PhotoHero'> = {
  nl: {
    fields: {
      title: 'Een woensdag vol doelpunten',
      text: 'Train mee met de jongste teams. Je hoeft zelf niet te kunnen voetballen.',
      picture: drawn('voetbal', { x: 0.7, y: 0.4 }),
      actions: [
        { label: 'Word jeugdtrainer', href: '/vacancies/search' },
        { label: 'Vraag iets', href: 'mailto:hallo@voorbeeld.nl' },
      ],
    },
  },
  en: {
    fields: {
      title: 'A Wednesday full of goals',
      text: 'Help train the youngest teams. You need not play yourself.',
      picture: drawn('voetbal', { x: 0.7, y: 0.4 }),
      actions: [
        { label: 'Become a coach', href: '/vacancies/search' },
        { label: 'Ask something', href: 'mailto:hello@example.org' },
      ],
    },
  },
};
export default samples;
