/** A page for a visitor with this cookie is rendered only for this request; an invalid toast changes nothing in it. */
export const UNSHARED = { cookie: 'toast=none' };
