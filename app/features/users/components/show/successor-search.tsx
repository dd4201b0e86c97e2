import { browserApi } from '#app/api/browser-api.ts';
import { candidatesFor } from '#app/features/users/components/show/successor-candidates.ts';
import { useLocale } from '#app/i18n/words.ts';
import { Combobox } from '#app/ui/combobox.tsx';

type SuccessorSearchProps = {
  label: string;
  name: string;
  error: string | undefined;
  userId: string;
  /** Of whose people; empty for the whole centre. */
  organizationId: string;
};

/** Finds one among thousands by a part of the name or the address. */
export default function SuccessorSearch({ userId, organizationId, ...words }: SuccessorSearchProps) {
  const api = browserApi(useLocale());
  return (
    <Combobox
      {...words}
      load={async (typed) => {
        const found = await candidatesFor(api, { userId, organizationId, q: typed, most: 20 });
        return found.map(({ id, name, email }) => ({ value: id, label: name, description: email }));
      }}
    />
  );
}
