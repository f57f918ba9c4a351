export const HANDED_OVER = { key: 'a time', email: 'thandi@example.org', until: '2099-01-01T00:00:00.000Z' };

const signing = {
  kind: 'mandate',
  signers: [{ name: 'Thandi Nkosi', email: 'thandi@example.org' }],
  inOrder: false,
  until: '2099-01-01',
  signatures: [],
  handedOver: HANDED_OVER,
  sealed: null,
};

/** Added to an approval, it becomes a signature. */
export const TO_SIGN = JSON.stringify({ signing });
