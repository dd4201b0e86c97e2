/** What could be undone of an organisation that goes to another centre, or becomes one with another. */
import type { OrganizationPart } from '#server/http/organization-parts.ts';

export const undoMoving: OrganizationPart = {
  tables: {
    undos: {
      moving:
        'stay and go within the hour: what they would take back is no longer here, so a press is refused as overtaken',
      merging: 'stay and go within the hour: what has changed since is not taken back',
    },
  },
};
