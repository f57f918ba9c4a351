const signing = {
  kind: 'mandate',
  signers: [{ name: 'Thandi Nkosi', email: 'thandi@example.org' }],
  inOrder: false,
  until: '2099-01-01',
  signatures: [],
  sealed: null,
};

/** Added to what is approved, it is signed. */
export const TO_SIGN = JSON.stringify({ signing });
