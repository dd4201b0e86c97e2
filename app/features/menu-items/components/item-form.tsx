/** The form of an item: what it is called in each language, where it leads, and where it stands. */
import { menuItemCreate, type Menu } from '#contract/menu-items.ts';
import { TargetFields } from '#app/features/menu-items/components/target-fields.tsx';
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
  /** The page that a new one begins with. */
  start?: ItemChoices['pages'][number] | null;
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

/** What it can stand under: the upper items of this menu, unless something stands under it. */
function parentsFor(items: readonly MenuItemView[], record: MenuItemView | null): MenuItemView[] {
  if (record && items.some(({ parentId }) => parentId === record.id)) return [];
  return items.filter(({ id, parentId }) => parentId === null && id !== record?.id);
}

const startsWith = (page: ItemFormProps['start']) =>
  page && { linkType: 'content_page' as const, pageId: page.id, ...page.names };

export function ItemForm(props: ItemFormProps) {
  const { menu, record, items, choices, hasEnglish, formKey, answer, within } = props;
  const t = useWords('menu-items');
  const linkType = choices.pages.length > 0 ? 'content_page' : 'system_page';
  const starts = record ?? { menu, linkType, ...startsWith(props.start), ...within?.starts };
  const form = useForm<null>({
    schema: menuItemCreate,
    labels: itemLabels(t),
    defaultValues: valuesOf(menuItemCreate, starts),
    ...(record && { lockVersion: record.lockVersion }),
    formKey,
    answer,
    navigates: true,
    ...(within && { asksBeforeLeaving: within.asksBeforeLeaving }),
  });
  const parents = parentsFor(items, record).map(({ id, name }) => ({ value: id, label: name }));
  const names = (
    <div className={`grid gap-5 ${hasEnglish ? 'sm:max-xl:grid-cols-2' : ''}`}>
      <Field name="name" />
      {hasEnglish && <Field name="nameEn" lang="en" />}
    </div>
  );
  return (
    <Form form={form}>
      {record && names}
      <TargetFields choices={choices} starts={starts} record={record} />
      {/* Of a new one it follows from where it leads. */}
      {!record && names}
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
