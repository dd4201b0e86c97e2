import { Part, useIsLong, useSample } from '#app/features/stories/components/story.tsx';
import { SCENES } from '#app/drawings/scenes.ts';
import { Film } from '#app/ui/film.tsx';

const samples = {
  nl: {
    play: 'Speel film af',
    title: 'Een avond aan de buurttafel',
    long: 'Speel de film van de Vrijwilligersvacaturebeoordelingscommissie af',
    bare: 'Zonder beeld',
  },
  en: {
    play: 'Play the film',
    title: 'An evening at the table',
    long: 'Play the film of the assessment committee for vacancies',
    bare: 'Without a picture',
  },
};

export default function FilmStory() {
  const sample = useSample(samples);
  const playLabel = useIsLong() ? sample.long : sample.play;
  const poster = SCENES[0] && <img src={SCENES[0].url} alt="" className="photo size-full object-cover" />;
  return (
    <>
      <Part title={sample.title}>
        <div className="max-w-reading">
          <Film videoId="aqz-KE-bpKQ" title={sample.title} playLabel={playLabel} poster={poster} />
        </div>
      </Part>
      <Part title={sample.bare}>
        <div className="max-w-reading">
          <Film videoId="aqz-KE-bpKQ" title={sample.bare} playLabel={playLabel} />
        </div>
      </Part>
    </>
  );
}
