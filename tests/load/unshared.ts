/** Requests with this cookie are rendered each time; the invalid toast changes nothing in the page. */
export const UNSHARED = { cookie: 'toast=none' };
