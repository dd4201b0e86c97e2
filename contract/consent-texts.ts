/** What an applicant agrees to. Stored with the application, so that it can be shown what was agreed (AVG, article 7). */
export const consentText = {
  nl: 'De organisatie mag mijn gegevens gebruiken om contact met mij op te nemen over deze aanmelding.',
  en: 'The organisation may use my details to get in touch with me about this application.',
} as const;

/** What somebody agrees to who wants the periodic mail: purpose, rhythm and the way out. Stored with the consent. */
export const digestConsentText = {
  nl: 'Stuur mij op de dagen die ik kies een mail met nieuwe vacatures die bij mij passen. Ik kan dit altijd weer uitzetten.',
  en: 'Send me an email on the days I choose with new vacancies that suit me. I can switch this off at any time.',
} as const;

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
