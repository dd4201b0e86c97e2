/** What a task is to the queue: a function of its payload, told about its run. */
import type { RegularTaskName, TaskName, TaskPayload } from './queue.ts';

/** Where a job's lines go; pino has this form. */
export interface JobLog {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
}

/** What a task may know of its run. */
export interface JobRun {
  /** Aborted when the process stops: end soon, the queue tries again later. */
  signal: AbortSignal;
  /** The queue gives up after this one. */
  isLastAttempt: boolean;
}

/** A function for each task; one that is missing fails to compile. */
export type Tasks = {
  [Name in TaskName]: (payload: TaskPayload<Name>, job: JobRun) => Promise<void>;
} & { [Name in RegularTaskName]: (payload: unknown, job: JobRun) => Promise<void> };
