import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { Chip } from '#app/ui/chip.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { LinkComponent } from '#app/ui/link.tsx';
import type { FormLists } from '#app/features/vacancy-admin/form.server.ts';
import { templates, type Template } from './templates.ts';

type FormStartProps = {
  lists: FormLists;
  /** The newest that this person manages. */
  last: { id: string; title: string } | null;
  /** What it begins with now. Another one is another page: nothing of this one may stay in its fields. */
  chosen: Template | null;
};

const addPath = '/vacancies/add';

/** Over an empty form: an example of a subject, or a copy of one's last one. Links, so that it works without script. */
export function StartChoice({ lists, last, chosen }: FormStartProps) {
  const t = useWords('vacancy-admin');
  const path = usePath();
  const subjects = lists.categories.filter(({ value }) => templates.some((one) => one === value));
  return (
    <div className="mb-6 max-w-[45rem]">
      <Disclosure summary={t('form.start.title')} level={2}>
        <p className="mb-3 text-soft">{t('form.start.text')}</p>
        <LinkComponent value="a">
          <ul className="flex flex-wrap gap-2">
            {last && (
              <li className="max-w-full">
                <Chip href={path(`${addPath}?from=${last.id}`)}>
                  {t('form.start.last', { title: last.title })}
                </Chip>
              </li>
            )}
            {subjects.map(({ value, label }) => (
              <li key={value} className="max-w-full">
                <Chip href={path(`${addPath}?template=${value}`)} chosen={value === chosen}>
                  {label}
                </Chip>
              </li>
            ))}
          </ul>
        </LinkComponent>
      </Disclosure>
    </div>
  );
}
