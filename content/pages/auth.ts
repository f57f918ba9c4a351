import { firm } from '../firm.ts';

export const signIn = {
  heading: 'Welcome Back',
  subtext: 'Sign in to your account to access premium services',
};

export const signUp = {
  heading: `Join ${firm.name}`,
  subtext: 'Create your account to get started with professional accounting services',
  consent:
    'By opening an account you agree to our [terms](/terms). How we keep what you enter is in our [privacy policy](/privacy).',
};
