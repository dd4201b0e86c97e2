/** Profile and look of each demo centre: different enough that nobody mistakes one for another. */
import * as z from 'zod/mini';
import { themeConfig, type ThemeConfig } from '#contract/theme.ts';
import { type Row } from '../insert.ts';
import { deskColumns } from './desks.ts';
import { type DemoCenter } from './accounts.ts';

interface Profile {
  tagline: string;
  taglineEn: string;
  phone: string;
  email: string;
  address: string;
  addressEn: string;
  municipality: string;
  isAnbi: boolean;
  isNov: boolean;
  check: 'before' | 'after';
  theme: ThemeConfig;
  /** Addresses of its logo, for a light and a dark ground, and of its icon; most centres have their name alone. */
  pictures?: { logo: string; darkLogo: string; icon: string };
}

const profiles: Record<string, Profile> = {
  public: {
    tagline: 'Wie maak jij deze week blij?',
    taglineEn: 'Whose week will you brighten?',
    phone: '033 000 00 18',
    email: 'hallo@vrijwilligersplein.example',
    address: 'Kom langs aan het Vrijwilligersplein 1 in Amersfoort. De koffie is gratis.',
    addressEn: 'Visit us at Vrijwilligersplein 1 in Amersfoort. The coffee is free.',
    municipality: 'GM0307',
    isAnbi: true,
    isNov: true,
    check: 'after',
    theme: {
      fonts: { heading: 'Rubik Variable', sans: 'Source Sans Pro' },
      primaryColorPreset: 'mauve',
      secondaryColorPreset: 'yellow',
      mutedColorPreset: 'stone',
      shape: 'rounded',
      header: { tabVariant: 'underline', sticky: true, languageToggle: true },
      footer: { variant: 'columns' },
    },
  },
  oldebroek: {
    tagline: 'In zes dorpen is altijd iemand die je kunt helpen.',
    taglineEn: 'In six villages there is always someone you can help.',
    phone: '0525 00 00 20',
    email: 'hallo@vacaturebank-oldebroek.example',
    address: 'Je vindt ons in dorpshuis De Brink, Dorpsplein 5 in Oldebroek. Loop gerust binnen.',
    addressEn: 'Find us in De Brink village hall, Dorpsplein 5 in Oldebroek. Just walk in.',
    municipality: 'GM0269',
    isAnbi: true,
    isNov: false,
    check: 'before',
    theme: {
      fonts: { heading: 'Work Sans Variable', sans: 'Inter Variable' },
      primaryColorPreset: 'teal',
      secondaryColorPreset: 'orange',
      mutedColorPreset: 'slate',
      shape: 'straight',
      header: { tabVariant: 'underline', sticky: true, languageToggle: false },
      footer: { variant: 'columns' },
    },
  },
  roermond: {
    tagline: 'Samen maken we de stad tussen Maas en Roer.',
    taglineEn: 'Together we make the city between Meuse and Roer.',
    phone: '0475 00 00 21',
    email: 'hallo@vrijwilligerspunt-roermond.example',
    address: 'Loop binnen aan de Tweerivierenkade 4 in Roermond.',
    addressEn: 'Drop in at Tweerivierenkade 4 in Roermond.',
    municipality: 'GM0957',
    isAnbi: false,
    isNov: true,
    check: 'before',
    theme: {
      fonts: { heading: 'Rubik Variable', sans: 'Inter Variable' },
      primaryColorPreset: 'rose',
      secondaryColorPreset: 'sky',
      mutedColorPreset: 'zinc',
      shape: 'rounded',
      header: { tabVariant: 'pill', sticky: false, languageToggle: false },
      footer: { variant: 'centered' },
    },
    pictures: {
      logo: '/drawings/logo-bridge.svg',
      darkLogo: '/drawings/logo-bridge-dark.svg',
      icon: '/drawings/icon-bridge.svg',
    },
  },
  meedoen: {
    tagline: 'Iedereen kan iets. Begin klein en doe mee.',
    taglineEn: 'Everyone has something to offer. Start small and join in.',
    phone: '0113 00 00 21',
    email: 'hallo@meedoen-bevelanden.example',
    address: 'Kom naar het Havenhuis, Loskade 3 in Goes. Je hoeft geen afspraak te maken.',
    addressEn: 'Come to the Havenhuis, Loskade 3 in Goes. No appointment needed.',
    municipality: 'GM0664',
    isAnbi: true,
    isNov: true,
    check: 'before',
    theme: {
      fonts: { heading: 'Work Sans Variable', sans: 'Source Sans Pro' },
      primaryColorPreset: 'emerald',
      secondaryColorPreset: 'yellow',
      mutedColorPreset: 'neutral',
      shape: 'straight',
      header: { tabVariant: 'block', sticky: true, languageToggle: true },
      footer: { variant: 'columns' },
    },
  },
  demo: {
    tagline: 'Kijk rond, klik overal op, er gaat niets stuk.',
    taglineEn: 'Look around and click anything. Nothing will break.',
    phone: '020 000 00 00',
    email: 'hallo@demo.example',
    address: 'Dit is een voorbeeld van een vrijwilligerscentrale. Namen en adressen zijn verzonnen.',
    addressEn: 'This is an example of a volunteer centre. Names and addresses are made up.',
    municipality: 'GM0307',
    isAnbi: false,
    isNov: false,
    check: 'after',
    theme: {
      fonts: { heading: 'Inter Variable', sans: 'Inter Variable' },
      primaryColorPreset: 'indigo',
      secondaryColorPreset: 'pink',
      mutedColorPreset: 'gray',
      shape: 'rounded',
      header: { tabVariant: 'underline', sticky: true, languageToggle: false },
      footer: { variant: 'compact' },
    },
  },
  mas4you: {
    tagline: 'Je stage is pas het begin.',
    taglineEn: 'Your internship is only the beginning.',
    phone: '0172 00 00 21',
    email: 'hallo@mas4you.example',
    address: 'Vragen over je stage? We zitten aan de Kanokade 2 in Alphen aan den Rijn.',
    addressEn: 'Questions about your internship? We are at Kanokade 2 in Alphen aan den Rijn.',
    municipality: 'GM0484',
    isAnbi: false,
    isNov: true,
    check: 'before',
    theme: {
      fonts: { heading: 'Rubik Variable', sans: 'Inter Variable' },
      primaryColorPreset: 'violet',
      secondaryColorPreset: 'lime',
      mutedColorPreset: 'zinc',
      shape: 'rounded',
      header: { tabVariant: 'pill', sticky: true, languageToggle: false },
      footer: { variant: 'compact' },
    },
  },
};

/** The row of a centre for `volunteer_center_profiles`. */
export function profileRow(center: DemoCenter): Row {
  const profile = profiles[center.key];
  if (!profile) throw new Error(`No demo profile for the centre ${center.key}`);
  return {
    volunteer_center_id: center.id,
    name: center.name,
    name_en: center.nameEn,
    tagline: profile.tagline,
    tagline_en: profile.taglineEn,
    phone_number: profile.phone,
    email: profile.email,
    address: profile.address,
    address_en: profile.addressEn,
    website_logo_url: profile.pictures?.logo,
    website_logo_dark_mode_url: profile.pictures?.darkLogo,
    favicon_url: profile.pictures?.icon,
    ...deskColumns(center.key),
    show_anbi_logo: profile.isAnbi,
    show_nov_logo: profile.isNov,
    municipality_code: profile.municipality,
    locales: center.locales,
    theme: z.parse(themeConfig, profile.theme),
    vacancy_check: profile.check,
  };
}

/** Whether a vacancy of this centre waits for its check before it is online. */
export const checksFirst = (center: DemoCenter): boolean => profiles[center.key]?.check === 'before';
