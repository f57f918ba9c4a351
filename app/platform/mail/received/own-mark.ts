/** In each mail that this site sends: one that comes back is recognised, and nobody else can make one. */
export const OWN_MARK = 'X-Site-Mark';
