import { useWords } from '#app/i18n/words.ts';
import type { VacancyView } from '#app/features/vacancies/components/view/vacancy-view.ts';
import { Film } from '#app/ui/film.tsx';

/** The film of a vacancy, behind its own picture. */
export function Video({ vacancy: { videoId, title, image } }: { vacancy: VacancyView }) {
  const t = useWords('vacancies');
  if (videoId === null) return null;
  return (
    <section>
      <h2 className="t-h2">{t('show.video')}</h2>
      <div className="mt-5">
        <Film
          videoId={videoId}
          title={t('show.videoOf', { title: title.text })}
          playLabel={t('show.play')}
          poster={
            image && <img src={image.url} alt="" loading="lazy" className="photo size-full object-cover" />
          }
        />
      </div>
      <p className="mt-3 t-sm text-soft">{t('show.videoNote')}</p>
    </section>
  );
}
