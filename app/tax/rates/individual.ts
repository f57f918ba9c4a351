import { evidence2000, individual2000 } from './individual-2000.ts';
import { evidence2001, individual2001 } from './individual-2001.ts';
import { evidence2002, individual2002 } from './individual-2002.ts';
import { evidence2003, individual2003 } from './individual-2003.ts';
import { evidence2004, individual2004 } from './individual-2004.ts';
import { evidence2005, individual2005 } from './individual-2005.ts';
import { evidence2006, individual2006 } from './individual-2006.ts';
import { evidence2007, individual2007 } from './individual-2007.ts';
import { evidence2008, individual2008 } from './individual-2008.ts';
import { evidence2009, individual2009 } from './individual-2009.ts';
import { evidence2010, individual2010 } from './individual-2010.ts';
import { evidence2011, individual2011 } from './individual-2011.ts';
import { evidence2012, individual2012 } from './individual-2012.ts';
import { evidence2013, individual2013 } from './individual-2013.ts';
import { evidence2014, individual2014 } from './individual-2014.ts';
import { evidence2015, individual2015 } from './individual-2015.ts';
import { evidence2016, individual2016 } from './individual-2016.ts';
import { evidence2017, individual2017 } from './individual-2017.ts';
import { evidence2018, individual2018 } from './individual-2018.ts';
import { evidence2019, individual2019 } from './individual-2019.ts';
import { evidence2020, individual2020 } from './individual-2020.ts';
import { evidence2021, individual2021 } from './individual-2021.ts';
import { evidence2022, individual2022 } from './individual-2022.ts';
import { evidence2023, individual2023 } from './individual-2023.ts';
import { evidence2024, individual2024 } from './individual-2024.ts';
import { evidence2025, individual2025 } from './individual-2025.ts';
import { evidence2026, individual2026 } from './individual-2026.ts';
import type { IndividualEvidence } from './evidence.ts';
import { firmIndividual } from './firm.ts';
import type { IndividualRates, SarsIndividualTable } from './individual-rates.ts';
import type { Basis } from './table-name.ts';
import type { TaxYear } from '../tax-year.ts';

/** SARS's tables for natural persons. A year that is missing here does not compile. */
export const individualTables: Record<TaxYear, SarsIndividualTable> = {
  2000: individual2000,
  2001: individual2001,
  2002: individual2002,
  2003: individual2003,
  2004: individual2004,
  2005: individual2005,
  2006: individual2006,
  2007: individual2007,
  2008: individual2008,
  2009: individual2009,
  2010: individual2010,
  2011: individual2011,
  2012: individual2012,
  2013: individual2013,
  2014: individual2014,
  2015: individual2015,
  2016: individual2016,
  2017: individual2017,
  2018: individual2018,
  2019: individual2019,
  2020: individual2020,
  2021: individual2021,
  2022: individual2022,
  2023: individual2023,
  2024: individual2024,
  2025: individual2025,
  2026: individual2026,
};

/** What each of those tables rests on: sources, confidence and what was found wrong elsewhere. */
export const individualEvidence: Record<TaxYear, IndividualEvidence> = {
  2000: evidence2000,
  2001: evidence2001,
  2002: evidence2002,
  2003: evidence2003,
  2004: evidence2004,
  2005: evidence2005,
  2006: evidence2006,
  2007: evidence2007,
  2008: evidence2008,
  2009: evidence2009,
  2010: evidence2010,
  2011: evidence2011,
  2012: evidence2012,
  2013: evidence2013,
  2014: evidence2014,
  2015: evidence2015,
  2016: evidence2016,
  2017: evidence2017,
  2018: evidence2018,
  2019: evidence2019,
  2020: evidence2020,
  2021: evidence2021,
  2022: evidence2022,
  2023: evidence2023,
  2024: evidence2024,
  2025: evidence2025,
  2026: evidence2026,
};

/** The firm's constants whatever the year, or SARS's table of the year. */
export function individualRates(basis: Basis, taxYear: TaxYear): IndividualRates {
  return basis === 'firm' ? firmIndividual : individualTables[taxYear];
}
