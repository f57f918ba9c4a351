import { expect, test } from 'vitest';
import { accountRefusal, branchRefusal, doubtsOfAccount, plainDigits } from './bank-accounts.ts';

test('a branch code has six digits, and one that lost its zero is asked about', () => {
  expect(['', '250655', '051001'].map(branchRefusal)).toEqual(['', '', '']);
  expect(branchRefusal('51001')).toContain('051001');
  for (const code of ['25-06-55x', '2506555', 'FNB']) expect(branchRefusal(code), code).not.toBe('');
  expect(branchRefusal(plainDigits('25-06-55'))).toBe('');
});

test('an account number is digits, and an unusual length is only doubted', () => {
  for (const number of ['62000000001', '4050000001', '400000003', '10000004', '620000000012345'])
    expect(accountRefusal(number), number).toBe('');
  for (const number of ['', '62000000A01', '1234']) expect(accountRefusal(number), number).not.toBe('');
  expect(accountRefusal(plainDigits('6200 0000 001'))).toBe('');
  const account = { bank: 'FNB', branchCode: '250655', accountNumber: '62000000001' };
  expect(doubtsOfAccount(account)).toEqual([]);
  expect(doubtsOfAccount({ ...account, accountNumber: '620000000012345' })).toHaveLength(1);
});

test('a branch code of another bank is doubted, one that no list has is not', () => {
  const account = { accountNumber: '62000000001' };
  expect(doubtsOfAccount({ ...account, bank: 'Absa', branchCode: '250655' })).toHaveLength(1);
  expect(doubtsOfAccount({ ...account, bank: 'Absa', branchCode: '334408' })).toEqual([]);
  expect(doubtsOfAccount({ ...account, bank: 'TymeBank', branchCode: '678910' })).toEqual([]);
  expect(doubtsOfAccount({ ...account, bank: 'Karoo Mutual', branchCode: '250655' })).toEqual([]);
});
