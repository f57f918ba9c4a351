export const individual = {
  userType: 'individual',
  name: 'Thandi Nkosi',
  email: 'thandi@example.co.za',
  countryCode: '+27',
  phone: '082 123 4567',
  subject: 'Provisional tax for the first time',
  message: 'I started to freelance in May. What must I file, and when?',
};

export const company = {
  ...individual,
  userType: 'company',
  entityName: 'Karoo Wool (Pty) Ltd',
  name: 'Zoë Müller-Nkosi',
  position: 'Director',
  email: 'zoe@example.co.za',
  message: 'We need a new bookkeeper.\nSecond line.',
};
