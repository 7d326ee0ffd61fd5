const number = (count: number) => new Intl.NumberFormat('en-US').format(count);

export const defaultLeadListLabels = {
  list: 'Messages',
  unread: 'unread',
  open: 'open',
  waiting: 'Waiting to sync',
  maybeSpam: 'Possible spam',
  undelivered: 'Notification failed',
  preferred: (day: string) => `for ${day}`,
  restore: (name: string) => `Restore ${name}`,
  loading: 'Loading messages...',
  failed: (error: string) => `The messages couldn’t be loaded. ${error}`,
  retry: 'Try again',
  empty: 'No messages here yet.',
  noMatch: 'No messages match your search and filters.',
  clearFilters: 'Clear filters',
  shown: (count: number) => (count === 1 ? '1 message' : `${number(count)} messages`),
  loadMore: 'Load older messages',
};

export type LeadListLabels = typeof defaultLeadListLabels;
