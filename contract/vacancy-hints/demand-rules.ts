/** What the rules of a language say of demands that the law allows with a reason only. */

export const demandGrounds = ['age', 'sex', 'origin', 'religion'] as const;
export type DemandGround = (typeof demandGrounds)[number];

/** The rules of one language. */
export interface DemandRules {
  demands: Readonly<Record<DemandGround, readonly RegExp[]>>;
  /** In a sentence with one of these nobody is kept out, or it is about those who are helped. */
  notMeant: RegExp;
}
