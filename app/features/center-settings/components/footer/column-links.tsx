import {
  LinkKind,
  type ColumnLinksProps,
} from '#app/features/center-settings/components/footer/link-kind.tsx';
import { ItemTools } from '#app/features/center-settings/components/footer/item-tools.tsx';
import { inOneFrame } from '#app/ui/in-one-frame.tsx';
import { useWords } from '#app/i18n/words.ts';

// What drags is loaded once there is script.
const SortableLinks = inOneFrame(
  () => import('#app/features/center-settings/components/footer/sortable-links.tsx'),
);

/** The links of a column in their order. One whose page is not online stays here, and is left out of the site. */
export function ColumnLinks(props: ColumnLinksProps) {
  const t = useWords('center-settings');
  if (props.links.length === 0) return <p className="text-soft">{t('footer.noLinks')}</p>;
  return <SortableLinks {...props} instead={<PlainLinks {...props} />} />;
}

function PlainLinks({ links, open, label }: ColumnLinksProps) {
  return (
    <ul aria-label={label}>
      {links.map((node, at) => (
        <li
          key={node.id}
          className={`flex min-h-14 flex-wrap items-center gap-3 border-b border-line ps-2 ${node.id === open ? 'bg-tint2' : ''}`}
        >
          <span className="grid min-w-0 flex-[1_1_8rem] py-1.5 [overflow-wrap:anywhere]">
            <span className="font-semibold">{node.label}</span>
            <LinkKind {...node} />
          </span>
          <ItemTools node={node} before={links[at - 1]} after={links[at + 1]} isOpen={node.id === open} />
        </li>
      ))}
    </ul>
  );
}
