import { type BlockSamples, drawn } from '#app/features/pages/components/blocks/block-sample.ts';

const samples: BlockSamples<'FourCards'> = {
  nl: {
    fields: {
      title: 'Wat je bij ons leert',
      intro: 'Gratis voor wie vrijwilligerswerk doet.',
      more: { label: 'Alle workshops', href: '/workshops' },
      cards: [
        {
          icon: 'graduation-cap',
          picture: drawn('taal'),
          title: 'Duidelijk praten',
          text: 'Een avond over rustig uitleggen, ook als het lastig is.',
          href: '/vacancies/search',
        },
        {
          icon: 'graduation-cap',
          picture: drawn('laptop'),
          title: 'Digitaal handig',
          text: 'Je leert anderen helpen met DigiD en hun telefoon.',
          href: '/vacancies/search',
        },
        {
          icon: 'graduation-cap',
          picture: drawn('koffie'),
          title: 'Goed luisteren',
          text: 'Wat zeg je als iemand verdriet heeft? En wat niet?',
          href: '/vacancies/search',
        },
        {
          icon: 'graduation-cap',
          picture: drawn('bus'),
          title: 'Veilig rijden',
          text: 'Opfriscursus voor wie mensen vervoert.',
          href: '/vacancies/search',
        },
      ],
    },
  },
  en: {
    fields: {
      title: 'What you learn with us',
      intro: 'Free for whoever volunteers.',
      more: { label: 'All workshops', href: '/workshops' },
      cards: [
        {
          icon: 'graduation-cap',
          picture: drawn('taal'),
          title: 'Speaking clearly',
          text: 'An evening on explaining calmly, also when it is hard.',
          href: '/vacancies/search',
        },
        {
          icon: 'graduation-cap',
          picture: drawn('laptop'),
          title: 'Handy online',
          text: 'You learn to help others with DigiD and their phone.',
          href: '/vacancies/search',
        },
        {
          icon: 'graduation-cap',
          picture: drawn('koffie'),
          title: 'Listening well',
          text: 'What do you say to somebody in grief? And what not?',
          href: '/vacancies/search',
        },
        {
          icon: 'graduation-cap',
          picture: drawn('bus'),
          title: 'Driving safely',
          text: 'A refresher for whoever drives people.',
          href: '/vacancies/search',
        },
      ],
    },
  },
};
export default samples;
