/** How a cell of the matrix is asked: the address and body of a call about a record, and how the record is put back after it. */
import { randomUUID } from 'node:crypto';
import { password } from '#tests/support/builders.ts';
import { applicationForm, solveChallenge } from '#tests/support/applying.ts';
import { signUpForm } from '#tests/support/signing-up.ts';
import { contactPerson, newOrganization } from '#tests/support/organization-signup.ts';
import { first, second, type Session, type TestAnswer, type TestServer } from '#tests/support/server.ts';
import type { WorldRecord } from './rights-record.ts';
import { insertDevice, insertImport, insertPasskey, insertSavedFilter } from './rights-world-personal.ts';
import { stateColumns, type World } from './rights-world.ts';
import { putBackNote, putBackUser } from './rights-world-users.ts';
import type { Subject } from './expected-subjects.ts';

/** What is to be made belongs to nobody yet. */
const nothingYet: WorldRecord = {
  id: 'new',
  relation: 'own',
  status: 'approved',
  organizationStatus: 'approved',
};

/** Records that a route of this subject is tried on; null is one that is about none. */
export function recordsOf(about: Subject, world: World): readonly (WorldRecord | null)[] {
  switch (about) {
    case 'none':
      return [null];
    case 'new organization':
    case 'new organization sign-up':
      return [nothingYet];
    case 'organization':
    case 'organization list':
    case 'new vacancy':
    case 'new user':
      return world.organization;
    case 'organization to merge':
      return world.organizationToMerge;
    case 'organization to move':
      return world.organizationToMove;
    case 'organization sign-up':
      return world.organizationSignup;
    case 'join request':
    case 'join request list':
      return world.joinRequest;
    case 'vacancy':
    case 'vacancy list':
    case 'new application':
      return world.vacancy;
    case 'application':
    case 'application list':
    case 'new internal note':
      return world.application;
    case 'user':
    case 'user list':
      return world.user;
    case 'other user':
      return world.user.filter(({ of }) => of === undefined);
    case 'role holder':
      return world.user.filter(
        ({ of, relation, held }) =>
          held !== undefined || (of === undefined && /other_center|missing/.test(relation)),
      );
    case 'internal note':
      return world.internalNote;
    case 'internal note list':
      return world.internalNote.filter(({ of }) => of === undefined);
    case 'notification list':
      return world.notification;
    case 'passkey list':
      return world.passkey;
    case 'saved filter':
    case 'saved filter list':
      return world.savedFilter;
    case 'session list':
      return world.session;
    case 'audit event list':
      return world.auditEvent;
    case 'data download':
    case 'data download list':
      return world.dataDownload;
    case 'new sign-up':
      return world.newSignUp;
    case 'person to be':
      return world.personToBe;
    case 'token':
    case 'upload':
    case 'page':
    case 'notification':
    case 'session':
    case 'passkey':
    case 'import':
      return world[about];
  }
}

async function newApplication(server: TestServer, vacancyId: string, as: Session | null): Promise<unknown> {
  const proof = as ? {} : { proof: await solveChallenge(server) };
  return { data: { type: 'applications', attributes: applicationForm(vacancyId, proof) } };
}

const documentOf = (type: string, attributes: object) => ({ data: { type, attributes } });

/** What is sent to keep accounts and notes; undefined for other calls. */
function bodyAboutPeople(path: string, record: WorldRecord): unknown {
  const [role = 'organization_superuser', organization_id = record.id] = record.held ?? [];
  const invited = { email: `${randomUUID()}@post.example`, first_name: 'Kim', last_name: 'Bos' };
  if (path.endsWith('/users')) return documentOf('users', { ...invited, role, organization_id });
  if (path.endsWith('/users/:id')) return documentOf('users', { job_title: 'Coördinator' });
  if (path.endsWith('_role')) return { role, organization_id };
  if (path.endsWith('/imports/:id'))
    return documentOf('imports', { columns: ['email', 'firstName', 'lastName'] });
  if (path.endsWith('/internal_notes'))
    return documentOf('internal_notes', {
      note: 'Gebeld',
      subject_type: 'applications',
      subject_id: record.id,
    });
  return path.endsWith('/internal_notes/:id') ? documentOf('internal_notes', { note: 'Gebeld' }) : undefined;
}

const actBodies: Record<string, unknown> = {
  accept: { message: 'Welkom', reason: 'Toch wel' },
  reject: { reject_reason: 'other', reason: 'Toch niet' },
};

