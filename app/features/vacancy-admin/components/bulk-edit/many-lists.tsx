import { isVacancyTag, vacancyTags } from '#contract/vacancy-words.ts';
import { longestTag } from '#contract/own-tags.ts';
import { useWords } from '#app/i18n/words.ts';
import { TokenField } from '#app/ui/token-field.tsx';
import { CheckboxGroup, type CheckOption } from '#app/ui/checkbox-group.tsx';
import type { ManyTrial, ManyVacancies } from '#app/features/vacancy-admin/many.server.ts';

const folds = ['add', 'remove'] as const;
type Fold = (typeof folds)[number];
type Group = 'CategoryIds' | 'TargetGroupIds';

interface ManyListsProps {
  many: ManyVacancies;
  typed: ManyTrial['typed'] | undefined;
  errors: ManyTrial['errors'];
}

/** What is put to the lists that each has, and taken from them. */
export function ManyLists(props: ManyListsProps) {
  const { typed, many, errors } = props;
  const t = useWords('vacancy-admin');
  const v = useWords('vacancies');
  const tags = vacancyTags.map((value) => ({ value, label: v(`show.tags.${value}`) }));
  return (
    <>
      <Folded {...props} title={t('form.labels.categoryIds')} group="CategoryIds" options={many.categories} />
      <Folded
        {...props}
        title={t('form.labels.targetGroupIds')}
        group="TargetGroupIds"
        options={many.targetGroups}
      />
      <section className="grid gap-5">
        <h2 className="t-h3">{t('form.labels.tags')}</h2>
        <div className="grid gap-5 sm:grid-cols-2">
          {folds.map((fold) => (
            <div key={fold} className="grid content-start gap-5">
              <CheckboxGroup
                name={`${fold}Tags`}
                label={t(`many.${fold}Tags`)}
                options={tags}
                defaultValue={typed?.[`${fold}Tags`].filter(isVacancyTag)}
              />
              <TokenField
                id={`many-${fold}OwnTags`}
                name={`${fold}Tags`}
                label={t(`many.${fold}OwnTags`)}
                error={errors[`${fold}Tags`]}
                longest={longestTag}
                defaultValue={typed?.[`${fold}Tags`].filter((tag) => !isVacancyTag(tag))}
              />
            </div>
          ))}
        </div>
      </section>
    </>
  );
}

type FoldedProps = ManyListsProps & { title: string; group: Group; options: CheckOption[] };

/** A long list, folded away until it is wanted. */
function Folded({ typed, errors, title, group, options }: FoldedProps) {
  const t = useWords('vacancy-admin');
  const named = (fold: Fold) => `${fold}${group}` as const;
  return (
    <section className="lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-5">
      <h2 className="t-h3 lg:col-span-2">{title}</h2>
      {folds.map((fold) => {
        const chosen = typed?.[named(fold)] ?? [];
        const error = errors[named(fold)];
        return (
          <details key={fold} open={chosen.length > 0 || error !== undefined} className="mt-1">
            <summary className="inline-block min-h-11 cursor-pointer py-2.5 font-semibold text-link">
              {t(`many.${fold}Tags`)}
            </summary>
            <CheckboxGroup
              id={`many-${named(fold)}`}
              name={named(fold)}
              label={t(`many.${fold}These`)}
              options={options}
              defaultValue={chosen}
              error={error}
            />
          </details>
        );
      })}
    </section>
  );
}
