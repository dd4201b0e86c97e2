import { type BlockSamples, drawn } from '#app/features/pages/components/blocks/block-sample.ts';

const samples: BlockSamples<'CallToAction'> = {
  nl: {
    fields: {
      title: 'Zoekt jouw organisatie vrijwilligers?',
      text: 'Plaats je vacature en lees binnen een paar dagen wie er wil helpen.',
      picture: drawn('soep'),
      actions: [
        { label: 'Organisatie aanmelden', href: '/organizations/signup' },
        { label: 'Bel met Femke', href: 'tel:+31118204560' },
      ],
    },
  },
  en: {
    fields: {
      title: 'Could you do with a few more hands?',
      text: 'Place your vacancy, and read within days who would like to help.',
      picture: drawn('soep'),
      actions: [
        { label: 'Sign up an organisation', href: '/organizations/signup' },
        { label: 'Call Femke', href: 'tel:+31118204560' },
      ],
    },
  },
};
export default samples;
