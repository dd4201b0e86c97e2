export default {
  title: 'Vandaag',
} as const;
