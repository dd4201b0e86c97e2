/** Why somebody gets each mail, at its foot; by template, so that none is without and each says what is true of it. */
import type { Locale } from '#contract/locales.ts';
import type { TemplateName } from './all-templates.ts';

const account: Record<Locale, string> = {
  nl: 'Je krijgt deze mail omdat je een account hebt bij {{ centerName }}.',
  en: 'You get this email because you have an account at {{ centerName }}.',
};
const applied: Record<Locale, string> = {
  nl: 'Je krijgt deze mail omdat je je bij {{ centerName }} hebt aangemeld voor een vacature.',
  en: 'You get this email because you applied for a vacancy at {{ centerName }}.',
};
const organizationPeople: Record<Locale, string> = {
  nl: 'Je krijgt deze mail omdat je een account hebt bij {{ centerName }} en meewerkt bij een organisatie.',
  en: 'You get this email because you have an account at {{ centerName }} and belong to an organisation.',
};
/** Of an organisation without anybody who can be reached it is the centre's staff. */
const vacancyKeepers: Record<Locale, string> = {
  nl: 'Je krijgt deze mail omdat je op de site van {{ centerName }} over deze vacature gaat.',
  en: 'You get this email because you look after this vacancy on the site of {{ centerName }}.',
};
const registered: Record<Locale, string> = {
  nl: 'Je krijgt deze mail omdat je hoort bij een organisatie die is aangemeld bij {{ centerName }}.',
  en: 'You get this email because you belong to an organisation that was signed up with {{ centerName }}.',
};

