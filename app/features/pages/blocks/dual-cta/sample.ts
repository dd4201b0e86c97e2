import type { BlockSamples } from '#app/features/pages/components/blocks/block-sample.ts';

const samples: BlockSamples<'DualCta'> = {
  nl: {
    fields: {
      title: 'Waar kom je voor?',
      items: [
        {
          icon: 'life-buoy',
          title: 'Ik zoek hulp',
          text: 'Boodschappen, een lamp ophangen of gewoon gezelschap.',
          action: { label: 'Vraag hulp', href: '#hulp' },
        },
        {
          icon: 'heart-handshake',
          title: 'Ik wil helpen',
          text: 'Eén keer of elke week. Je ziet eerst wie er wacht en waar.',
          action: { label: 'Bekijk wie er wacht', href: '/vacancies/search' },
        },
      ],
    },
  },
  en: {
    fields: {
      title: 'What brings you here?',
      items: [
        {
          icon: 'life-buoy',
          title: 'I am looking for help',
          text: 'Shopping, hanging a lamp or just company.',
          action: { label: 'Ask for help', href: '#help' },
        },
        {
          icon: 'heart-handshake',
          title: 'I want to help',
          text: 'Once or every week. You see first who waits and where.',
          action: { label: 'See who waits', href: '/vacancies/search' },
        },
      ],
    },
  },
};
export default samples;
