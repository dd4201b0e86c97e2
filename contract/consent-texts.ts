/** What an applicant agrees to. Stored with the application, so that it can be shown what was agreed (AVG, article 7). */
export const consentText = {
  nl: 'De organisatie mag mijn gegevens gebruiken om contact met mij op te nemen over deze aanmelding.',
  en: 'The organisation may use my details to get in touch with me about this application.',
} as const;
