import { type BlockSamples, drawn } from '#app/features/pages/components/blocks/block-sample.ts';

const samples: BlockSamples<'Image'> = {
  nl: {
    fields: {
      picture: drawn('wandel', { x: 0.5, y: 0.4 }),
      caption: 'Sanne en meneer De Wit in het Oosterpark. Foto: Vrijwilligerspunt',
    },
  },
  en: {
    fields: {
      picture: drawn('wandel', { x: 0.5, y: 0.4 }),
      caption: 'Sanne and Mr De Wit in the Oosterpark. Photo: Vrijwilligerspunt',
    },
  },
};
export default samples;
