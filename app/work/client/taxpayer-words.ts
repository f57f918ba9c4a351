export const ROLE_HINT =
  'An owner also decides who else may act, and accepts proposals. A contributor sees and sends everything else.';
