import { previewAddress } from '#app/features/legal-text-admin/components/edit/address.ts';
import type { LoadedTexts, TextAct } from '#app/features/legal-text-admin/edit.server.ts';
import { publishForm } from '#app/features/legal-text-admin/form-schema.ts';
import { ActField, actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { legalPages } from '#contract/public-pages.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextArea } from '#app/ui/text-area.tsx';

const Act = actFormOf<TextAct>();
const Press = actButtonOf<TextAct>();

/** What visitors read now. */
function Online({ loaded: { page, versions } }: { loaded: LoadedTexts }) {
  const t = useWords('legal-text-admin');
  const { date } = useFormat();
  const [current] = versions;
  return (
    <p>
      <Link href={legalPages[page]} className="link">
        {current ? t('online.version', { day: date(current.publishedAt) }) : t('online.product')}
      </Link>
    </p>
  );
}

/** What visitors do not read yet, and putting it online. */
function Waiting({ loaded: { kept, hasEnglish } }: { loaded: LoadedTexts }) {
  const t = useWords('legal-text-admin');
  const { date } = useFormat();
  const { changedByName, changedAt, lockVersion } = kept;
  const day = changedAt === null ? '' : date(changedAt);
  return (
    <>
      <Notice kind="warning" title={t('waiting.title')}>
        {changedByName === null ? t('waiting.since', { day }) : t('waiting.by', { name: changedByName, day })}
      </Notice>
      <Act act="publish" fields={{ lockVersion }} hasSummary>
        <div className="grid gap-4">
          <ActField
            schema={publishForm}
            name="note"
            as={TextArea}
            rows={2}
            label={t('note')}
            hint={t('noteHint')}
          />
          {hasEnglish && (
            <ActField
              schema={publishForm}
              name="noteEn"
              as={TextArea}
              rows={2}
              lang="en"
              label={t('noteEn')}
            />
          )}
          <div>
            <Press>{t('publish')}</Press>
          </div>
        </div>
      </Act>
      <Act act="discard" fields={{ lockVersion }}>
        <Press kind="ghost" size="small">
          {t('discard')}
        </Press>
      </Act>
    </>
  );
}

/** What is online, what is not yet, and how it will look. */
export function Publishing({ loaded }: { loaded: LoadedTexts }) {
  const t = useWords('legal-text-admin');
  return (
    <section aria-labelledby="online" className="grid gap-4 rounded-card bg-sunken p-5">
      <h2 id="online" className="t-h4">
        {t('online.title')}
      </h2>
      <Online loaded={loaded} />
      {!loaded.kept.isOnline && <Waiting loaded={loaded} />}
      <div>
        <ButtonLink kind="line" size="small" href={previewAddress(loaded.page)}>
          {t('preview.open')}
        </ButtonLink>
      </div>
    </section>
  );
}
