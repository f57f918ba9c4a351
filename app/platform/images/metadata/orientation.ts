const TAG = 0x0112;
const MOST_ENTRIES = 500;

/** 1 to 8, from the TIFF part of Exif; 1 (upright) if absent. */
export function orientationIn(bytes: Buffer): number {
  const tiff = bytes.toString('latin1', 0, 6) === 'Exif\0\0' ? bytes.subarray(6) : bytes;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  try {
    const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    const entries = Array.from(
      { length: Math.min(short(start), MOST_ENTRIES) },
      (_, at) => start + 2 + 12 * at,
    );
    const found = entries.find((at) => short(at) === TAG);
    const orientation = found === undefined ? 1 : short(found + 8);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  } catch {
    return 1;
  }
}

/** The smallest Exif with it: one directory with one entry. Null for an upright picture. */
export function tiffOf(orientation: number): Buffer | null {
  if (orientation === 1) return null;
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
