import { useState, type ReactNode } from 'react';
import type { Picture as PhotoOfVacancy } from '#contract/uploads.ts';
import { FormContext } from '#app/forms/form-context.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { useForm, type FormOf } from '#app/forms/use-form.ts';
import { useWords } from '#app/i18n/words.ts';
import type { FormRecord } from './form-attributes.server.ts';
import { FormPreview } from '#app/features/vacancy-admin/components/form/form-preview.tsx';
import { addForm, editForm, vacancyLabels } from './form-schema.ts';
import type { ContactPerson, FormLists, FormOrganization } from './form.server.ts';
import { Contact } from '#app/features/vacancy-admin/components/form/form-contact.tsx';
import {
  English,
  Picture,
  Practical,
  Sharing,
  Skills,
  Whom,
} from '#app/features/vacancy-admin/components/form/form-more-sections.tsx';
import { SavedTime } from '#app/features/vacancy-admin/components/form/form-saved-time.tsx';
import { VacancyBar } from '#app/features/vacancy-admin/components/form/form-bar.tsx';
import type { FormStart } from './start.server.ts';
import type { SavedVacancy } from './save-form.server.ts';
import { What, When, Where } from '#app/features/vacancy-admin/components/form/form-sections.tsx';

type VacancyFormProps = {
  /** Undefined for a new one. */
  record?: FormRecord;
  /** What a new one begins with, where not empty. */
  start?: FormStart;
  lists: FormLists;
  /** For whom it can be; of one that is there already its own. */
  organizations: readonly FormOrganization[];
  /** Who can be its contact. */
  people: readonly ContactPerson[];
  /** Whose questions it can ask of whoever applies. */
  forms: readonly { value: string; label: string }[];
  /** Who of them a new one begins with. */
  contactId?: string | undefined;
  formKey: string;
  answer: FormAnswer<SavedVacancy> | undefined;
  onSaved?: (saved: SavedVacancy) => void;
  /** What stands over it all: the title of the page. */
  heading: ReactNode;
  /** Over the fields: what was saved, what waits. */
  top?: ReactNode;
};

/** What a new one begins with. */
const newOne = ({
  organizations,
  contactId,
  start,
}: Pick<VacancyFormProps, 'organizations' | 'contactId' | 'start'>) => ({
  organizationId: organizations.length === 1 ? organizations[0]?.id : '',
  contactId,
  vacancyType: 'volunteering',
  compensation: 'none',
  ...start?.values,
});

const noPhotos: readonly PhotoOfVacancy[] = [];

/** The one form of a vacancy: for the organisation that asks and for the centre. */
export function VacancyForm(props: VacancyFormProps) {
  const { record, start, lists, organizations, people, forms, formKey, answer, onSaved, heading, top } =
    props;
  const t = useWords('vacancy-admin');
  const schema = record ? editForm : addForm;
  const [chosen, setChosen] = useState<readonly PhotoOfVacancy[]>([]);
  const saved = record?.images ?? start?.images ?? noPhotos;
  const images = [...saved, ...chosen];
  const form = useForm<SavedVacancy>({
    schema,
    labels: vacancyLabels(t),
    defaultValues: valuesOf(schema, record ?? newOne(props)),
    lockVersion: record?.lockVersion,
    draft: `vacancy ${record?.id ?? start?.key ?? 'new'}`,
    notInDraft: ['photos', 'newPhotos', 'lat', 'lon'],
    formKey,
    answer,
    onSaved,
  });
  return (
    <>
      <div className="mt-4 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {heading}
        <FormContext value={form as FormOf}>
          <SavedTime updatedAt={record?.updatedAt} />
        </FormContext>
      </div>
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,45rem)_minmax(0,18rem)]">
        <Form form={form} top={top} hasFiles>
          <What lists={lists} organizations={record ? undefined : organizations} />
          <When />
          <Where />
          <Contact people={people} />
          <section aria-labelledby="more">
            <h2 id="more" className="mb-4 t-h3">
              {t('form.sections.more')}
            </h2>
            <Whom lists={lists} />
            <Skills />
            <Practical forms={forms} />
            <Picture saved={saved} images={images} onChoose={(one) => setChosen([...chosen, one])} />
            <English />
            {lists.isSharing && <Sharing />}
          </section>
          <VacancyBar record={record} />
        </Form>
        <FormContext value={form as FormOf}>
          <FormPreview
            id={record?.id}
            acceptedCount={record?.acceptedCount ?? 0}
            {...{ images, organizations, people, lists }}
          />
        </FormContext>
      </div>
    </>
  );
}
