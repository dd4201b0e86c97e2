/** The calls of volunteer centers. */
import { call } from '../call.ts';
import { volunteerCenters } from '../volunteer-centers.ts';
import { pageSizeMax } from '../jsonapi.ts';

export const volunteerCenterCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/volunteer_centers',
    summary: 'All volunteer centres',
    answers: volunteerCenters,
    list: { ...volunteerCenters, sorts: ['name', 'key'], pageSize: pageSizeMax },
  }),
  current: call({
    method: 'GET',
    path: '/api/v1/volunteer_centers/current',
    summary: 'The centre of this site',
    answers: volunteerCenters,
  }),
};
