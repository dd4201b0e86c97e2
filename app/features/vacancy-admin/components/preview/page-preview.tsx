import { Suspense } from 'react';
import { VacancyPage } from '#app/features/vacancies/components/show/vacancy-page.tsx';
import { vacancyView, type VacancyOfPage } from '#app/features/vacancies/components/view/vacancy-view.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { PreviewFrame } from '#app/shell/preview-frame.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

/** Widths of the screens that are imitated. */
const widths = { page: 1280, phone: 375 };

type PagePreviewProps = { vacancy: VacancyOfPage; device: keyof typeof widths; title: string };

/** The page of the vacancy on a screen of another width: a document of its own, in which nothing can be pressed. */
export default function PagePreview({ vacancy, device, title }: PagePreviewProps) {
  const t = useWords('vacancies');
  const locale = useLocale();
  return (
    <PreviewFrame title={title} width={widths[device]} language={locale}>
      <div inert className="wrap py-8 lg:py-14">
        <Suspense>
          <VacancyPage
            vacancy={vacancyView(vacancy, locale)}
            address=""
            similar={[]}
            own={null}
            button={(size, isWide) => (
              <ButtonLink href={`/vacancies/${vacancy.id}`} size={size} wide={isWide}>
                {t('show.join')}
              </ButtonLink>
            )}
          />
        </Suspense>
      </div>
    </PreviewFrame>
  );
}
