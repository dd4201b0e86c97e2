import type { BlockSamples } from '#app/features/pages/components/blocks/block-sample.ts';

const samples: BlockSamples<'SectionTitle'> = {
  nl: {
    fields: { title: 'Zo doe je mee', intro: 'Zes manieren om te beginnen. Kies wat bij je week past.' },
  },
  en: { fields: { title: 'How to join in', intro: 'Six ways to begin. Choose what suits your week.' } },
};
export default samples;
