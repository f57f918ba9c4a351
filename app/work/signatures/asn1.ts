import { Constructed, fromBER, ObjectIdentifier, OctetString, type AsnType } from 'asn1js';

/** Null unless the bytes are one value, whole and with nothing behind it. */
export function valueOf(bytes: Uint8Array): AsnType | null {
  const { result, offset } = fromBER(new Uint8Array(bytes));
  return offset === bytes.length ? result : null;
}

/** Empty for what has none, or is not there. */
export function partsOf(value: AsnType | null | undefined): AsnType[] {
  return value instanceof Constructed ? value.valueBlock.value : [];
}

export function oidOf(value: AsnType | undefined): string | null {
  return value instanceof ObjectIdentifier ? value.valueBlock.toString() : null;
}

export function octetsIn(value: AsnType | undefined): Uint8Array | null {
  return value instanceof OctetString ? new Uint8Array(value.getValue()) : null;
}

/** The part with the context tag `[0]`. */
export function taggedZeroIn(parts: readonly AsnType[]): AsnType | undefined {
  return parts.find(({ idBlock }) => idBlock.tagClass === 3 && idBlock.tagNumber === 0);
}

/** As it came, not written anew. */
export function bytesRead(value: AsnType): Uint8Array {
  return new Uint8Array(value.valueBeforeDecodeView);
}

export function isSame(one: Uint8Array | null, other: Uint8Array | null): boolean {
  return one !== null && other !== null && Buffer.compare(one, other) === 0;
}
