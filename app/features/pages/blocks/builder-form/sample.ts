import type { FormOfBlock } from './block.tsx';
import type { BlockSamples } from '#app/features/pages/components/blocks/block-sample.ts';

const samples: BlockSamples<'BuilderForm', FormOfBlock> = {
  nl: {
    fields: {
      title: null,
      intro: 'Een paar vragen, twee minuten.',
      formId: null,
      closedText: null,
    },
    data: {
      id: '00000000-0000-4000-8000-000000000001',
      slug: 'workshops',
      locale: 'nl',
      title: 'Workshops',
      intake: 'open',
      closesAt: null,
    },
  },
  en: {
    fields: {
      title: null,
      intro: 'A few questions, two minutes.',
      formId: null,
      closedText: null,
    },
    data: {
      id: '00000000-0000-4000-8000-000000000001',
      slug: 'workshops',
      locale: 'en',
      title: 'Workshops',
      intake: 'open',
      closesAt: null,
    },
  },
};
export default samples;