/** Where somebody else may have typed the address it says 'somebody': the reader need not have done anything. */
export const reasons: Record<TemplateName, Record<Locale, string>> = {
  account_archiving: account,
  account_changed: account,
  account_confirm: {
    nl: 'Je krijgt deze mail omdat iemand met dit e-mailadres een account heeft gemaakt bij {{ centerName }}.',
    en: 'You get this email because somebody created an account with this email address at {{ centerName }}.',
  },
  account_known: {
    nl: 'Je krijgt deze mail omdat iemand met jouw e-mailadres een account wilde maken bij {{ centerName }}.',
    en: 'You get this email because somebody tried to create an account with your email address at {{ centerName }}.',
  },
  account_parent: {
    nl: 'Je krijgt deze mail omdat een kind onder de 16 dit e-mailadres opgaf als dat van een ouder, bij {{ centerName }}.',
    en: 'You get this email because a child under 16 entered this email address as a parent’s at {{ centerName }}.',
  },
  account_removal_asked: {
    nl: 'Je krijgt deze mail omdat iemand vroeg om je account bij {{ centerName }} te verwijderen.',
    en: 'You get this email because somebody asked to remove your account at {{ centerName }}.',
  },
  account_removed: {
    nl: 'Je krijgt deze mail omdat je een account had bij {{ centerName }}. Het is de laatste.',
    en: 'You get this email because you had an account at {{ centerName }}. It is the last one.',
  },
  contact_message_answered: account,
  contact_message_assigned: {
    nl: 'Je krijgt deze mail omdat jij voor {{ centerName }} vragen beantwoordt.',
    en: 'You get this email because you answer questions for {{ centerName }}.',
  },
  contact_message_copy: account,
  contact_message_received: {
    nl: 'Je krijgt deze mail omdat dit e-mailadres bij {{ centerName }} hoort.',
    en: 'You get this email because this email address belongs to {{ centerName }}.',
  },
  application_accepted: applied,
  application_confirm: {
    nl: 'Je krijgt deze mail omdat iemand zich met dit e-mailadres aanmeldde voor een vacature bij {{ centerName }}.',
    en: 'You get this email because somebody used this email address to apply for a vacancy at {{ centerName }}.',
  },
  application_known: {
    nl: 'Je krijgt deze mail omdat iemand zich met jouw e-mailadres nog eens aanmeldde voor een vacature bij {{ centerName }}.',
    en: 'You get this email because somebody used your email address to apply again for a vacancy at {{ centerName }}.',
  },
  application_moved: {
    nl: 'Je krijgt deze mail omdat je je hebt aangemeld bij een organisatie die nu bij {{ centerName }} staat.',
    en: 'You get this email because you applied to an organisation that is now on the site of {{ centerName }}.',
  },
  application_received: organizationPeople,
  application_rejected: applied,
  application_reminder: organizationPeople,
  application_sent: applied,
  application_withdrawn: organizationPeople,
  data_download_ready: {
    nl: 'Je krijgt deze mail omdat je bij {{ centerName }} om je gegevens vroeg.',
    en: 'You get this email because you asked {{ centerName }} for your data.',
  },
  email_change_confirm: {
    nl: 'Je krijgt deze mail omdat iemand dit e-mailadres wil gebruiken voor een account bij {{ centerName }}.',
    en: 'You get this email because somebody wants to use this email address for an account at {{ centerName }}.',
  },
  email_change_taken: {
    nl: 'Je krijgt deze mail omdat iemand jouw e-mailadres opgaf bij {{ centerName }}.',
    en: 'You get this email because somebody entered your email address on the site of {{ centerName }}.',
  },
  form_answered: {
    nl: 'Je krijgt deze mail omdat iemand dit e-mailadres koos bij een formulier van {{ centerName }} of een van de organisaties daar.',
    en: 'You get this email because somebody chose this address for a form of {{ centerName }} or one of its organisations.',
  },
  form_asked: {
    nl: 'Je krijgt deze mail omdat iemand je via {{ centerName }} vraagt om een formulier in te vullen.',
    en: 'You get this email because somebody asks you through {{ centerName }} to fill in a form.',
  },
  form_confirmed: {
    nl: 'Je krijgt deze mail omdat iemand dit e-mailadres invulde in een formulier op de site van {{ centerName }}.',
    en: 'You get this email because somebody entered this address in a form on the site of {{ centerName }}.',
  },
  invitation: {
    nl: 'Je krijgt deze mail omdat iemand bij {{ centerName }} een account voor je maakte met dit e-mailadres.',
    en: 'You get this email because somebody at {{ centerName }} created an account for you with this email address.',
  },
  organization_approved: organizationPeople,
  organization_archived: organizationPeople,
  organization_confirm: {
    nl: 'Je krijgt deze mail omdat iemand dit e-mailadres opgaf op de site van {{ centerName }}, in een formulier voor organisaties.',
    en: 'You get this email because somebody entered this email address in a form for organisations on the site of {{ centerName }}.',
  },
  organization_denied: registered,
  organization_join_answered: {
    nl: 'Je krijgt deze mail omdat je vroeg om mee te werken bij een organisatie, op de site van {{ centerName }}.',
    en: 'You get this email because you asked to join an organisation on the site of {{ centerName }}.',
  },
  organization_join_requested: {
    nl: 'Je krijgt deze mail omdat jij op de site van {{ centerName }} over zulke aanvragen gaat.',
    en: 'You get this email because you handle requests like this on the site of {{ centerName }}.',
  },
  organization_merged: organizationPeople,
  organization_moved: organizationPeople,
  organization_received: registered,
  organization_waiting: {
    nl: 'Je krijgt deze mail omdat je bij {{ centerName }} over aanmeldingen van organisaties gaat.',
    en: 'You get this email because you handle organisations’ sign-ups at {{ centerName }}.',
  },
  password_reset: {
    nl: 'Je krijgt deze mail omdat iemand bij {{ centerName }} om een nieuw wachtwoord vroeg voor je account.',
    en: 'You get this email because somebody asked for a new password for your account at {{ centerName }}.',
  },
  sign_in_link: {
    nl: 'Je krijgt deze mail omdat iemand bij {{ centerName }} om een inloglink vroeg voor je account.',
    en: 'You get this email because somebody asked for a sign-in link for your account at {{ centerName }}.',
  },
  search_alert_confirm: {
    nl: 'Je krijgt deze mail omdat iemand dit e-mailadres opgaf op de site van {{ centerName }}, voor mail over nieuw vrijwilligerswerk.',
    en: 'You get this email because somebody entered this address on the site of {{ centerName }}, for emails about new volunteer work.',
  },
  search_alert_found: {
    nl: 'Je krijgt deze mail omdat je bij {{ centerName }} een zoekopdracht bewaarde.',
    en: 'You get this email because you saved a search at {{ centerName }}.',
  },
  vacancies_ending: {
    nl: 'Je krijgt deze mail omdat je op de site van {{ centerName }} over deze vacatures gaat.',
    en: 'You get this email because you look after these vacancies on the site of {{ centerName }}.',
  },
  vacancy_ended: vacancyKeepers,
  vacancy_ending: vacancyKeepers,
  vacancy_online: organizationPeople,
  vacancy_feed_paused: {
    nl: 'Je krijgt deze mail omdat je bij {{ centerName }} de contactpersoon bent voor deze vacatures.',
    en: 'You get this email because you are the contact for these vacancies at {{ centerName }}.',
  },
  vacancy_question: {
    nl: 'Je krijgt deze mail omdat jij op de site van {{ centerName }} over vragen bij deze vacature gaat.',
    en: 'You get this email because you handle questions about this vacancy on the site of {{ centerName }}.',
  },
  vacancy_rejected: organizationPeople,
  vacancy_returned: organizationPeople,
  vacancy_unchecked: vacancyKeepers,
  visitor_message_answered: {
    nl: 'Je krijgt deze mail omdat iemand met dit e-mailadres een vraag stelde aan {{ centerName }}.',
    en: 'You get this email because somebody used this email address to ask {{ centerName }} a question.',
  },
};
