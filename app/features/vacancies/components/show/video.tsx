import Play from 'lucide-react/icons/play';
import { useRef, useState } from 'react';
import { useWords } from '#app/i18n/words.ts';
import type { VacancyView } from '#app/features/vacancies/vacancy-view.server.ts';

/** Only after a press: until then YouTube hears nothing of who reads this page. Without script the picture leads there. */
export function Video({ vacancy: { videoId, title, image } }: { vacancy: VacancyView }) {
  const t = useWords('vacancies');
  const [isPlaying, setIsPlaying] = useState(false);
  const player = useRef<HTMLIFrameElement>(null);
  if (videoId === null) return null;
  return (
    <section>
      <h2 className="t-h2">{t('show.video')}</h2>
      <div className="mt-5 aspect-video overflow-hidden rounded-card bg-sunken">
        {isPlaying ? (
          <iframe
            ref={player}
            // Its own site is another than ours, so this frees it from nothing of ours.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
            src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`}
            title={t('show.videoOf', { title: title.text })}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={() => player.current?.focus()}
            className="size-full"
          />
        ) : (
          <a
            href={`https://www.youtube.com/watch?v=${videoId}`}
            rel="noreferrer"
            onClick={(event) => {
              event.preventDefault();
              setIsPlaying(true);
            }}
            className="group relative block size-full"
          >
            {image && <img src={image.url} alt="" loading="lazy" className="photo size-full object-cover" />}
            <span className="absolute inset-0 grid place-content-center">
              <span className="flex min-h-14 items-center gap-3 rounded-full bg-surface px-6 font-semibold text-ink shadow-float group-hover:underline">
                <Play aria-hidden="true" className="size-6" />
                {t('show.play')}
              </span>
            </span>
          </a>
        )}
      </div>
      <p className="mt-3 t-sm text-soft">{t('show.videoNote')}</p>
    </section>
  );
}
