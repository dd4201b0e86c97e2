import { type BlockSamples, drawn } from '#app/features/pages/components/blocks/block-sample.ts';

const samples: BlockSamples<'PhotoSlideshow'> = {
  nl: {
    fields: {
      title: 'Foto’s van de oogst',
      slides: [
        { picture: drawn('tuin'), caption: 'Joost en Ria tellen de prei. Het werden er 214.' },
        { picture: drawn('fiets'), caption: 'De fietsen van Rondom.' },
        { picture: drawn('lezen'), caption: 'Voorlezen bij de kapper.' },
      ],
    },
  },
  en: {
    fields: {
      title: 'Photos of the harvest',
      slides: [
        { picture: drawn('tuin'), caption: 'Joost and Ria count the leeks. There were 214.' },
        { picture: drawn('fiets'), caption: 'The bicycles of Rondom.' },
        { picture: drawn('lezen'), caption: 'Reading aloud at the barber’s.' },
      ],
    },
  },
};
export default samples;
