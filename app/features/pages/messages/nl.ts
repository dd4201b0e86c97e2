export default {
  home: { title: 'Vrijwilligerswerk in jouw buurt', all: 'Alle vacatures' },
} as const;
