/**
 * What becomes of the rows that hang on an organisation, when it goes to another centre and when it becomes one with another: for
 * each table that names an organisation, a vacancy, an application or any record at all. A new table of that kind gets its line
 * here, and its step in both commands; a test compares this with the database.
 */
export const organizationTables: Record<string, { moving: string; merging: string }> = {
  organizations: {
    moving: 'goes along with its id; those that went into it before are forgotten',
    merging: 'the one that goes stays as a deleted row that says where it went',
  },
  vacancies: { moving: 'go along, as they are', merging: 'become the other’s' },
  vacancy_words: {
    moving: 'follow their vacancies, by triggers of the database',
    merging: 'follow their vacancies, which bear the other’s name from then on',
  },
  applications: {
    moving:
      'open and accepted ones go along, as people gave them to the organisation; ended ones without the person, as nobody needs that any more; unconfirmed ones go away',
    merging: 'become the other’s',
  },
  user_roles: {
    moving: 'its people get the role in the new centre, with the account that they have or get there',
    merging: 'become the other’s, once each',
  },
  organization_join_requests: {
    moving: 'open ones go along, with an account like those of its people; answered ones go away',
    merging: 'become the other’s, unless it was asked or answered there already',
  },
  organization_signups: {
    moving: 'go away: the link in that mail leads to the old centre',
    merging: 'become the other’s',
  },
  internal_notes: {
    moving:
      'on applications they go along, as the organisation reads those too; what the centre wrote for itself goes away, as it is not the other’s to read',
    merging: 'become the other’s',
  },
  notifications: {
    moving: 'go away: they lead to what is no longer here',
    merging: 'lead to the other',
  },
  one_time_tokens: {
    moving: 'go away with the applications: applicants get a mail with a new link',
    merging: 'stay: the application is the same',
  },
  undos: {
    moving:
      'stay and go within the hour: what they would take back is no longer here, so a press is refused as overtaken',
    merging: 'stay and go within the hour: what has changed since is not taken back',
  },
  audit_events: {
    moving: 'stay: they are the old centre’s record',
    merging: 'stay, and are read with those of the other',
  },
};
