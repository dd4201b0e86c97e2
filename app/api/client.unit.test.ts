import { describe, expect, it } from 'vitest';
import { applicationCalls } from '#contract/calls/applications.ts';
import { confirmationCalls } from '#contract/calls/confirmations.ts';
import { sessionCalls } from '#contract/calls/sessions.ts';
import { userCalls } from '#contract/calls/users.ts';
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import type { ApiCall } from '#contract/request-context.ts';
import { formErrors } from './api-error.ts';
import { addressOf, createApi, requestOf } from './client.ts';

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
    const found = await api.one(vacancyCalls.show, { params: { id: 'v1' }, include: ['organization'] });
    expect(calls[0]?.url).toBe('/api/v1/vacancies/v1?include=organization');
    expect(found).toMatchObject({
      type: 'vacancies',
      id: 'v1',
      title: 'Tuin',
      organizationName: 'Kade',
      can: { apply: true },
    });
    expect(found.organization?.name).toBe('Kade');
    expect(found.categories).toEqual([{ type: 'categories', id: 'c1' }]);
  });

  it('gives a list with its pagination and meta', async () => {
    const pagination = { current: 1, first: 1, prev: null, next: 2, last: 2, records: 13 };
    const { api } = apiWith(200, { data: [vacancy], meta: { pagination, forgiven: false } });
    const found = await api.list(vacancyCalls.search);
    expect(found.items.map(({ title }) => title)).toEqual(['Tuin']);
    expect([found.pagination, found.meta]).toEqual([pagination, { forgiven: false }]);
  });

  it('makes the error page of a refusal', async () => {
    const { api } = apiWith(403, {
      errors: [{ status: '403', code: 'wrong_center', title: '', detail: 'wrong center: x' }],
    });
    await expect(api.one(vacancyCalls.show, { params: { id: 'v1' } })).rejects.toMatchObject({
      init: { status: 403 },
      data: { message: 'wrong center: x' },
    });
    const signedOut = apiWith(401, { errors: ['You need to sign in'] });
    await expect(signedOut.api.list(vacancyCalls.list)).rejects.toMatchObject({ init: { status: 401 } });
  });
});

describe('writing', () => {
  it('makes a document in snake_case, with the id of the path and without what is absent', () => {
    const body = { hoursMin: null, title: undefined, titleEn: 'A' };
    expect(requestOf(vacancyCalls.update, { params: { id: 'v1' }, body })).toEqual({
      method: 'PATCH',
      url: '/api/v1/vacancies/v1',
      body: { data: { type: 'vacancies', id: 'v1', attributes: { hours_min: null, title_en: 'A' } } },
    });
  });

  it('sends the body of an act flat, and none where nothing is said', () => {
    const params = { id: 'a/1' };
    expect(
      requestOf(applicationCalls.reject, { params, body: { rejectReason: 'other', message: undefined } }),
    ).toEqual({
      method: 'POST',
      url: '/api/v1/applications/a%2F1/reject',
      body: { reject_reason: 'other' },
    });
    expect(requestOf(applicationCalls.remind, { params }).body).toBeUndefined();
    expect(requestOf(userCalls.archive, { params }).body).toBeUndefined();
    expect(requestOf(sessionCalls.removeOthers)).toEqual({
      method: 'DELETE',
      url: '/api/v1/sessions/others',
    });
  });

  it('gives what was answered with its meta, and by what it can be undone', async () => {
    const { api } = apiWith(200, {
      data: { type: 'applications', id: 'a1', attributes: { first_name: 'Noor' } },
      meta: { undo: { id: 'u1', until: '2026-01-01T00:00:00Z' } },
    });
    const { record, undo } = await api.send(applicationCalls.accept, { params: { id: 'a1' } });
    expect([record.firstName, undo]).toEqual(['Noor', 'u1']);
  });

  it('tells the answers of a call that serves two kinds of thing apart by their type', async () => {
    const { api } = apiWith(200, {
      data: { type: 'signups', id: 's1', attributes: { state: 'active' } },
      meta: { reset_password_token: 'r1' },
    });
    const { record, meta } = await api.send(confirmationCalls.confirm, { body: { confirmationToken: 't1' } });
    expect(record.type === 'signups' && record.state).toBe('active');
    expect(meta.resetPasswordToken).toBe('r1');
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
    const error: unknown = await api
      .send(vacancyCalls.publish, { params: { id: 'v1' } })
      .catch((thrown: unknown) => thrown);
    expect(formErrors(error)).toMatchObject({
      fields: { firstName: 'een', ageGroupIds: 'drie' },
      general: ['vier'],
    });
    expect(() => formErrors(new TypeError('ours'))).toThrow('ours');
  });
});

describe('addresses', () => {
  it('follows the grammar of the API and leaves out what is empty', () => {
    const address = addressOf(vacancyCalls.search, {
      filter: { dayPart: ['a', 'b'], q: '', near: null },
      sort: '-newest',
      page: { number: 2, size: 12 },
      fields: { vacancies: ['titleEn', 'organization'] },
    });
    expect(decodeURIComponent(address)).toBe(
      '/api/v1/vacancies/search?fields[vacancies]=title_en,organization&filter[day_part]=a,b&sort=-newest&page[number]=2&page[size]=12',
    );
  });
});
