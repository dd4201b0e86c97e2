import { Part, Story, useIsLong, useSample } from '#app/features/stories/components/story.tsx';
import { useFrame, type OwnOrganizations } from '#app/shell/frame.ts';
import { OrganizationSwitch } from '#app/shell/organization-switch.tsx';

/** A state: what the frame holds, and the switch that it gives. */
function State({ title, own, note }: { title: string; own: OwnOrganizations; note: string }) {
  const chosen = own.list.find(({ id }) => id === own.currentId)?.name ?? '–';
  return (
    <Part title={title}>
      <p className="t-sm text-soft">{note}</p>
      <p>
        <code>currentId</code>: {chosen}
      </p>
      <div className="w-64 max-w-full rounded-card border border-line bg-surface p-2 empty:hidden [&>form]:mt-0 [&>form]:border-t-0">
        <OrganizationSwitch own={own} />
      </div>
    </Part>
  );
}

const samples = {
  nl: {
    school: 'Buurtschool De Linde',
    garden: 'Stadstuin',
    long: 'Stichting Vrijwilligersondersteuning en Mantelzorgnetwerk Noordoost-Veluwe',
    mine: 'Zoals het nu voor jou is.',
    none: 'Geen organisatie: er valt niets te kiezen.',
    one: 'Eén organisatie is vanzelf gekozen.',
    several: 'Zonder keuze komt een school of centrale eerst.',
    gone: 'De gekozen organisatie staat niet meer in de lijst: de keuze is gewist en de eerste geldt.',
    failed: 'De lijst kon niet worden geladen: gemeld, en de pagina werkt door.',
  },
  en: {
    school: 'Linden School',
    garden: 'City Garden',
    long: 'Foundation for the Support of Volunteers and Informal Carers North-East Veluwe',
    mine: 'As it is for you now.',
    none: 'No organisation: there is nothing to choose.',
    one: 'A single organisation is chosen by itself.',
    several: 'Without a choice a school or centre comes first.',
    gone: 'The chosen organisation is no longer in the list: the choice is cleared and the first one holds.',
    failed: 'The list could not be loaded: reported, and the page goes on.',
  },
};

export default function UserStoreStory() {
  const sample = useSample(samples);
  const isLong = useIsLong();
  const mine = useFrame()?.user?.organizations;
  const garden = { id: 'garden', name: isLong ? sample.long : sample.garden };
  const school = { id: 'school', name: sample.school };
  const state = (list: OwnOrganizations['list'], currentId: string | null): OwnOrganizations => ({
    hasFailed: false,
    list,
    currentId,
  });
  return (
    <Story title="user-store">
      {mine && <State title="mine" own={mine} note={sample.mine} />}
      <State title="none" own={state([], null)} note={sample.none} />
      <State title="one" own={state([garden], 'garden')} note={sample.one} />
      <State title="several" own={state([garden, school], 'school')} note={sample.several} />
      <State title="gone" own={state([garden, { ...school, id: 'other' }], 'garden')} note={sample.gone} />
      <State title="failed" own={{ hasFailed: true, list: [], currentId: null }} note={sample.failed} />
    </Story>
  );
}
