/** Stands for the team of the firm: an article without an author. */
export const TEAM = 'team';
