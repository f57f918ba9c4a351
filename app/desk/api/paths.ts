export const FIRM_API = '/api/firm/v1';
