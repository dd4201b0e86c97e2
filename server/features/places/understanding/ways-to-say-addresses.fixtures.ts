/** More ways to say a place, as in ways-to-say.fixtures.ts: within an address, by another place, and two at once. */
export const waysToSayAddresses: Readonly<Record<string, readonly string[]>> = {
  'Soest / Soest / Utrecht': [
    'Soest, Utrecht',
    'Soest (Utrecht)',
    'Soest Utrecht',
    'Soest, provincie Utrecht',
  ],
  'Ede / Ede / Gelderland': ['Ede, Gelderland', 'Ede, provincie Gelderland'],
  'Amersfoort / Amersfoort / Utrecht': [
    'Stationsplein 1, Amersfoort',
    'Stationsplein 1 Amersfoort',
    'Stationsplein, Amersfoort',
    'Stationsplein 1a te Amersfoort',
    'Kerkstraat 12 bis, Amersfoort, Nederland',
    'Amersfoort, Stationsplein 1',
    'Stationsplein 1\u00A0Amersfoort',
    'Stationsplein 1, Amersfoort, Utrecht',
    'Stationsplein 1, Amersfoort, Nederland',
  ],
  'Rotterdam / Rotterdam / Zuid-Holland': ['Coolsingel 40, Rotterdam'],
  "Den Haag / 's-Gravenhage / Zuid-Holland": ['Laan van Meerdervoort 5, Den Haag', 'Spui 70 Den Haag'],
  'Hoevelaken / Nijkerk / Gelderland': [
    'Hoevelaken gem. Nijkerk',
    'Hoevelaken gemeente Nijkerk',
    'Hoevelaken (gem. Nijkerk)',
    'Hoevelaken bij Amersfoort',
  ],
  'Hengelo / Bronckhorst / Gelderland': ['Kerkstraat 5, Hengelo, Gelderland'],
  'Elst / Overbetuwe / Gelderland': ['Elst bij Arnhem'],
  'Bergen / Bergen (L.) / Limburg': ['Bergen, prov. Limburg'],
  'Woudenberg / Woudenberg / Utrecht': ['Woudenberg-Scherpenzeel', 'Woudenberg en Scherpenzeel'],
  'Baarn / Baarn / Utrecht': ['Baarn/Soest', 'Baarn & Soest'],
};
