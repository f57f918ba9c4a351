/** In each mail that this site sends: one that returns is recognised, and nobody else can forge it. */
export const OWN_MARK = 'X-Site-Mark';
