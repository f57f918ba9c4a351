export const SARS_COMPANIES =
  'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/';
export const SARS_EXCLUSIONS =
  'https://www.sars.gov.za/types-of-tax/capital-gains-tax/proceeds/calculation-of-taxable-capital-gains-and-assessed-capital-losses/annual-exclusion/';
export const SARS_CAPITAL_GAINS = 'https://staging.sars.gov.za/tax-rates/income-tax/capital-gains-tax-cgt';
export const SARS_MEDICAL = 'https://www.sars.gov.za/tax-rates/medical-tax-credit-rates';
export const SARS_MEDICAL_COPY = 'https://newsarsweb.azurewebsites.net/tax-rates/medical-tax-credit-rates';
export const SARS_TURNOVER = 'https://www.sars.gov.za/tax-rates/turnover-tax';
export const SARS_TURNOVER_2014 = 'http://www.sars.gov.za/Tax-Rates/Pages/Turnover-Tax.aspx';
export const HANSARD_2000_02_23 =
  'https://www.hansards.org.za/parliamentary/2000/national-assembly/parliamentary-debates-NA-2000-02-23';
export const HANSARD_2001_02_21 =
  'https://www.hansards.org.za/parliamentary/2001/national-assembly/parliamentary-debates-NA-2001-02-21';
export const HANSARD_2001_04_05 =
  'https://www.hansards.org.za/parliamentary/2001/national-assembly/parliamentary-debates-NA-2001-04-05';
export const HANSARD_2001_05_16 =
  'https://www.hansards.org.za/parliamentary/2001/national-assembly/parliamentary-debates-NA-2001-05-16';
export const HANSARD_2002_02_20 =
  'https://www.hansards.org.za/parliamentary/2002/national-assembly/parliamentary-debates-NA-2002-02-20';
export const HANSARD_2003_02_26 =
  'https://www.hansards.org.za/parliamentary/2003/national-assembly/parliamentary-debates-NA-2003-02-26';
export const HANSARD_2005_02_23 =
  'https://www.hansards.org.za/parliamentary/2005/national-assembly/parliamentary-debates-NA-2005-02-23';
export const HANSARD_2006_02_15 =
  'https://www.hansards.org.za/parliamentary/2006/national-assembly/parliamentary-debates-NA-2006-02-15';
export const HANSARD_2007_02_21 =
  'https://www.hansards.org.za/parliamentary/2007/national-assembly/parliamentary-debates-NA-2007-02-21';
export const HANSARD_2008_02_20 =
  'https://www.hansards.org.za/parliamentary/2008/national-assembly/parliamentary-debates-NA-2008-02-20';
export const IRP5 = 'https://irp5.co.za/?p=280';
export const K_MOS_EXEMPTIONS = 'https://k-mos.com/?p=553';
export const K_MOS_CAPITAL_GAINS = 'https://k-mos.com/?paged=23';
export const NEXIA_COMPANIES = 'https://www.nexiacapetown.com/library/files/basic-html/page21.html';
export const PROPERTY24 = 'http://www.property24.com/articles/capital-gains-tax-what-you-will-pay/14822';
export const TAX4SA = 'https://github.com/chrisaxelson/tax4sa';
export const TAX_GUIDE_COMPANIES =
  'http://www.sataxguide.co.za/sars-income-tax-rates-for-companies-trusts-and-small-business-corporations-sbc/';
export const TAX_GUIDE_MEDICAL =
  'https://www.sataxguide.co.za/south-african-medical-tax-credit-rates-2013-to-2021-tax-year/';
export const TAX_GUIDE_TURNOVER =
  'http://www.sataxguide.co.za/tax-rates-for-turnover-tax-for-micro-businesses/';
