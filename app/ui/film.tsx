import Play from 'lucide-react/icons/play';
import { type ReactNode, useRef, useState } from 'react';

type FilmProps = {
  /** Of YouTube. */
  videoId: string;
  /** What the film is, for whoever does not see it. */
  title: string;
  playLabel: string;
  /** Ours: one of YouTube would tell YouTube who reads the page. */
  poster?: ReactNode;
};

/** Only after a press: until then YouTube hears nothing of who reads this page. Without script the picture leads there. */
export function Film({ videoId, title, playLabel, poster }: FilmProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const player = useRef<HTMLIFrameElement>(null);
  return (
    <div className="aspect-video overflow-hidden rounded-card bg-sunken">
      {isPlaying ? (
        <iframe
          ref={player}
          // Its own site is another than ours, so this frees it from nothing of ours.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`}
          title={title}
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
          className="group focus-inset relative block size-full"
        >
          {poster}
          <span className="absolute inset-0 grid place-content-center">
            <span className="flex min-h-14 items-center gap-3 rounded-full bg-surface px-6 font-semibold text-ink shadow-float group-hover:underline">
              <Play aria-hidden="true" className="size-6" />
              {playLabel}
            </span>
          </span>
        </a>
      )}
    </div>
  );
}
