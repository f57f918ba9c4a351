/** A page for a visitor with this cookie is rendered for this request alone; an invalid toast changes nothing in it. */
export const UNSHARED = { cookie: 'toast=none' };
