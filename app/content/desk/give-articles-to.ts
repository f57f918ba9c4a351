/** The firm's team, for an article without an author. */
export const TEAM = 'team';
