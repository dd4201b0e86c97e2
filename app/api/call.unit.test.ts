import { describe, expect, it } from 'vitest';
import { vacancies } from '#contract/vacancies.ts';
import { formErrors } from './api-error.ts';
import type { ApiCall } from '#contract/page-gift.ts';
import { addressOf, createApi, documentOf } from './client.ts';

const vacancy = {
  type: 'vacancies',
  id: 'v1',
  attributes: { title: 'Tuin', organization_name: 'Kade' },
  relationships: {
    organization: { data: { type: 'organizations', id: 'o1' } },
    categories: { data: [{ type: 'categories', id: 'c1' }] },
  },
  meta: { can: { apply: true } },
};
const organization = {
  type: 'organizations',
  id: 'o1',
  attributes: { name: 'Kade' },
  relationships: { vacancies: { data: [{ type: 'vacancies', id: 'v1' }] } },
};

function apiWith(status: number, body: unknown) {
  const calls: ApiCall[] = [];
  const send = async (call: ApiCall) => {
    calls.push(call);
    return { status, body };
  };
  return { api: createApi(send), calls };
}

describe('reading', () => {
  it('flattens a record and resolves what was included', async () => {
    const { api, calls } = apiWith(200, { data: vacancy, included: [organization] });
    const found = await api.getOne(vacancies, '/api/v1/vacancies/v1', { include: ['organization'] });
    expect(calls[0]?.url).toBe('/api/v1/vacancies/v1?include=organization');
    expect(found).toMatchObject({ id: 'v1', title: 'Tuin', organizationName: 'Kade', can: { apply: true } });
    expect(found.organization?.name).toBe('Kade');
    expect(found.categories).toEqual([{ type: 'categories', id: 'c1' }]);
  });

  it('gives a list with its pagination and meta', async () => {
    const pagination = { current: 1, first: 1, prev: null, next: 2, last: 2, records: 13 };
    const { api } = apiWith(200, { data: [vacancy], meta: { pagination, forgiven: false } });
    const found = await api.getList(vacancies, '/api/v1/vacancies');
    expect(found.items.map(({ title }) => title)).toEqual(['Tuin']);
    expect([found.pagination, found.meta]).toEqual([pagination, { forgiven: false }]);
  });

  it('makes the error page of a refusal', async () => {
    const { api } = apiWith(403, {
      errors: [{ status: '403', code: 'wrong_center', title: '', detail: 'wrong center: x' }],
    });
    await expect(api.getOne(vacancies, '/x')).rejects.toMatchObject({
      init: { status: 403 },
      data: { message: 'wrong center: x' },
    });
    const signedOut = apiWith(401, { errors: ['You need to sign in'] });
    await expect(signedOut.api.getOne(vacancies, '/x')).rejects.toMatchObject({ init: { status: 401 } });
  });
});

describe('writing', () => {
  it('makes a document in snake_case, without what is absent', () => {
    expect(documentOf('vacancies', { hoursMin: null, title: undefined, titleEn: 'A' }, 'v1')).toEqual({
      data: { type: 'vacancies', id: 'v1', attributes: { hours_min: null, title_en: 'A' } },
    });
  });

  it('gives a form its problems by field', async () => {
    const problem = (pointer: string | undefined, detail: string) => ({
      status: '422',
      code: 'blank',
      title: '',
      detail,
      ...(pointer && { source: { pointer } }),
    });
    const { api } = apiWith(422, {
      errors: [
        problem('/data/attributes/first_name', 'een'),
        problem('/data/attributes/first_name', 'twee'),
        problem('/data/attributes/age_group_ids/0', 'drie'),
        problem(undefined, 'vier'),
      ],
    });
    const error: unknown = await api.post(vacancies, '/x', {}).catch((thrown: unknown) => thrown);
    expect(formErrors(error)).toMatchObject({
      fields: { firstName: 'een', ageGroupIds: 'drie' },
      general: ['vier'],
    });
    expect(() => formErrors(new TypeError('ours'))).toThrow('ours');
  });
});

describe('addresses', () => {
  it('follows the grammar of the API and leaves out what is empty', () => {
    const address = addressOf('/v', {
      filter: { dayPart: ['a', 'b'], q: '', near: null },
      sort: '-createdAt',
      page: { number: 2, size: 12 },
    });
    expect(decodeURIComponent(address)).toBe(
      '/v?filter[day_part]=a,b&sort=-created_at&page[number]=2&page[size]=12',
    );
  });
});
