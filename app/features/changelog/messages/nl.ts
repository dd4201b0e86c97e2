export default {
  title: 'Wat is er nieuw',
  inEnglish: 'Deze lijst is er alleen in het Engels.',
  version: 'Versie {{version}}',
  unreleased: 'Nog niet uitgebracht',
} as const;
