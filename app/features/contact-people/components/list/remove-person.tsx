import type { ContactPerson, PersonAct } from '#app/features/contact-people/list.server.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Select } from '#app/ui/select.tsx';

const Act = actFormOf<PersonAct>();
const Press = actButtonOf<PersonAct>();

type RemovePersonProps = { person: ContactPerson; others: readonly ContactPerson[] };

/** Asked in place, with who takes over what they answered for. */
export function RemovePerson({ person: { id, name, topics }, others }: RemovePersonProps) {
  const t = useWords('contact-people');
  return (
    <Disclosure isQuiet summary={t('remove')}>
      <p className="mb-3">{t('removeAsk', { name })}</p>
      <Act act="remove" fields={{ personId: id, name }}>
        {topics.length > 0 && others.length > 0 && (
          <Select
            name="heirId"
            label={t('heir')}
            options={[
              { value: '', label: t('nobody') },
              ...others.map((one) => ({ value: one.id, label: one.name })),
            ]}
          />
        )}
        <Press kind="danger">{t('removeSure')}</Press>
      </Act>
    </Disclosure>
  );
}
