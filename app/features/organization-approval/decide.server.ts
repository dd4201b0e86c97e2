/** What the queue can send: yes, no, and the answer to whoever asks for a place. */
import { organizationJoinRequestCalls } from '#contract/calls/organization-join-requests.ts';
import { organizationCalls } from '#contract/calls/organizations.ts';
import { denyReasons } from '#contract/organizations.ts';
import type { Page } from '#app/api/page-context.ts';
import type { Action, ActTable } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { onToNext, paramsIn } from '#app/forms/queue-acts.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';

export type DecisionAct = 'approve' | 'deny' | 'accept' | 'decline';

/** The table of its acts. */
export function decisionActions({ api, locale }: Page, path: string): ActTable<DecisionAct> {
  const t = wordsOf(locale, 'organization-approval');
  const answerToJoin =
    (name: 'accept' | 'decline'): Action =>
    async (form) => {
      await api.send(organizationJoinRequestCalls[name], { params: paramsIn(form) });
      return { told: t(`done.${name}`), to: `${path}?${new URLSearchParams({ done: name })}` };
    };
  return {
    approve: async (form) => {
      const body = { status: 'approved' as const };
      const { record, undo } = await api.send(organizationCalls.judge, { params: paramsIn(form), body });
      return onToNext(path, form, t('done.approve', { name: record.name }), undo);
    },
    deny: async (form) => {
      const reason = denyReasons.find((one) => one === formText(form, 'reason'));
      if (!reason) return { refused: { fields: { reason: t('deny.missing') } } };
      const message = formText(form, 'message').trim() || undefined;
      const body = { status: 'denied' as const, reason, message };
      const { record, undo } = await api.send(organizationCalls.judge, { params: paramsIn(form), body });
      return onToNext(path, form, t('done.deny', { name: record.name }), undo);
    },
    accept: answerToJoin('accept'),
    decline: answerToJoin('decline'),
  };
}
