/** In the place of a picture’s title: it says nothing, and who cannot see it is told nothing of it. */
export const DECORATION = 'decoration';
