import { type BlockSamples, drawn } from '#app/features/pages/components/blocks/block-sample.ts';

const samples: BlockSamples<'YouTube'> = {
  nl: {
    fields: {
      title: 'Een avond aan de buurttafel',
      text: 'Dewi kookt voor veertig mensen, en niemand eet alleen.',
      address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      picture: drawn('soep'),
      transcript: 'Dewi: Ik begin om drie uur met snijden.',
    },
  },
  en: {
    fields: {
      title: 'An evening at the table',
      text: 'Dewi cooks for forty people, and nobody eats alone.',
      address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      picture: drawn('soep'),
      transcript: 'Dewi: I begin cutting at three.',
    },
  },
};
export default samples;
