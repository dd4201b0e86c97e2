/** What a volunteer and an organisation of each demo centre asked it: one still waits, one was answered (CC0-1.0). */
import { fixedId } from '../../ids.ts';
import { insertRows } from '../../insert.ts';
import { demoAccounts } from '../accounts.ts';
import { accountId } from '../applications.ts';
import type { SeedNoun } from '../demo-context.ts';

const hourMs = 60 * 60 * 1000;

/** Writes them, the open one the newest. */
export const seed: SeedNoun = async (client, center, { now }) => {
  const accounts = demoAccounts(center.key);
  const [volunteer, organization, staff] = ['volunteer', 'organization_superuser', 'center_superuser'].map(
    (role) => accounts.find((one) => one.role === role),
  );
  if (!volunteer || !organization || !staff) return;
  const at = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const row = (name: string, hours: number) => ({
    volunteer_center_id: center.id,
    id: fixedId(`${center.key} contact message ${name}`),
    created_at: at(hours),
    updated_at: at(hours),
  });
  await insertRows(client, 'contact_messages', [
    {
      ...row('open', 5),
      user_id: accountId(center, volunteer),
      topic: 'activities',
      message:
        'Ik wil graag iets doen met kinderen, maar alleen op woensdagmiddag. Waar kan ik het beste beginnen?',
      status: 'open',
      answer: null,
      answered_at: null,
      answered_by_id: null,
      answered_by_name: null,
    },
    {
      ...row('answered', 50),
      user_id: accountId(center, organization),
      topic: 'vacancies',
      message: 'Onze vacature verloopt volgende week. Kunnen jullie hem een half jaar langer laten staan?',
      status: 'answered',
      answer:
        'Dat kan je zelf: open de vacature en kies een nieuwe einddatum. Wij kijken hem daarna weer na.',
      answered_at: at(26),
      answered_by_id: accountId(center, staff),
      answered_by_name: `${staff.firstName} ${staff.lastName}`,
    },
  ]);
};
