// The drawings in public/drawings: placeholders until a real photo is uploaded, and the pictures of the demo content (CC0-1.0).

export type Drawing = { key: string; url: string; alt: { nl: string; en: string } };

function drawing(kind: 'scene' | 'person', key: string, nl: string, en: string): Drawing {
  return { key, url: `/drawings/${kind}-${key}.svg`, alt: { nl, en } };
}

export const SCENES: readonly Drawing[] = [
  drawing(
    'scene',
    'koffie',
    'Een oudere vrouw en een jonge man drinken koffie aan tafel',
    'An older woman and a young man having coffee at a table',
  ),
  drawing(
    'scene',
    'tuin',
    'Twee mensen geven water in een moestuin met een kas',
    'Two people watering a vegetable garden with a greenhouse',
  ),
  drawing(
    'scene',
    'taal',
    'Twee mensen oefenen samen Nederlands met een boek en een bord',
    'Two people practising Dutch together with a book and a board',
  ),
  drawing(
    'scene',
    'fiets',
    'Twee mensen knappen een fiets op in een werkplaats',
    'Two people mending a bicycle in a workshop',
  ),
  drawing(
    'scene',
    'lezen',
    'Een man leest voor aan twee kinderen voor een wand met boeken',
    'A man reading aloud to two children in front of a wall of books',
  ),
  drawing(
    'scene',
    'bus',
    'Een buurtbus met drie mensen aan boord',
    'A community bus with three people on board',
  ),
  drawing(
    'scene',
    'soep',
    'Twee mensen koken samen een grote pan soep',
    'Two people cooking a large pan of soup together',
  ),
  drawing(
    'scene',
    'voetbal',
    'Een trainer en twee kinderen op een voetbalveld',
    'A coach and two children on a football pitch',
  ),
  drawing(
    'scene',
    'natuur',
    'Twee mensen werken bij knotwilgen en een molen',
    'Two people working among pollard willows near a windmill',
  ),
  drawing(
    'scene',
    'wandel',
    'Een vrouw wandelt in het park met een man in een rolstoel',
    'A woman walking in the park with a man in a wheelchair',
  ),
  drawing(
    'scene',
    'laptop',
    'Een vrouw en een oudere man zitten samen achter een laptop',
    'A woman and an older man sitting at a laptop together',
  ),
];

export const PEOPLE: readonly Drawing[] = [
  drawing('person', 'marijke', 'Vrouw met grijs haar en een bril', 'Woman with grey hair and glasses'),
  drawing('person', 'yusuf', 'Man met kort zwart haar en een baard', 'Man with short black hair and a beard'),
  drawing('person', 'femke', 'Vrouw met een rossige knot', 'Woman with her auburn hair in a bun'),
  drawing('person', 'henk', 'Kale man met een bril', 'Bald man with glasses'),
  drawing('person', 'amina', 'Vrouw met een blauwe hoofddoek', 'Woman wearing a blue headscarf'),
  drawing('person', 'joost', 'Man met bruin haar en een baard', 'Man with brown hair and a beard'),
  drawing('person', 'sanne', 'Vrouw met lang bruin haar', 'Woman with long brown hair'),
  drawing('person', 'kwame', 'Man met zwarte krullen', 'Man with black curls'),
  drawing(
    'person',
    'ria',
    'Oudere vrouw met witte krullen en een bril',
    'Older woman with white curls and glasses',
  ),
  drawing('person', 'lotte', 'Vrouw met lang blond haar', 'Woman with long blonde hair'),
  drawing('person', 'dewi', 'Vrouw met halflang zwart haar', 'Woman with a black bob'),
  drawing('person', 'piet', 'Oudere man met grijs haar en een baard', 'Older man with grey hair and a beard'),
  drawing('person', 'noor', 'Vrouw met een donkere knot', 'Woman with her dark hair in a bun'),
  drawing('person', 'tomas', 'Man met bruine krullen', 'Man with brown curls'),
];

/** Which drawings show the work of a category. One that is not here has work of too many kinds for any of them. */
const fitting: Readonly<Record<string, readonly string[]>> = {
  admin: ['laptop'],
  board: ['laptop'],
  buddy: ['wandel', 'koffie'],
  comms: ['laptop'],
  finance: ['laptop'],
  host: ['koffie'],
  ict: ['laptop'],
  language: ['taal'],
  nature: ['natuur', 'tuin'],
  sport: ['voetbal'],
  transport: ['bus'],
};

export const sceneOf = (key: string | null): Drawing | undefined => SCENES.find((scene) => scene.key === key);

/** Apart from each other at least this far: a row of cards shows four. */
const inOneRow = 4;

type Pictured = { imageKey: string | null; category: string | null };

/**
 * Gives each of a list the drawing that its author chose, or one that fits its category; never one that stands beside it already. Null
 * where none is left: then the motif of the category stands there.
 */
export function choosePictures<Item extends Pictured>(items: readonly Item[]): Item[] {
  const chosen: (string | null)[] = [];
  return items.map((item) => {
    const own = sceneOf(item.imageKey)?.key;
    const fit = [...(own ? [own] : []), ...(fitting[item.category ?? ''] ?? [])];
    const beside = chosen.slice(1 - inOneRow);
    const imageKey = fit.find((key) => !beside.includes(key)) ?? null;
    chosen.push(imageKey);
    return { ...item, imageKey };
  });
}
