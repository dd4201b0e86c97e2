import type { BlockSamples } from '#app/features/pages/components/blocks/block-sample.ts';

const samples: BlockSamples<'Hotlinks'> = {
  nl: {
    fields: {
      title: 'Zo doe je mee',
      intro: 'Kies wat bij je week past.',
      links: [
        {
          icon: 'map-pin',
          title: 'Zoek een vacature',
          text: '214 plekken, op jouw dag',
          href: '/vacancies/search',
        },
        { icon: 'coffee', title: 'Drink koffie met ons', text: 'ma t/m do, Kade 14', href: '#koffie' },
        { icon: 'school', title: 'Stage lopen', text: 'Voor scholieren', href: '/vacancies/search?q=stage' },
        { icon: 'life-buoy', title: 'Bel Femke', text: '0118 20 45 60', href: 'tel:+31118204560' },
      ],
    },
  },
  en: {
    fields: {
      title: 'How to join in',
      intro: 'Choose what suits your week.',
      links: [
        {
          icon: 'map-pin',
          title: 'Find a vacancy',
          text: '214 places, on your day',
          href: '/vacancies/search',
        },
        { icon: 'coffee', title: 'Have coffee with us', text: 'Mon to Thu, Kade 14', href: '#coffee' },
        { icon: 'school', title: 'Do a placement', text: 'For pupils', href: '/vacancies/search?q=stage' },
        { icon: 'life-buoy', title: 'Call Femke', text: '0118 20 45 60', href: 'tel:+31118204560' },
      ],
    },
  },
};
export default samples;
