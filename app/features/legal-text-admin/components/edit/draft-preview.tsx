import { addressOf } from '#app/features/legal-text-admin/components/edit/address.ts';
import type { LoadedTexts } from '#app/features/legal-text-admin/edit.server.ts';
import { LegalSections } from '#app/features/pages/components/legal-sections.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';
import { Notice } from '#app/ui/notice.tsx';

/** The texts as their readers will have them, once they are online; what the site puts below by itself is left out. */
export function DraftPreview({ loaded: { page, text, kept } }: { loaded: LoadedTexts }) {
  const t = useWords('legal-text-admin');
  return (
    <>
      <Notice
        kind="info"
        title={t(kept.isOnline ? 'preview.online' : 'preview.draft')}
        action={
          <Link href={addressOf(page)} className="link inline-flex min-h-11 items-center">
            {t('preview.back')}
          </Link>
        }
      />
      <article className="max-w-reading py-8">
        <h1 className="t-h1">{text.title}</h1>
        <p className="mt-4 t-lead text-soft">{text.lead}</p>
        <LegalSections sections={text.sections} />
      </article>
    </>
  );
}
