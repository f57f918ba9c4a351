import { expect, test } from 'vitest';
import { xml } from './xml.ts';

test('markup is escaped, and characters invalid in XML are removed', () => {
  expect(xml(`Profit & <b>"loss"</b> ]]>`)).toBe('Profit &amp; &lt;b&gt;&quot;loss&quot;&lt;/b&gt; ]]&gt;');
  expect(xml('a\u0000\u0008\u000b\u001f\ufffe\uffff\ud800b')).toBe('ab');
  expect(xml('a\t\n b\u202fc 🌸 é')).toBe('a\t\n b\u202fc 🌸 é');
});
