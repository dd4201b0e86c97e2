/** The form of an item: what it is called in each language, where it leads, and where it stands. */
import { useState } from 'react';
import { menuItemCreate, type Menu, type MenuLinkType } from '#contract/menu-items.ts';
import { itemLabels } from '#app/features/menu-items/components/menu/item-labels.ts';
import { menuAddress } from '#app/features/menu-items/components/menu/menu-address.ts';
import type { ItemChoices, MenuItemView } from '#app/features/menu-items/menu.server.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { choiceOf } from '#app/forms/form-choice.tsx';
import { fieldOf } from '#app/forms/form-field.tsx';
import { hiddenOf } from '#app/forms/form-hidden.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { Select } from '#app/ui/select.tsx';

const Field = fieldOf(menuItemCreate);
const Choice = choiceOf(menuItemCreate);
const Hidden = hiddenOf(menuItemCreate);

type ItemFormProps = {
  menu: Menu;
  /** The item that is changed; none for a new one. */
  record: MenuItemView | null;
  /** All of this menu: what an item can stand under. */
  items: readonly MenuItemView[];
  choices: ItemChoices;
  hasEnglish: boolean;
  formKey: string;
  answer: FormAnswer<null> | undefined;
  /** Elsewhere than beside the tree: what a new one begins with, in a menu that is not chosen, and where closing leads. */
  within?: {
    starts: Partial<Pick<MenuItemView, 'linkType' | 'parentId'>>;
    closes: string;
    asksBeforeLeaving: boolean;
  };
};

/** The usual one first. */
const offeredKinds: readonly MenuLinkType[] = ['system_page', 'content_page', 'address', 'heading'];

/** Shown with its kind of link: with script it is there only then, without script the style sheet hides it. */
const shownWith: Record<MenuLinkType, string> = {
  content_page: 'asks-page hidden',
  system_page: 'asks-screen hidden',
  address: 'asks-address hidden',
  heading: 'hidden',
};

/** The page that it led to stays a choice, also where it is not among those that can be chosen. */
function usePageOptions({ pages }: ItemChoices, record: MenuItemView | null) {
  const t = useWords('menu-items');
  const options = pages.map(({ id, title, isPublished }) => ({
    value: id,
    label: isPublished ? title : t('draftPage', { title }),
  }));
  const own = record?.pageId;
  if (own && !options.some(({ value }) => value === own))
    options.unshift({ value: own, label: record.pageTitle ?? '' });
  return [{ value: '', label: t('choose') }, ...options];
}

type TargetFieldsProps = Pick<ItemFormProps, 'choices' | 'record'> & { starts?: MenuLinkType | undefined };

/** Where it leads: each kind of link asks one thing, or nothing. */
function TargetFields({ choices, record, starts = 'system_page' }: TargetFieldsProps) {
  const t = useWords('menu-items');
  const pages = usePageOptions(choices, record);
  const [kind, setKind] = useState<string>(starts);
  const isHydrated = useHydrated();
  const asks = (wanted: MenuLinkType) => !isHydrated || kind === wanted;
  const screens = choices.systemPages.map((id) => ({ value: id, label: t(`systemPages.${id}`) }));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears of its radio buttons
    <div
      className="grid gap-5 has-[input[value^=address]:checked]:[&_.asks-address]:block has-[input[value^=content]:checked]:[&_.asks-page]:block has-[input[value^=system]:checked]:[&_.asks-screen]:block"
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'linkType') setKind(target.value);
      }}
    >
      <Field
        name="linkType"
        as={RadioGroup}
        options={offeredKinds.map((value) => ({ value, label: t(`linkTypes.${value}`) }))}
      />
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
      {asks('content_page') && (
        <div className={shownWith.content_page}>
          <Field name="pageId" as={Select} optional={undefined} options={pages} />
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

/** What it can stand under: the upper items of this menu, unless something stands under it. */
function parentsFor(items: readonly MenuItemView[], record: MenuItemView | null): MenuItemView[] {
  if (record && items.some(({ parentId }) => parentId === record.id)) return [];
  return items.filter(({ id, parentId }) => parentId === null && id !== record?.id);
}

export function ItemForm(props: ItemFormProps) {
  const { menu, record, items, choices, hasEnglish, formKey, answer, within } = props;
  const t = useWords('menu-items');
  const form = useForm<null>({
    schema: menuItemCreate,
    labels: itemLabels(t),
    defaultValues: valuesOf(menuItemCreate, record ?? { menu, linkType: 'system_page', ...within?.starts }),
    ...(record && { lockVersion: record.lockVersion }),
    formKey,
    answer,
    navigates: true,
    ...(within && { asksBeforeLeaving: within.asksBeforeLeaving }),
  });
  const parents = parentsFor(items, record).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Form form={form}>
      <div className={`grid gap-5 ${hasEnglish ? 'sm:max-xl:grid-cols-2' : ''}`}>
        <Field name="name" />
        {hasEnglish && <Field name="nameEn" lang="en" />}
      </div>
      <TargetFields choices={choices} starts={record?.linkType ?? within?.starts.linkType} record={record} />
      {parents.length > 0 && (
        <Field
          name="parentId"
          as={Select}
          optional={undefined}
          options={[{ value: '', label: t('noParent') }, ...parents]}
        />
      )}
      {within ? <Hidden name="menu" /> : <Choice name="menu" word={(value) => t(`menus.${value}`)} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t('save')}</SubmitButton>
        <ButtonLink kind="ghost" href={within?.closes ?? menuAddress(menu)}>
          {t('close')}
        </ButtonLink>
      </div>
    </Form>
  );
}
