/** What an organisation agrees to that signs up: the criteria of the NOV as centres quote them. Stored with who agreed. */
export const organizationCriteria = {
  nl: [
    'We hebben geen winst als doel, of een duidelijk maatschappelijk doel.',
    'We zijn actief in het gebied van deze vrijwilligerscentrale.',
    'We hebben een vaste contactpersoon die vrijwilligers werft en begeleidt.',
    'We antwoorden op tijd op aanmeldingen en houden onze vacatures actueel.',
    'Ons vrijwilligerswerk vervangt geen betaald werk, en we selecteren niet op afkomst, geloof of geaardheid.',
  ],
  en: [
    'We are a non-profit, or have a clear social purpose.',
    'We work in the area this volunteer centre serves.',
    'We have a regular contact person who recruits and supports volunteers.',
    'We answer applications promptly and keep our vacancies up to date.',
    'Our volunteering doesn’t replace paid work, and we don’t select by origin, religion or sexual orientation.',
  ],
} as const;

/** What the contact person agrees to. */
export const organizationTermsText = {
  nl: 'Ik mag deze organisatie vertegenwoordigen en ga ermee akkoord dat de centrale mijn gegevens bewaart om contact met ons te houden.',
  en: 'I may act for this organisation and agree that the centre keeps my details to stay in touch with us.',
} as const;

/** What an applicant agrees to. Stored with the application, so that it can be shown what was agreed (AVG, article 7). */
export const consentText = {
  nl: 'De organisatie mag mijn gegevens gebruiken om contact met mij op te nemen over deze aanmelding.',
  en: 'The organisation may use my details to get in touch with me about this application.',
} as const;

/** A period in the words of the texts below. */
const period = {
  nl: (days: number) => (days % 365 === 0 ? `${days / 365} jaar` : `${days} dagen`),
  en: (days: number) => {
    const years = days / 365;
    return Number.isInteger(years) ? `${years} ${years === 1 ? 'year' : 'years'}` : `${days} days`;
  },
};

/** What an applicant may agree to besides, unasked for anything: that this one application is kept for longer. */
export const keepApplicationText = {
  nl: (days: number): string =>
    `Bewaar mijn aanmelding nog ${period.nl(days)} als het nu niets wordt. De organisatie kan mij dan later nog vragen.`,
  en: (days: number): string =>
    `Keep my application for ${period.en(days)} if it comes to nothing now. The organisation can then still ask me later.`,
} as const;

/** The same for all that somebody with an account sent and will send. */
export const keepAllApplicationsText = {
  nl: (days: number): string =>
    `Bewaar al mijn aanmeldingen nog ${period.nl(days)} als het niets wordt. Organisaties kunnen mij dan later nog vragen.`,
  en: (days: number): string =>
    `Keep all my applications for ${period.en(days)} if they come to nothing. Organisations can then still ask me later.`,
} as const;

/** What somebody agrees to whoever wants the periodic mail: purpose, rhythm and the way out. Stored with the consent. */
export const digestConsentText = {
  nl: 'Stuur mij op de dagen die ik kies een mail met nieuwe vacatures die bij mij passen. Ik kan dit altijd weer uitzetten.',
  en: 'Send me an email on the days I choose with new vacancies that suit me. I can turn this off at any time.',
} as const;

/** What somebody agrees to who makes an account with the address that an application proved: stands below its button, with the words between brackets as links. */
export const newAccountText = {
  nl: 'Met je account ga je akkoord met onze [voorwaarden] en onze [privacyverklaring]. Je bent 16 jaar of ouder.',
  en: 'By creating an account you agree to our [terms] and our [privacy statement]. You are 16 or older.',
} as const;

/** A text as it is kept: without the marks of its links. */
export const asKept = (text: string): string => text.replaceAll(/[[\]]/g, '');

/** What somebody agrees to who makes an account. The words between brackets are links on the screen. */
export const termsText = {
  nl: 'Ik ga akkoord met de [voorwaarden] en heb de [privacyverklaring] gelezen.',
  en: 'I agree to the [terms] and have read the [privacy statement].',
} as const;

/** What a parent agrees to of somebody under 16. */
export const parentConsentText = {
  nl: 'Ik ben ouder of voogd van dit kind. Mijn kind mag hier een account hebben om vrijwilligerswerk te zoeken.',
  en: 'I am a parent or guardian of this child. My child may have an account here to look for volunteer work.',
} as const;
