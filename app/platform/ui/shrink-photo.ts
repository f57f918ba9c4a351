const QUALITY = 0.85;

/** Upright, and without what the camera wrote about place and device. */
export async function shrunk(picture: ImageBitmap, file: File, longest: number): Promise<File> {
  const { canvas } = drawn(picture, longest);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob || blob.size >= file.size) return file;
  const name = `${file.name.replace(/\.[a-z0-9]{1,5}$/i, '')}.jpg`;
  return new File([blob], name, { type: blob.type, lastModified: file.lastModified });
}

/** White shows through transparent parts. */
export function drawn(picture: ImageBitmap, longest: number, { isRead = false } = {}) {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  );
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: isRead });
  if (!pen) throw new Error('This browser draws nothing.');
  pen.imageSmoothingQuality = 'high';
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return { canvas, pen, width: canvas.width, height: canvas.height };
}
