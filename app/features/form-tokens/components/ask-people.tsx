import { peopleForm } from '#app/features/form-tokens/components/people-form.ts';
import { PeopleField } from '#app/features/form-tokens/components/people-field.tsx';
import { actButtonOf, ActField, actFormOf, useActRefusal } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';

const Act = actFormOf<'ask'>();
const Press = actButtonOf<'ask'>();

/** The list of whom to ask. Open where nobody was asked yet, and while its answer says what was wrong. */
export function AskPeople({ isOpen }: { isOpen: boolean }) {
  const t = useWords('form-tokens');
  const isRefused = useActRefusal('ask') !== undefined;
  return (
    <div className="mt-6">
      <Disclosure summary={t('ask.title')} open={isOpen || isRefused || undefined}>
        <Act act="ask" className="grid gap-4 pb-3">
          <ActField
            schema={peopleForm}
            name="people"
            as={PeopleField}
            label={t('ask.people')}
            hint={t('ask.hint')}
            spellCheck={false}
            autoComplete="off"
          />
          <div>
            <Press>{t('ask.send')}</Press>
          </div>
        </Act>
      </Disclosure>
    </div>
  );
}