async function signupBody(server: TestServer, path: string, as: Session | null): Promise<unknown> {
  const proof = as ? {} : { proof: await solveChallenge(server) };
  if (path.endsWith('/join')) return { ...contactPerson(), ...proof };
  return { data: { type: 'organization_signups', attributes: { ...newOrganization(), ...proof } } };
}

/** The body that a well-meaning client would send. */
export async function bodyFor(
  server: TestServer,
  method: string,
  path: string,
  record: WorldRecord | null,
  as: Session | null,
): Promise<unknown> {
  if (method === 'PATCH' && path.endsWith('/current_user'))
    return { data: { type: 'users', attributes: { job_title: 'Buurvrouw' } } };
  if (path.endsWith('/account_removals')) return { email: 'niemand@post.example' };
  if (path.endsWith('/account_removals/confirm')) return { removal_token: 'van-niemand' };
  if (path.endsWith('/users/bulk'))
    return documentOf('user_bulk_edits', { act: 'archive', dry_run: true, user_ids: [randomUUID()] });
  if (path.endsWith('/vacancies/bulk'))
    return documentOf('vacancy_bulk_edits', {
      vacancy_ids: [randomUUID()],
      status: 'archived',
      dry_run: true,
    });
  const word = { current_password: password };
  if (method === 'POST' && path.endsWith('/one_time_codes'))
    return { data: { type: 'one_time_code_setups', attributes: word } };
  if (method === 'DELETE' && /\/(one_time_codes|passkeys\/:id)$/.test(path)) return word;
  if (path.endsWith('/one_time_codes/confirm')) return { otp_code: '000000' };
  if (method === 'POST' && path.endsWith('/recovery_codes'))
    return { data: { type: 'second_factors', attributes: { current_password: 'fout' } } };
  if (method === 'POST' && path.endsWith('/passkeys/options'))
    return { data: { type: 'passkey_options', attributes: word } };
  if (method === 'POST' && path.endsWith('/passkeys'))
    return { data: { type: 'passkeys', attributes: { name: 'Telefoon', response: '{}' } } };
  if (path.endsWith('/undo')) return { undo_id: '00000000-0000-7000-8000-000000000000' };
  if (path.endsWith('/saved_filters'))
    return { data: { type: 'saved_filters', attributes: { list: 'users', name: 'Stil', query: 'q=a' } } };
  if (method === 'PATCH' && path.endsWith('/saved_filters/:id'))
    return { data: { type: 'saved_filters', attributes: { query: 'q=b' } } };
  if (method === 'PATCH' && path.endsWith('/passkeys/:id'))
    return { data: { type: 'passkeys', attributes: { name: 'Tablet' } } };
  if (method === 'POST' && path.endsWith('/email_change'))
    return {
      data: {
        type: 'email_changes',
        attributes: { email: `${randomUUID()}@nieuw.example`, current_password: password },
      },
    };
  if (path.endsWith('/current_user/password')) {
    const fresh = 'een nieuw lang wachtwoord';
    const attributes = { current_password: 'fout', password: fresh, password_confirmation: fresh };
    return { data: { type: 'own_passwords', attributes } };
  }
  if (method === 'POST' && path.endsWith('/email_change/confirm'))
    return { confirmation_token: randomUUID() };
  if (method === 'GET' || !record) return undefined;
  // A record is archived or removed without a word.
  if (method === 'DELETE' && path.endsWith('/:id')) return undefined;
  const aboutPeople = bodyAboutPeople(path, record);
  if (aboutPeople) return aboutPeople;
  if (/organizations\/(signup|:id\/join)$/.test(path)) return signupBody(server, path, as);
  if (path.endsWith('/confirm')) return { confirmation_token: record.id };
  if (path.endsWith('/sign_in_as_user')) return { user_id: record.id };
  if (path.endsWith('/signup')) {
    const proof = as ? {} : { proof: await solveChallenge(server) };
    return { data: { type: 'signups', attributes: signUpForm({ ...proof, email: record.id }) } };
  }
  if (path.endsWith('/applications')) return newApplication(server, record.id, as);
  if (path.endsWith('/vacancies'))
    return { data: { type: 'vacancies', attributes: { title: 'Nieuw', organization_id: record.id } } };
  if (path.endsWith('/vacancies/:id/return')) return { reason: 'Vertel met wie.' };
  if (path.endsWith('/vacancies/:id') && method === 'DELETE') return {};
  if (path.endsWith('/vacancies/:id'))
    return { data: { type: 'vacancies', id: record.id, attributes: { summary: 'Anders' } } };
  if (path.endsWith('/uploads/:id'))
    return { data: { type: 'uploads', id: record.id, attributes: { alt_text: 'Een tuin' } } };
  if (path.endsWith('/organizations'))
    return {
      data: {
        type: 'organizations',
        attributes: { name: 'Nieuwe stichting', organization_type: 'NonProfit' },
      },
    };
  if (path.endsWith('/organizations/:id'))
    return {
      data: { type: 'organizations', id: record.id, attributes: { website: 'https://anders.example' } },
    };
  if (path.endsWith('/organizations/:id/approve'))
    return { data: { type: 'organizations', id: record.id, attributes: { status: 'approved' } } };
  if (path.endsWith('/organizations/:id/move')) return { center_id: String(second.id), dry_run: true };
  if (path.endsWith('/organizations/:id/merge'))
    return { organization_id: record.twin ?? randomUUID(), dry_run: true };
  if (path.includes('/organization_join_requests/')) return {};
  return actBodies[path.split('/').at(-1) ?? ''] ?? {};
}

