export default {
  label: 'Zoek of ga naar',
  placeholder: 'Typ een naam, vacature of scherm',
  hint: 'Pijltjes kiezen, Enter opent, Esc sluit',
  close: 'Sluit',
  groups: {
    recent: 'Laatst gekozen',
    screens: 'Schermen',
    vacancies: 'Vacatures',
    applications: 'Aanmeldingen',
    organizations: 'Organisaties',
  },
  count_zero: 'Niets gevonden',
  count_one: '1 resultaat',
  count_other: '{{count}} resultaten',
  none: 'Niets gevonden',
  noneText: 'Probeer een ander woord, of een deel van de naam.',
  failed: 'Zoeken lukte niet. Schermen kun je wel openen.',
} as const;
