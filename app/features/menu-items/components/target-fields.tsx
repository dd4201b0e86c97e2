/** Where an item leads: which kind of link it is, and the one thing that each kind asks. */
import { type ChangeEvent, useState } from 'react';
import { pageTypes, type PageType } from '#contract/page-kinds.ts';
import { menuItemCreate, type MenuLinkType } from '#contract/menu-items.ts';
import { nameAfter, type TargetNames } from '#app/features/menu-items/components/target-names.ts';
import type { ItemChoices, MenuItemView } from '#app/features/menu-items/menu.server.ts';
import { useFormContext } from '#app/forms/form-context.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { useWords } from '#app/i18n/words.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { Select } from '#app/ui/select.tsx';

const Field = fieldOf(menuItemCreate);

/** The usual one first. */
const offeredKinds: readonly MenuLinkType[] = ['content_page', 'system_page', 'address', 'heading'];
/** Pages are what menus lead to; news passes. */
const offeredTypes: readonly PageType[] = ['default', ...pageTypes.filter((type) => type !== 'default')];

/** Shown with its kind of link: with script it is there only then, without script the style sheet hides it. */
const shownWith: Record<MenuLinkType, string> = {
  content_page: 'asks-page hidden',
  system_page: 'asks-screen hidden',
  address: 'asks-address hidden',
  heading: 'hidden',
};

type Target = Partial<Pick<MenuItemView, 'linkType' | 'pageId' | 'systemPageId'>>;
type TargetFieldsProps = {
  choices: ItemChoices;
  record: MenuItemView | null;
  /** What the form begins with. */
  starts: Target;
};

/** The pages by their kind; the one that it led to stays a choice, also where it is not among those that can be chosen. */
function PageOptions({ choices: { pages }, record }: Omit<TargetFieldsProps, 'starts'>) {
  const t = useWords('menu-items');
  const own = record?.pageId;
  const groups = offeredTypes
    .map((type) => ({ type, pages: pages.filter(({ pageType }) => pageType === type) }))
    .filter((group) => group.pages.length > 0);
  return (
    <>
      <option value="">{t('choose')}</option>
      {own && !pages.some(({ id }) => id === own) && <option value={own}>{record.pageTitle}</option>}
      {groups.map((group) => (
        <optgroup key={group.type} label={t(`pageTypes.${group.type}`)}>
          {group.pages.map(({ id, title, isPublished }) => (
            <option key={id} value={id}>
              {isPublished ? title : t('draftPage', { title })}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}

const namesOfTarget = ({ pages, systemPages }: ItemChoices, id: string | null | undefined) =>
  [...pages, ...systemPages].find((one) => one.id === id)?.names;

/** Names the item after what is chosen, as long as nobody named it otherwise. */
function useNaming({ choices, starts }: TargetFieldsProps) {
  const { form, change } = useFormContext();
  const [before, setBefore] = useState<TargetNames | undefined>(() =>
    namesOfTarget(choices, starts.linkType === 'system_page' ? starts.systemPageId : starts.pageId),
  );
  return (id: string) => {
    const now = namesOfTarget(choices, id);
    if (!now) return;
    for (const field of ['name', 'nameEn'] as const) {
      const typed = String(form.getValues(field) ?? '');
      const named = nameAfter(typed, before?.[field], now[field]);
      if (named !== typed) void change(field, named);
    }
    setBefore(now);
  };
}

/** Each kind of link asks one thing, or nothing. */
export function TargetFields(props: TargetFieldsProps) {
  const { choices, record, starts } = props;
  const t = useWords('menu-items');
  const nameIt = useNaming(props);
  const [kind, setKind] = useState<string>(starts.linkType ?? 'content_page');
  const isHydrated = useHydrated();
  const asks = (wanted: MenuLinkType) => !isHydrated || kind === wanted;
  const screens = choices.systemPages.map(({ id }) => ({ value: id, label: t(`systemPages.${id}`) }));
  const heed = ({ target }: ChangeEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement && target.name === 'linkType') setKind(target.value);
    if (target instanceof HTMLSelectElement) nameIt(target.value);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears of its controls
    <div
      className="grid gap-5 has-[input[value^=address]:checked]:[&_.asks-address]:block has-[input[value^=content]:checked]:[&_.asks-page]:block has-[input[value^=system]:checked]:[&_.asks-screen]:block"
      onChange={heed}
    >
      <Field
        name="linkType"
        as={RadioGroup}
        options={offeredKinds.map((value) => ({ value, label: t(`linkTypes.${value}`) }))}
      />
      {asks('content_page') && (
        <div className={shownWith.content_page}>
          <Field name="pageId" as={Select} optional={undefined} options={[]}>
            <PageOptions choices={choices} record={record} />
          </Field>
        </div>
      )}
      {asks('system_page') && (
        <div className={shownWith.system_page}>
          <Field
            name="systemPageId"
            as={Select}
            optional={undefined}
            options={[{ value: '', label: t('choose') }, ...screens]}
          />
        </div>
      )}
      {asks('address') && (
        <div className={shownWith.address}>
          <Field name="url" optional={undefined} hint={t('urlHint')} />
        </div>
      )}
    </div>
  );
}
