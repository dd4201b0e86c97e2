/** A centre's look and values for every template, for the tests of mails. */
import type { TemplateValues } from './all-templates.ts';
import { themeColours } from '#contract/theme-colours.ts';
import type { CenterBranding } from './frame.ts';
import { mailPalette } from './mail-colours.ts';

const moment = new Date('2026-11-23T23:30:00Z');
const nasty = '<b>Taalmaatje</b> & "meer"';

export const sampleBranding: CenterBranding = {
  names: { nl: `${nasty} Haven`, en: `${nasty} Harbour` },
  foot: {
    nl: { text: 'De koffie is gratis.', address: 'Dorpsstraat 1, 1234 AB Noord' },
    en: { text: null, address: 'Visit us at Dorpsstraat 1, 1234 AB Noord' },
  },
  phone: '0123 456 789',
  email: 'info@punt.example',
  origin: 'https://punt.example',
  colours: mailPalette(themeColours({ primaryColorPreset: 'teal' })),
  isRounded: true,
  hasLogo: false,
};

export const sampleValues: TemplateValues = {
  account_archiving: {
    firstName: nasty,
    archivedOn: moment,
    signInUrl: 'https://punt.example/auth/login-1',
  },
  account_removal_asked: {
    firstName: nasty,
    removeUrl: 'https://punt.example/account/verwijderen?token=a',
    validUntil: moment,
  },
  contact_message_answered: {
    firstName: nasty,
    message: nasty,
    answer: nasty,
    messageUrl: 'https://punt.example/contactformulier/berichten/1',
  },
  contact_message_assigned: {
    firstName: nasty,
    colleague: nasty,
    messageUrl: 'https://punt.example/contactformulier/berichten/1',
  },
  contact_message_copy: {
    firstName: nasty,
    message: nasty,
    messageUrl: 'https://punt.example/contactformulier/berichten/1',
  },
  contact_message_received: {
    topic: 'account',
    messageUrl: 'https://punt.example/contactformulier/berichten/1',
  },
  form_answered: {
    title: nasty,
    count: 3,
    answersUrl: 'https://punt.example/form_builder/1?new=1',
  },
  form_asked: {
    title: nasty,
    name: nasty,
    organization: nasty,
    isForOnce: true,
    formUrl: 'https://punt.example/forms/0123456789',
  },
  form_confirmed: { title: nasty, organization: nasty, said: nasty },
  account_removed: { firstName: nasty },
  data_download_ready: {
    firstName: nasty,
    downloadUrl: 'https://punt.example/profiel#gegevens',
    validUntil: moment,
  },
  account_confirm: {
    firstName: 'Sanne',
    confirmUrl: 'https://punt.example/bevestigen?code=a&b=1',
    validUntil: moment,
  },
  account_known: {
    firstName: 'Sanne',
    signInUrl: 'https://punt.example/inloggen',
    resetUrl: 'https://punt.example/wachtwoord?code=a',
  },
  account_parent: {
    firstName: nasty,
    consentUrl: 'https://punt.example/toestemming?code=a',
    validUntil: moment,
  },
  password_reset: {
    firstName: 'Sanne',
    resetUrl: 'https://punt.example/wachtwoord?code=a',
  },
  sign_in_link: {
    firstName: 'Sanne',
    signInUrl: 'https://punt.example/token?code=a',
  },
  application_confirm: {
    firstName: 'Sanne',
    vacancyTitle: nasty,
    organizationName: 'De Buurt',
    confirmUrl: 'https://punt.example/bevestigen?code=a&b=1',
    validUntil: moment,
  },
  application_received: {
    vacancyTitle: nasty,
    receivedOn: moment,
    applicationUrl: 'https://punt.example/aanmeldingen/1',
  },
  application_sent: {
    firstName: 'Sanne',
    vacancyTitle: nasty,
    organizationName: 'De Buurt',
    contactPerson: 'Ria',
    answerDays: 2,
    vacancyUrl: 'https://punt.example/vacatures/1',
    withdrawUrl: 'https://punt.example/intrekken?code=a',
  },
  application_accepted: {
    firstName: 'Sanne',
    vacancyTitle: nasty,
    organizationName: 'De Buurt',
    message: 'Kom je dinsdag?\n<script>alert(1)</script> {{ secret }}',
    contactPerson: 'Ria',
    contactPhone: '0612345678',
    contactEmail: 'ria@buurt.example',
    vacancyUrl: 'https://punt.example/vacatures/1',
  },
  application_rejected: {
    firstName: 'Sanne',
    vacancyTitle: nasty,
    organizationName: 'De Buurt',
    reason: 'place_taken',
    isByItself: false,
    message: null,
    similar: [1, 2, 3, 4].map((n) => ({
      title: `Klus ${n} <i>`,
      url: `https://punt.example/vacatures/${n}`,
    })),
    searchUrl: 'https://punt.example/vacatures',
    stopKeepingUrl: 'https://punt.example/bewaren?code=a',
  },
  account_changed: {
    firstName: nasty,
    change: 'email_changed',
    settingsUrl: 'https://punt.example/instellingen',
  },
  email_change_confirm: {
    firstName: nasty,
    confirmUrl: 'https://punt.example/bevestigen?code=a&b=1',
    validUntil: moment,
  },
  vacancy_feed_paused: {
    organizationName: nasty,
    feedUrl: 'https://punt.example/vacatures/bronnen/1',
  },
  visitor_message_answered: { name: nasty, message: nasty, answer: nasty },
  vacancy_question: {
    vacancyTitle: nasty,
    name: nasty,
    question: 'Kan ik met de bus komen?\n<script>alert(1)</script> {{ secret }}',
    isKnown: false,
    vacancyUrl: 'https://punt.example/vacatures/1?a=1&b=2',
  },
  email_change_taken: { signInUrl: 'https://punt.example/inloggen' },
  application_known: {
    firstName: nasty,
    organizationName: nasty,
    vacancyTitle: nasty,
    vacancyUrl: 'https://punt.example/vacatures/1?a=1&b=2',
  },
  application_withdrawn: {
    vacancyTitle: nasty,
    withdrawnOn: moment,
    applicationUrl: 'https://punt.example/aanmeldingen/1',
  },
  application_reminder: {
    vacancyTitle: nasty,
    receivedOn: moment,
    applicationUrl: 'https://punt.example/aanmeldingen/1',
  },
  invitation: {
    firstName: 'Sanne',
    invitedBy: 'Ria & Co',
    acceptUrl: 'https://punt.example/uitnodiging?token=a',
    validUntil: moment,
    siteUrl: 'https://punt.example/',
  },
  organization_approved: {
    firstName: 'Sanne',
    organizationName: nasty,
    isBack: false,
    organizationUrl: 'https://punt.example/organisaties/1',
    addVacancyUrl: 'https://punt.example/vacatures/nieuw',
  },
  organization_archived: { firstName: 'Sanne', organizationName: nasty },
  search_alert_confirm: {
    confirmUrl: 'https://punt.example/vacatures/mail?key=a',
    validUntil: moment,
  },
  search_alert_found: {
    firstName: nasty,
    vacancies: [
      {
        title: nasty,
        url: 'https://punt.example/vacatures/1',
        note: `Buurthuis, Wezep · past bij ‘${nasty}’`,
      },
      { title: 'Taalmaatje', url: 'https://punt.example/vacatures/2' },
    ],
    others: 2,
    searchUrl: 'https://punt.example/vacatures/zoeken',
    lessened: '‘Samen leren’',
    changeUrl: 'https://punt.example/vacatures/mail?key=a',
  },
  vacancies_ending: {
    firstName: 'Sanne',
    kind: 'ending',
    vacancies: [
      { title: nasty, url: 'https://punt.example/vacatures/1/verlengen?key=a', note: 'tot 3 december' },
      { title: 'Taalmaatje', url: 'https://punt.example/vacatures/2/verlengen?key=b' },
    ],
    waiting: [{ title: nasty, url: 'https://punt.example/aanmeldingen?vacancy=1', note: '3 mensen wachten' }],
    answerBefore: moment,
    listUrl: 'https://punt.example/vacatures',
  },
  vacancy_ended: {
    firstName: 'Sanne',
    waiting: [{ title: nasty, url: 'https://punt.example/aanmeldingen?vacancy=1', note: '3 mensen wachten' }],
    waitingPeople: 3,
    answerBefore: moment,
    vacancyTitle: nasty,
    renewUrl: 'https://punt.example/vacatures/1/verlengen?key=a',
    vacancyUrl: 'https://punt.example/vacatures/1',
  },
  vacancy_ending: {
    firstName: 'Sanne',
    vacancyTitle: nasty,
    endsOn: moment,
    renewUrl: 'https://punt.example/vacatures/1/verlengen?key=a',
    vacancyUrl: 'https://punt.example/vacatures/1',
  },
  vacancy_unchecked: {
    firstName: 'Sanne',
    vacancyTitle: nasty,
    endsOn: moment,
    renewUrl: 'https://punt.example/vacatures/1/verlengen?key=a',
    vacancyUrl: 'https://punt.example/vacatures/1',
  },
  vacancy_online: {
    firstName: 'Sanne',
    vacancyTitle: nasty,
    vacancyUrl: 'https://punt.example/vacatures/1',
  },
  vacancy_rejected: {
    firstName: 'Sanne',
    vacancyTitle: nasty,
    reason: 'Dit is betaald werk.',
    wasOnline: true,
    isChange: false,
    vacancyUrl: 'https://punt.example/vacatures/1/bewerken',
  },
  vacancy_returned: {
    firstName: 'Sanne',
    vacancyTitle: nasty,
    reason: 'Vertel met wie.',
    wasOnline: false,
    isChange: true,
    vacancyUrl: 'https://punt.example/vacatures/1/bewerken',
  },
  organization_merged: {
    firstName: 'Sanne',
    goneName: nasty,
    organizationName: 'De Kade',
    organizationUrl: 'https://punt.example/organisaties/1',
  },
  organization_moved: {
    firstName: 'Sanne',
    organizationName: nasty,
    fromName: 'Punt Zuid',
    isKnown: false,
    signInUrl: 'https://punt.example/inloggen',
  },
  application_moved: {
    firstName: 'Sanne',
    vacancyTitle: nasty,
    organizationName: 'De Kade',
    fromName: 'Punt Zuid',
    vacancyUrl: 'https://punt.example/vacatures/1',
    withdrawUrl: 'https://punt.example/bevestigen?code=a&b=1',
  },
  organization_denied: {
    firstName: 'Sanne',
    organizationName: nasty,
    reason: 'outside_area',
    message: 'Bel ons gerust.',
  },
  organization_confirm: {
    firstName: 'Sanne',
    organizationName: nasty,
    isJoin: false,
    hasAccount: false,
    hasPassword: true,
    confirmUrl: 'https://punt.example/organisaties/aangemeld?code=a&b=1',
    validUntil: moment,
  },
  organization_join_answered: {
    firstName: 'Sanne',
    organizationName: nasty,
    isYes: true,
    dashboardUrl: 'https://punt.example/overzicht',
  },
  organization_join_requested: {
    organizationName: nasty,
    requestUrl: 'https://punt.example/organisaties/wachtrij',
  },
  organization_waiting: { organizationName: nasty, queueUrl: 'https://punt.example/organisaties/wachtrij' },
  organization_received: {
    firstName: 'Sanne',
    organizationName: nasty,
  },
};
