import { useId } from 'react';
import Check from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { centerWords } from '#contract/center-name.ts';
import type { SettingsRecord } from '#app/features/center-settings/edit.server.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';

const hasEnglish = ({ features }: SettingsRecord) => features.includes('i18n');

/** What is missing of what visitors look for. */
function missingIn(record: SettingsRecord) {
  const { address, addressEn, tagline, taglineEn, phoneNumber, email, openingHours } = record;
  const isMissing = {
    address: address === null,
    addressEn: hasEnglish(record) && address !== null && addressEn === null,
    taglineEn: hasEnglish(record) && tagline !== null && taglineEn === null,
    phoneNumber: phoneNumber === null,
    email: email === null,
    openingHours: openingHours.length === 0,
    rsin: record.showAnbiLogo && record.rsin === null,
    chamberOfCommerceNumber: record.showNovLogo && record.chamberOfCommerceNumber === null,
  };
  const all = Object.keys(isMissing) as (keyof typeof isMissing)[];
  return all.filter((name) => isMissing[name]);
}

/** As the footer has it, of what is saved. */
function Look({ record }: { record: SettingsRecord }) {
  const locale = useLocale();
  const { name, nameEn, phoneNumber } = record;
  const tagline = centerWords(locale, record.tagline, record.taglineEn);
  const address = centerWords(locale, record.address, record.addressEn);
  return (
    <div className="mt-3 overflow-hidden rounded-ctl border border-line">
      <div className="grid gap-1 bg-band p-5 text-onband [overflow-wrap:anywhere]">
        <p className="head t-h4">{(locale === 'en' && nameEn) || name}</p>
        {tagline && (
          <p lang={tagline.language} className="text-onbandsoft">
            {tagline.text}
          </p>
        )}
        {address && (
          <p lang={address.language} className="t-sm whitespace-pre-line text-onbandsoft">
            {address.text}
          </p>
        )}
        {phoneNumber && <p className="font-semibold">{phoneNumber}</p>}
      </div>
    </div>
  );
}

/** The live result, and what is still missing (ui.md, section 8, screen 22). */
export function SettingsAside({ record }: { record: SettingsRecord }) {
  const t = useWords('center-settings');
  const [look, todo] = [useId(), useId()];
  const missing = missingIn(record);
  return (
    <div className="grid content-start gap-9">
      <section aria-labelledby={look}>
        <h2 id={look} className="t-h4">
          {t('look.title')}
        </h2>
        <Look record={record} />
      </section>
      <section aria-labelledby={todo}>
        <h2 id={todo} className="border-b-2 border-ink pb-2 t-h4">
          {t('todo.title')}
        </h2>
        <ul>
          {missing.map((name) => (
            <li key={name} className="flex gap-3 border-b border-line py-3">
              <TriangleAlert aria-hidden className="size-5 shrink-0 text-warn" />
              {t(`todo.${name}`)}
            </li>
          ))}
          {missing.length === 0 && (
            <li className="flex gap-3 py-3">
              <Check aria-hidden className="size-5 shrink-0 text-ok" />
              {t('todo.done')}
            </li>
          )}
        </ul>
      </section>
    </div>
  );
}
