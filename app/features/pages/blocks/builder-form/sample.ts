import type { FormOfBlock } from './block.tsx';
import type { BlockSamples } from '#app/features/pages/components/blocks/block-sample.ts';

const samples: BlockSamples<'BuilderForm', FormOfBlock> = {
  nl: {
    fields: {
      title: 'Blijf op de hoogte van de workshops',
      intro: 'Vijf vragen, twee minuten.',
      formId: '00000000-0000-4000-8000-000000000001',
      closedText: 'Dit formulier was open tot 1 november.',
    },
    data: { slug: 'workshops', title: 'Workshops', intake: 'open', closesAt: null },
  },
  en: {
    fields: {
      title: 'Stay in touch about the workshops',
      intro: 'Five questions, two minutes.',
      formId: '00000000-0000-4000-8000-000000000001',
      closedText: 'This form was open until 1 November.',
    },
    data: { slug: 'workshops', title: 'Workshops', intake: 'open', closesAt: null },
  },
};
export default samples;
