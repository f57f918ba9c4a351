/** As a picture's title: the picture is decoration, and screen readers skip it. */
export const DECORATION = 'decoration';
