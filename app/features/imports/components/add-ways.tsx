import { addAddress, importAddress } from '#app/features/imports/components/import-address.ts';
import { useWords } from '#app/i18n/words.ts';
import { Tabs } from '#app/ui/tabs.tsx';

/** One by one, or many at once. */
export function AddWays({ isMany }: { isMany: boolean }) {
  const t = useWords('imports');
  return (
    <Tabs
      label={t('ways.label')}
      items={[
        { href: addAddress, label: t('ways.one'), current: !isMany },
        { href: importAddress(), label: t('ways.many'), current: isMany },
      ]}
    />
  );
}
