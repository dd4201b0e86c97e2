export default {
  titles: { add: 'Eerste beheerder' },
  lead: 'Er is nog geen beheerder. Maak hier je account. Deze link werkt één keer.',
  leadCenter: 'Maak je account en open de eerste centrale. Daarna log je in. Deze link werkt één keer.',
  you: 'Wie ben je?',
  center: 'De eerste centrale',
  label: {
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    email: 'E-mailadres',
    password: 'Wachtwoord',
    centerName: 'Naam van de centrale',
    centerKey: 'Sleutel',
    hosts: 'Adressen van de site',
  },
  submit: 'Maak mijn account',
  submitCenter: 'Maak account en centrale',
  done: 'Je account is klaar. Log nu in.',
  refused: {
    title: 'Deze link werkt niet',
    text: 'Hij is al gebruikt, is ouder dan een dag, of er is al een beheerder. Start de server opnieuw voor een nieuwe link.',
  },
} as const;
