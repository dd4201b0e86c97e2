export default {
  list: { title: 'Aanmeldingen' },
  confirm: { title: 'Bevestig je aanmelding' },
} as const;
