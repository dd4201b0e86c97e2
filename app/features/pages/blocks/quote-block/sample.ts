import { type BlockSamples, drawn } from '#app/features/pages/components/blocks/block-sample.ts';

const samples: BlockSamples<'QuoteBlock'> = {
  nl: {
    fields: {
      quote:
        'Op dinsdag schenk ik koffie. Op woensdag weet ik van zes mensen hoe het met hun kleinkinderen gaat.',
      name: 'Kwame Boateng',
      role: 'sinds drie jaar gastheer bij het koffie-uur',
      picture: { ...drawn('kwame'), alt: '' },
    },
  },
  en: {
    fields: {
      quote:
        'On Tuesday I put out the chairs. On Wednesday I know of six people how their grandchildren are.',
      name: 'Kwame Boateng',
      role: 'host of the coffee hour for three years',
      picture: { ...drawn('kwame'), alt: '' },
    },
  },
};
export default samples;
