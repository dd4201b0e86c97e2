export default {
  titles: { code: 'Vacatures op een andere website' },
  heading: 'Laat vacatures zien op je eigen website',
  text: 'Zet één van deze codes op je website, of geef hem aan wie de website maakt. De lijst werkt zichzelf bij. Er komen geen cookies mee.',
  frameTitle: 'Vrijwilligerswerk',
  search: 'Dit staat in de lijst',
  everything: 'Alle vacatures',
  changeSearch: 'Kies andere vacatures',
  look: 'Bekijk de lijst',
  ways: {
    script: {
      title: 'Met een script',
      text: 'Het raam wordt vanzelf zo hoog als de lijst.',
    },
    frame: {
      title: 'Zonder script',
      text: 'Voor websites waar scripts niet mogen. Het raam houdt een vaste hoogte.',
    },
  },
  copy: 'Kopieer deze code',
  copied: 'De code is gekopieerd',
  notCopied: 'Kopiëren lukt hier niet. Selecteer de code hierboven.',
} as const;
