import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { text } from '#contract/fields.ts';
import { valuesOf } from '#app/forms/form-values.ts';
import { pictureFields, withoutPictures } from './picture-fields.ts';

const schema = z.object({ name: text(100), ...pictureFields('logo', 'photo') });
const logo = { id: 'a', url: '/uploads/a.png', width: 1, height: 1, altText: 'Een huis' };

describe('pictures of a form', () => {
  it('are described as the record has them, and bring no file until one is chosen', () => {
    expect(valuesOf(schema, { name: 'De Kade', logo, photo: { ...logo, altText: null } })).toEqual({
      name: 'De Kade',
      logo: '',
      logo_alt: 'Een huis',
      logo_decorative: false,
      logo_remove: false,
      photo: '',
      photo_alt: '',
      photo_decorative: true,
      photo_remove: false,
    });
  });

  it('decorate nothing where there is none', () => {
    expect(valuesOf(schema, { name: 'De Kade', logo: null })).toMatchObject({
      logo: '',
      logo_alt: '',
      logo_decorative: false,
      photo_decorative: false,
    });
  });

  it('leave all else that was typed to be saved', () => {
    const typed = { name: 'De Kade', altitude: 3, logo: 'a.png', logo_alt: null, photo_remove: true };
    expect(withoutPictures(schema, typed)).toEqual({ name: 'De Kade', altitude: 3 });
  });
});
