const number = (count: number) => new Intl.NumberFormat('en-US').format(count);

export const defaultLeadListLabels = {
  list: 'Messages',
  unread: 'unread',
  open: 'open',
  waiting: 'Waits for a connection',
  maybeSpam: 'May be spam',
  undelivered: 'Notification failed',
  restore: (name: string) => `Restore ${name}`,
  loading: 'Loading messages...',
  failed: (error: string) => `The messages could not be loaded. ${error}`,
  retry: 'Try Again',
  empty: 'No messages here yet.',
  noMatch: 'No messages match your search and filters.',
  clearFilters: 'Clear filters',
  shown: (count: number) => (count === 1 ? '1 message' : `${number(count)} messages`),
  loadMore: 'Load older messages',
};

export type LeadListLabels = typeof defaultLeadListLabels;
