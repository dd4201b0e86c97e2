import Eye from 'lucide-react/icons/eye';
import { lazy, Suspense, useState } from 'react';
import { VacancyRow } from '#app/features/vacancies/components/row.tsx';
import type { VacancyOfPage } from '#app/features/vacancies/components/view/vacancy-view.ts';
import { useWords, WordsOfPage, type PageWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { useIsFrom } from '#app/ui/device.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { SegmentedChoice } from '#app/ui/segmented-choice.tsx';
import { typedSummary } from './typed-vacancy.ts';
import { useWrittenWords } from './written-language.ts';

// Whoever looks at the row alone needs none of the page.
const PagePreview = lazy(() => import('./page-preview.tsx'));

const views = ['row', 'page', 'phone'] as const;
type View = (typeof views)[number];

type ShownProps = {
  view: View;
  vacancy: VacancyOfPage;
  /** Null: those of this page. */
  words: PageWords | null;
  /** How high a page stands here. */
  height: Record<Exclude<View, 'row'>, string>;
};

/** What visitors see, by the very parts that they see it with. Nothing in it can be pressed, and it says nothing that the form does not. */
function Shown({ view, vacancy, words, height }: ShownProps) {
  const t = useWords('vacancy-admin');
  const drawn =
    view === 'row' ? (
      <div inert className="max-w-160 rounded-card border border-line bg-surface p-3.5 wrap-anywhere sm:py-0">
        <VacancyRow vacancy={typedSummary(vacancy)} level={2} isPreview isFirst />
      </div>
    ) : (
      <div className={`flex ${height[view]}`}>
        <Suspense fallback={<p role="status">{t('form.look.loading')}</p>}>
          <PagePreview vacancy={vacancy} device={view} title={t(`form.look.frame.${view}`)} />
        </Suspense>
      </div>
    );
  return words ? (
    <WordsOfPage value={words}>
      <div lang={words.locale}>{drawn}</div>
    </WordsOfPage>
  ) : (
    drawn
  );
}

const beside = { page: 'h-80 rounded-card border border-line', phone: 'h-128' };
const whole = { page: 'h-[calc(100dvh-16rem)] min-h-64', phone: 'h-[calc(100dvh-16rem)] min-h-64' };

/** Beside the form as a row of the search, the page or a phone; as large as the window where one asks for that, and on a phone only then. */
export function Preview({ vacancy }: { vacancy: VacancyOfPage }) {
  const t = useWords('vacancy-admin');
  const words = useWrittenWords();
  const [view, setView] = useState<View>('row');
  const [isOpen, setOpen] = useState(false);
  const isBeside = useIsFrom('lg', true);
  const choice = (
    <SegmentedChoice
      label={t('form.look.label')}
      value={view}
      onChange={setView}
      items={views.map((value) => ({ value, label: t(`form.look.${value}`) }))}
    />
  );
  const shown = { view, vacancy, words };
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 t-sm text-soft">
        {t(words ? 'form.look.inOther' : 'form.preview')}
      </figcaption>
      {isBeside && (
        <div className="mb-3 grid gap-3 max-lg:hidden noscript:max-lg:grid">
          <div className="noscript:hidden">{choice}</div>
          <Shown {...shown} height={beside} />
        </div>
      )}
      <div className="noscript:hidden">
        <Button kind="line" size="small" icon={<Eye />} onClick={() => setOpen(true)}>
          {t('form.look.open')}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        size="whole"
        title={t('form.preview')}
        closeLabel={t('form.look.close')}
      >
        {isOpen && (
          <div className="grid gap-4">
            <div>{choice}</div>
            <Shown {...shown} height={whole} />
          </div>
        )}
      </Dialog>
    </figure>
  );
}
