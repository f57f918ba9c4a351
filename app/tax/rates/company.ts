import { company2000, companyEvidence2000 } from './company-2000.ts';
import { company2001, companyEvidence2001 } from './company-2001.ts';
import { company2002, companyEvidence2002 } from './company-2002.ts';
import { company2003, companyEvidence2003 } from './company-2003.ts';
import { company2004, companyEvidence2004 } from './company-2004.ts';
import { company2005, companyEvidence2005 } from './company-2005.ts';
import { company2006, companyEvidence2006 } from './company-2006.ts';
import { company2007, companyEvidence2007 } from './company-2007.ts';
import { company2008, companyEvidence2008 } from './company-2008.ts';
import { company2009, companyEvidence2009 } from './company-2009.ts';
import { company2010, companyEvidence2010 } from './company-2010.ts';
import { company2011, companyEvidence2011 } from './company-2011.ts';
import { company2012, companyEvidence2012 } from './company-2012.ts';
import { company2013, companyEvidence2013 } from './company-2013.ts';
import { company2014, companyEvidence2014 } from './company-2014.ts';
import { company2015, companyEvidence2015 } from './company-2015.ts';
import { company2016, companyEvidence2016 } from './company-2016.ts';
import { company2017, companyEvidence2017 } from './company-2017.ts';
import { company2018, companyEvidence2018 } from './company-2018.ts';
import { company2019, companyEvidence2019 } from './company-2019.ts';
import { company2020, companyEvidence2020 } from './company-2020.ts';
import { company2021, companyEvidence2021 } from './company-2021.ts';
import { company2022, companyEvidence2022 } from './company-2022.ts';
import { company2023, companyEvidence2023 } from './company-2023.ts';
import { company2024, companyEvidence2024 } from './company-2024.ts';
import { company2025, companyEvidence2025 } from './company-2025.ts';
import { company2026, companyEvidence2026 } from './company-2026.ts';
import type { TaxYear } from '../tax-year.ts';
import type { SarsCompanyTable } from './company-rates.ts';
import type { CompanyEvidence } from './evidence.ts';

/** SARS's company tables, each under the tax year it is named after. Which one counts follows from a company's year-end. */
export const companyTables: Record<TaxYear, SarsCompanyTable> = {
  2000: company2000,
  2001: company2001,
  2002: company2002,
  2003: company2003,
  2004: company2004,
  2005: company2005,
  2006: company2006,
  2007: company2007,
  2008: company2008,
  2009: company2009,
  2010: company2010,
  2011: company2011,
  2012: company2012,
  2013: company2013,
  2014: company2014,
  2015: company2015,
  2016: company2016,
  2017: company2017,
  2018: company2018,
  2019: company2019,
  2020: company2020,
  2021: company2021,
  2022: company2022,
  2023: company2023,
  2024: company2024,
  2025: company2025,
  2026: company2026,
};

/** What each of those tables rests on. */
export const companyEvidence: Record<TaxYear, CompanyEvidence> = {
  2000: companyEvidence2000,
  2001: companyEvidence2001,
  2002: companyEvidence2002,
  2003: companyEvidence2003,
  2004: companyEvidence2004,
  2005: companyEvidence2005,
  2006: companyEvidence2006,
  2007: companyEvidence2007,
  2008: companyEvidence2008,
  2009: companyEvidence2009,
  2010: companyEvidence2010,
  2011: companyEvidence2011,
  2012: companyEvidence2012,
  2013: companyEvidence2013,
  2014: companyEvidence2014,
  2015: companyEvidence2015,
  2016: companyEvidence2016,
  2017: companyEvidence2017,
  2018: companyEvidence2018,
  2019: companyEvidence2019,
  2020: companyEvidence2020,
  2021: companyEvidence2021,
  2022: companyEvidence2022,
  2023: companyEvidence2023,
  2024: companyEvidence2024,
  2025: companyEvidence2025,
  2026: companyEvidence2026,
};
