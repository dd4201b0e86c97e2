import { type BlockSamples, drawn } from '#app/features/pages/components/blocks/block-sample.ts';

const samples: BlockSamples<'TextWithUsps'> = {
  nl: {
    fields: {
      title: 'Eerst een kop koffie, dan pas een klus die past',
      intro: 'Je hoeft niet te weten wat je zoekt. Wij denken graag met je mee.',
      picture: drawn('koffie'),
      points: [
        {
          icon: 'gift',
          title: 'Het kost je niets',
          text: 'De gemeente verzekert je zolang je als vrijwilliger helpt.',
        },
        {
          icon: 'clock',
          title: 'Een uur is genoeg',
          text: 'Eén keer per maand of elke dag: het ritme kies je zelf.',
        },
      ],
    },
  },
  en: {
    fields: {
      title: 'A cup of coffee first, and only then something to do',
      intro: 'You need not know what you are looking for. We like to think along.',
      picture: drawn('koffie'),
      points: [
        {
          icon: 'gift',
          title: 'It costs you nothing',
          text: 'The municipality insures you for as long as you volunteer.',
        },
        { icon: 'clock', title: 'An hour is enough', text: 'Once a month or every day: the pace is yours.' },
      ],
    },
  },
};
export default samples;
