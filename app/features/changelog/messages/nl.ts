export default {
  title: 'Wat is er nieuw',
  version: 'Versie {{version}}',
  unreleased: 'Nog niet uitgebracht',
} as const;
