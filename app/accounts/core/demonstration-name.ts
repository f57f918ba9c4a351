export const DEMONSTRATION_NAME = 'Demonstration Administrator';
