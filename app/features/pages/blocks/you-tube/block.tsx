import { youtubeIdOf } from '#contract/youtube.ts';
import { useWords } from '#app/i18n/words.ts';
import { BlockTitle } from '#app/features/pages/components/blocks/block-head.tsx';
import type { BlockProps } from '#app/features/pages/components/blocks/block-place.ts';
import { BlockPhoto } from '#app/features/pages/components/blocks/block-picture.tsx';
import { Film } from '#app/ui/film.tsx';

/** Words beside the film, and what is said in it for whoever does not hear it. */
export default function YouTube({ block, place }: BlockProps<'YouTube'>) {
  const t = useWords('pages');
  const videoId = youtubeIdOf(block.address);
  if (videoId === null) return null;
  return (
    <section className="wrap py-8 lg:py-12">
      <div className="grid items-center gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)] lg:gap-x-16">
        <div className="min-w-0">
          <Film
            videoId={videoId}
            title={t('film.of', { title: block.title })}
            playLabel={t('film.play')}
            poster={<BlockPhoto picture={block.picture} isDecoration className="size-full" />}
          />
          <p className="mt-3 t-sm text-soft">{t('film.note')}</p>
        </div>
        <div className="min-w-0">
          <BlockTitle block={block} place={place} className="t-h2">
            {block.title}
          </BlockTitle>
          {block.text && <p className="mt-3 wrap-break-word text-soft">{block.text}</p>}
          {block.transcript && (
            <details className="mt-4">
              <summary className="link min-h-11 cursor-pointer content-center">{t('film.said')}</summary>
              <p className="mt-2 max-w-reading wrap-break-word whitespace-pre-line">{block.transcript}</p>
            </details>
          )}
        </div>
      </div>
    </section>
  );
}
