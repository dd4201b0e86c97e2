import { type BlockSamples, drawn } from '#app/features/pages/components/blocks/block-sample.ts';

const samples: BlockSamples<'ImageTextButtons'> = {
  nl: {
    fields: {
      title: 'Eerst een ochtend proberen',
      text: 'Je loopt mee met iemand die het al doet. Bevalt het niet, dan zoeken we samen verder. Dat kost je niets.',
      picture: drawn('tuin'),
      imageSide: 'left',
      actions: [
        { label: 'Kies een ochtend', href: '/vacancies/search' },
        { label: 'Lees hoe het gaat', href: 'https://www.voorbeeld.nl/proberen' },
      ],
    },
  },
  en: {
    fields: {
      title: 'Try a morning first',
      text: 'You go along with somebody who does it already. If you do not like it, we look on together. It costs you nothing.',
      picture: drawn('tuin'),
      imageSide: 'right',
      actions: [
        { label: 'Choose a morning', href: '/vacancies/search' },
        { label: 'Read how it goes', href: 'https://www.example.org/try' },
      ],
    },
  },
};
export default samples;