/** The record as it was, after a call that was let through. */
export async function putBack(
  server: TestServer,
  about: Subject,
  record: WorldRecord,
  answer: TestAnswer,
  userId: string | undefined,
): Promise<void> {
  const { build, clock } = server;
  if (about === 'organization to move')
    await build.sql(first.id, 'update organizations set status = $2 where id = $1', [
      record.id,
      record.status,
    ]);
  if (about === 'organization sign-up')
    await build.sql(first.id, 'update organization_signups set confirmed_at = null where id = $1', [
      answer.body.data.id,
    ]);
  if (about === 'join request') {
    await build.sql(first.id, "update organization_join_requests set status = 'open' where id = $1", [
      record.id,
    ]);
  }
  if (about === 'vacancy')
    await build.sql(first.id, 'update vacancies set status = $2, accepted_count = 0 where id = $1', [
      record.id,
      record.status,
    ]);
  if (about === 'application') {
    const { status, withdrawn_at, decisions } = stateColumns(record.status, clock.now);
    await build.sql(
      first.id,
      'update applications set status = $2, withdrawn_at = $3, decisions = $4 where id = $1',
      [record.id, status, withdrawn_at, decisions],
    );
    await build.sql(first.id, 'update vacancies set accepted_count = 5');
  }
  if (about === 'organization')
    await build.sql(first.id, 'update organizations set status = $2 where id = $1', [
      record.id,
      record.status,
    ]);
  if (about === 'new organization')
    await build.sql(first.id, 'delete from organizations where id = $1', [answer.body.data.id]);
  if (about === 'user' || about === 'other user' || about === 'role holder')
    await putBackUser(server, record);
  if (about === 'import' && answer.status === 204)
    await build.sql(first.id, insertImport, [first.id, record.id, userId]);
  if (about === 'import') {
    await build.sql(first.id, "delete from users where signup_method = 'imported'");
    await build.sql(
      first.id,
      `update imports set status = 'open', rows = '[{"row":2,"cells":["nieuw@post.example","Kim","Bos"]}]' where id = $1`,
      [record.id],
    );
  }
  if (about === 'internal note') await putBackNote(server, record);
  if (about === 'new user')
    await build.sql(first.id, 'delete from users where id = $1', [answer.body.data.id]);
  if (about === 'new internal note')
    await build.sql(first.id, 'delete from internal_notes where id = $1', [answer.body.data.id]);
  if (about === 'passkey' && answer.status === 204)
    await build.sql(first.id, insertPasskey, [first.id, record.id, userId, record.id]);
  if (about === 'saved filter' && answer.status === 204)
    await build.sql(first.id, insertSavedFilter, [first.id, record.id, userId]);
  if (about === 'session')
    await build.sql(first.id, insertDevice, [first.id, record.id, userId, record.id, clock.now]);
  if (about === 'new vacancy')
    await build.sql(first.id, 'delete from vacancies where id = $1', [answer.body.data.id]);
  if (about === 'new application')
    await build.sql(first.id, 'delete from applications where id = $1', [answer.body.data.id]);
  if (about === 'new sign-up')
    await build.sql(first.id, 'delete from users where email = $1 and last_sign_in_at is null', [record.id]);
  if (about === 'person to be')
    await build.sql(first.id, 'delete from sessions where signed_in_by is not null');
  if (about === 'token') {
    await build.sql(first.id, 'update one_time_tokens set used_at = null where application_id = $1', [
      answer.body.data.id,
    ]);
    await build.sql(first.id, 'update applications set confirmed_at = null where id = $1', [
      answer.body.data.id,
    ]);
  }
}
