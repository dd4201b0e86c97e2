export default {
  look: 'Zo getoond',
  mode: { light: 'Licht', dark: 'Donker' },
  shape: { rounded: 'Rond', straight: 'Recht' },
  preset: { own: 'Eigen kleur', yellow: 'Geel' },
  text: { normal: 'Gewone letters', large: 'Letters van 200%' },
  words: { usual: 'Gewone woorden', long: 'Langste woorden' },
  block: { usual: 'Gewoon', long: 'Langst', short: 'Kortst', bare: 'Zonder beeld' },
  all: 'Alle onderdelen',
};
