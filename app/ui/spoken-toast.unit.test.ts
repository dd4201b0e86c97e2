import { expect, test } from 'vitest';
import { spokenToast } from './spoken-toast.ts';

const action = { label: 'Draai terug', onPress: () => {} };

test.each([
  [{ title: 'Bewaard' }, 'Bewaard'],
  [{ title: 'Bewaard', message: '' }, 'Bewaard'],
  [{ title: 'Bewaard', action }, 'Bewaard. Draai terug'],
  [
    { title: 'Sanne is aangenomen', message: 'Ze krijgt een mail.', action },
    'Sanne is aangenomen. Ze krijgt een mail. Draai terug',
  ],
  [{ title: 'Gelukt!', message: 'Nog even…', action }, 'Gelukt! Nog even… Draai terug'],
])('%o', (toast, said) =>
  expect(spokenToast({ message: undefined, action: undefined, ...toast })).toBe(said),
);
