import { useId } from 'react';
import { DifferenceList } from '#app/features/page-builder/components/difference-list.tsx';
import type { LoadedVersions } from '#app/features/page-admin/versions.server.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useWhen } from '#app/features/page-admin/components/versions/use-when.ts';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/select.tsx';

const Act = actFormOf<'restore'>();
const Press = actButtonOf<'restore'>();

interface ComparedVersionProps extends Pick<LoadedVersions, 'page' | 'versions'> {
  chosen: NonNullable<LoadedVersions['chosen']>;
}

/** One version beside another, or beside what is written now, and the way back to it. */
export function ComparedVersion({ page, versions, chosen }: ComparedVersionProps) {
  const t = useWords('page-admin');
  const whenOf = useWhen();
  const path = usePath();
  const id = useId();
  const when = whenOf(chosen.updatedAt);
  const { blocks, said } = chosen;
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="t-h3">
          {t('versions.of', { when })}
        </h2>
        <Act act="restore" fields={{ versionId: chosen.id, lockVersion: page.lockVersion, when }}>
          <Press>{t('versions.restore')}</Press>
        </Act>
      </div>
      <form action={path(`/content/${page.id}/versions`)} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="version" value={chosen.id} />
        <div className="min-w-0 sm:w-80">
          <Select
            key={chosen.against}
            label={t('versions.against')}
            name="against"
            defaultValue={chosen.against}
            options={[
              { value: '', label: t('versions.now') },
              ...versions
                .filter((one) => one.id !== chosen.id)
                .map((one) => ({ value: one.id, label: whenOf(one.updatedAt) })),
            ]}
          />
        </div>
        <Button type="submit" kind="line">
          {t('versions.compare')}
        </Button>
      </form>
      {blocks.length + said.length === 0 && <p>{t('versions.same')}</p>}
      {said.length > 0 && (
        <dl className="grid gap-3">
          {said.map(({ name, before, after }) => (
            <div key={name}>
              <dt className="font-semibold">{t(`label.${name}`)}</dt>
              <dd className="wrap-anywhere text-soft">
                <del>{before}</del>
              </dd>
              <dd className="wrap-anywhere">
                <ins>{after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <DifferenceList differences={blocks} before={t('versions.was')} after={t('versions.is')} />
    </section>
  );
}
