/** What a person agreed to. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const consentPersonalData: PersonalPart = {
  tables: {
    consents: { columns: ['user_id'], whenGone: 'with_account', download: ['consents'] },
  },
  download: {
    consents: {
      names: ['toestemmingen', 'consents'],
      columns: {
        given_at: ['gegeven op', 'given on'],
        terms_version: ['versie van de voorwaarden', 'version of the terms'],
        privacy_version: ['versie van de privacyverklaring', 'version of the privacy statement'],
        product_version: ['versie van het product', 'version of the product'],
      },
      read: (center, { userId }) => sql`
        select kind, consent_text, locale, given_at, withdrawn_at, terms_version, privacy_version, product_version
        from consents
        where volunteer_center_id = ${center} and user_id = ${userId} order by given_at, id`,
    },
  },
};
