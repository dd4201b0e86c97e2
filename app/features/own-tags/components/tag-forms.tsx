import { ownTagMerge, ownTagUpdate } from '#contract/own-tags.ts';
import type { TagAct, TagView } from '#app/features/own-tags/components/tag.ts';
import { actButtonOf, ActField, actFormOf } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Select } from '#app/ui/select.tsx';

const Act = actFormOf<TagAct>();
const Press = actButtonOf<TagAct>();

export function RenameTag({ tag }: { tag: TagView }) {
  const t = useWords('own-tags');
  return (
    <Act act="rename" className="grid gap-4">
      <ActField
        key={tag.name}
        schema={ownTagUpdate}
        name="name"
        label={t('rename.name')}
        hint={t('rename.hint')}
        defaultValue={tag.name}
        autoComplete="off"
      />
      <div>
        <Press>{t('rename.save')}</Press>
      </div>
    </Act>
  );
}

export function MergeTag({ tag, others }: { tag: TagView; others: readonly { id: string; name: string }[] }) {
  const t = useWords('own-tags');
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="merge">
      <h2 id="merge" className="t-h3">
        {t('merge.title')}
      </h2>
      <p className="mt-1 text-soft">{t('merge.lead', { name: tag.name })}</p>
      <Act act="merge" className="mt-4 grid gap-4">
        <ActField
          schema={ownTagMerge}
          name="intoId"
          as={Select}
          label={t('merge.into')}
          options={[
            { value: '', label: t('merge.choose') },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <div>
          <Press kind="line">{t('merge.save')}</Press>
        </div>
      </Act>
    </section>
  );
}

/** Asked in place, so that it is asked without script too. */
export function RemoveTag({ tag: { vacancies } }: { tag: TagView }) {
  const t = useWords('own-tags');
  return (
    <Disclosure isQuiet summary={t('remove.open')}>
      <p className="mb-3">{t('remove.ask', { count: vacancies })}</p>
      <Act act="remove">
        <Press kind="danger">{t('remove.sure')}</Press>
      </Act>
    </Disclosure>
  );
}
