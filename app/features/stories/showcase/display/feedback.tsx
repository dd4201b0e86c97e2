import { useState } from 'react';
import { HousePart } from '#app/drawings/house-part.tsx';
import { Part, useIsLong, useSample } from '#app/features/stories/components/story.tsx';
import { AsyncState, type AsyncData } from '#app/ui/async-state.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorInPlace } from '#app/ui/error-in-place.tsx';
import { Meter } from '#app/ui/meter.tsx';
import { NoResults } from '#app/ui/no-results.tsx';
import { NoRights } from '#app/ui/no-rights.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { Spinner } from '#app/ui/spinner.tsx';

const samples = {
  nl: {
    loading: 'Vacatures worden geladen',
    coming: 'Laden',
    empty: 'Leeg, niets gevonden, geen toegang, mis',
    done: 'Alles is beantwoord',
    nice: 'Mooi werk.',
    see: 'Bekijk alle aanmeldingen',
    wider: 'Binnen 15 km',
    fewer: 'Zonder ‘koken’',
    help: 'Zoek ruimer, of laat weten dat je hierop wacht.',
    tell: 'Mail me als er iets is',
    kept: 'Je bericht is bewaard.',
    notices: 'Mededelingen',
    notice: 'Deze vacature verloopt over 3 dagen',
    noticeText: 'Daarna staat hij niet meer in de zoeker.',
    extend: 'Verleng met een maand',
    progress: 'Voortgang',
    profile: 'Jouw profiel',
    steps: '3 van de 5 stappen',
    import: 'Mensen inlezen',
    share: '480 van 1.208',
    states: 'Gegevens',
    long: 'Vrijwilligersvacaturebeoordelingsformulieren zijn allemaal beantwoord en doorgestuurd',
    idle: 'Nog niets gevraagd',
    wait: 'Bezig…',
    items: ['Koken voor de buurttafel', 'Fietsen met ouderen'],
  },
  en: {
    loading: 'Loading vacancies',
    coming: 'Loading',
    empty: 'Empty, nothing found, no access, failed',
    done: 'Everything is answered',
    nice: 'Nice work.',
    see: 'Show all applications',
    wider: 'Within 15 km',
    fewer: 'Without ‘cooking’',
    help: 'Search wider, or tell us you are waiting for it.',
    tell: 'Mail me when there is something',
    kept: 'Your message is kept.',
    notices: 'Notices',
    notice: 'This vacancy expires in 3 days',
    noticeText: 'After that it is no longer in the search.',
    extend: 'Extend by a month',
    progress: 'Progress',
    profile: 'Your profile',
    steps: '3 of the 5 steps',
    import: 'Importing people',
    share: '480 of 1,208',
    states: 'Data',
    long: 'All volunteer vacancy assessment forms have been answered and passed on',
    idle: 'Nothing asked yet',
    wait: 'Busy…',
    items: ['Cooking for the neighbourhood', 'Cycling with older people'],
  },
};

function Nothing() {
  const sample = useSample(samples);
  const [tries, setTries] = useState(0);
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <EmptyState
        level={3}
        title={useIsLong() ? sample.long : sample.done}
        drawing={<HousePart kind="house" />}
        action={
          <ButtonLink kind="line" href="#all">
            {sample.see}
          </ButtonLink>
        }
      >
        {sample.nice}
      </EmptyState>
      <NoResults
        level={3}
        drawing={<HousePart kind="tree" />}
        steps={[
          { href: '#wider', label: sample.wider },
          { href: '#fewer', label: sample.fewer },
        ]}
        action={<Button kind="soft">{sample.tell}</Button>}
      >
        {sample.help}
      </NoResults>
      <NoRights level={3} />
      <ErrorInPlace level={3} onAgain={() => setTries(tries + 1)} isBusy={tries % 2 === 1}>
        {sample.kept}
      </ErrorInPlace>
    </div>
  );
}

/** Success has two faces: with something in it, and without. */
const nameOf = (state: AsyncData<string[]>): string =>
  state.status === 'success' && state.data.length === 0 ? 'success, []' : state.status;

function Data() {
  const sample = useSample(samples);
  const states: AsyncData<string[]>[] = [
    { status: 'idle' },
    { status: 'pending' },
    { status: 'success', data: sample.items },
    { status: 'success', data: [] },
    { status: 'error', error: null, data: sample.items },
  ];
  const [at, setAt] = useState(1);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {states.map(nameOf).map((name, index) => (
          <Button key={name} size="small" kind={index === at ? 'soft' : 'line'} onClick={() => setAt(index)}>
            {name}
          </Button>
        ))}
      </div>
      <AsyncState
        state={states[at] ?? { status: 'idle' }}
        idle={<p className="text-soft">{sample.idle}</p>}
        isEmpty={(items) => items.length === 0}
        empty={<EmptyState level={3} title={sample.done} />}
        onAgain={() => setAt(1)}
      >
        {(items) => (
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </AsyncState>
    </>
  );
}

export default function FeedbackStory() {
  const sample = useSample(samples);
  return (
    <>
      <Part title={sample.coming}>
        <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-2">
          <Skeleton label={sample.loading} picture />
          <Skeleton label={sample.loading} kind="table" />
          <Skeleton label={sample.loading} kind="cards" />
          <Skeleton label={sample.loading} kind="detail" />
        </div>
        <p className="flex items-center gap-2">
          <Spinner /> {sample.wait}
        </p>
      </Part>
      <Part title={sample.empty}>
        <Nothing />
      </Part>
      <Part title={sample.states}>
        <Data />
      </Part>
      <Part title={sample.notices}>
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          {(['info', 'success', 'warning', 'danger'] as const).map((kind) => (
            <Notice
              key={kind}
              kind={kind}
              title={sample.notice}
              action={
                <a className="link" href="#extend">
                  {sample.extend}
                </a>
              }
            >
              {sample.noticeText}
            </Notice>
          ))}
        </div>
      </Part>
      <Part title={sample.progress}>
        <div className="grid max-w-form gap-6">
          <Meter label={sample.profile} value={0.6} text={sample.steps} />
          <Meter kind="progress" label={sample.import} value={480 / 1208} text={sample.share} />
        </div>
      </Part>
    </>
  );
}
