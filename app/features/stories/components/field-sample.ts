import { useIsLong, useSample } from '#app/features/stories/components/story.tsx';

const usual = {
  nl: {
    label: 'Voornaam',
    hint: 'Iedereen op de site kan dit zien.',
    error: 'Dit is nog niet goed ingevuld',
    blocked: 'Dit kan als je e-mailadres is bevestigd.',
    place: 'Plaats',
    choose: 'Kies iets uit de lijst',
  },
  en: {
    label: 'First name',
    hint: 'Everyone on the site can see this.',
    error: 'This is not filled in right yet',
    blocked: 'You can do this once your email address is confirmed.',
    place: 'Place',
    choose: 'Choose something from the list',
  },
};

const long = {
  nl: {
    label: 'Verantwoordelijkheidsomschrijving van de vrijwilligerscoördinator',
    hint: 'Wat iemand in deze rol doet, met wie er wordt samengewerkt, en hoeveel tijd dat in een gewone week ongeveer kost.',
    error: 'Vul een verantwoordelijkheidsomschrijving in van minstens 40 en ten hoogste 5.000 tekens',
    blocked:
      'Dit kan pas als de vrijwilligersorganisatie door een medewerker van de vrijwilligerscentrale is goedgekeurd.',
    place: 'Vestigingsplaats van de vrijwilligersorganisatie',
    choose: 'Kies een vrijwilligersvacaturebeoordelingsmogelijkheid uit de lijst',
  },
  en: {
    label: 'Description of the responsibilities of the volunteer coordinator',
    hint: 'What somebody in this role does, with whom they work, and how much time that takes in a usual week, more or less.',
    error: 'Enter a description of at least 40 and at most 5,000 characters',
    blocked: 'You can do this once the organisation has been approved by somebody of the volunteer centre.',
    place: 'Place where the volunteer organisation has its office',
    choose: 'Choose one of the ways to assess a volunteer vacancy from the list',
  },
};

/** The words of a field in a story, as long as the address asks for. */
export function useFieldSample() {
  const usualWords = useSample(usual);
  const longWords = useSample(long);
  return useIsLong() ? longWords : usualWords;
}

export const places = [
  'Aagtekerke',
  'Biggekerke',
  'Domburg',
  'Grijpskerke',
  'Middelburg',
  'Oostkapelle',
  'Sint Laurens',
  'Veere',
  'Vlissingen',
  'Vrouwenpolder',
  'Waterveen',
  'Waterveen Oost',
  'Watervliet',
  'Westkapelle',
  'Zoutelande',
].map((label) => ({ value: label.toLowerCase().replaceAll(' ', '-'), label }));
