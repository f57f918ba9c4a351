import { CONTENT_PATH } from '#app/content/core/content-path.ts';

export const PICTURES_PATH = `${CONTENT_PATH}/pictures`;
export const PICTURES_FOR_SCRIPT = `${PICTURES_PATH}.json`;

export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/avif,image/svg+xml';
