import { type BlockSamples, drawn } from '#app/features/pages/components/blocks/block-sample.ts';

const samples: BlockSamples<'LogoBar'> = {
  nl: {
    fields: {
      title: 'Mogelijk gemaakt door',
      logos: [
        { name: 'Gemeente Waterveen', icon: 'landmark', picture: null, href: 'https://www.voorbeeld.nl' },
        { name: 'Bibliotheek', icon: 'library', picture: null, href: null },
        { name: 'De Buurttuin', icon: null, picture: drawn('tuin'), href: null },
      ],
    },
  },
  en: {
    fields: {
      title: 'Made possible by',
      logos: [
        { name: 'Waterveen council', icon: 'landmark', picture: null, href: 'https://www.example.org' },
        { name: 'Library', icon: 'library', picture: null, href: null },
        { name: 'The garden', icon: null, picture: drawn('tuin'), href: null },
      ],
    },
  },
};
export default samples;
