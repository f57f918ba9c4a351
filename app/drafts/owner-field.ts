/** Names the account that the page was made for. */
export const OWNER_FIELD = 'draftOwner';
