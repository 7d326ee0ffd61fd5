import { ConfirmDialog } from '@custom-designs/ui/desk';

interface DeleteQuestionProps {
  /** The kind of item, such as "post". */
  what: string;
  /** The item to delete. The dialog is open while there is one. */
  item: { readonly id: string; readonly title: string; readonly isPublic: boolean } | null;
  /** What else the editor should know. */
  note?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a record is deleted. */
export function DeleteQuestion({ what, item, note, ...actions }: DeleteQuestionProps) {
  const hints = [
    item?.isPublic &&
      'Visitors will no longer see it. Google notices after the next update of the website.',
    note,
    'It stays in the trash for 30 days.',
  ];
  return (
    <ConfirmDialog
      {...actions}
      items={item ? [{ id: item.id, title: item.title.trim() || `Untitled ${what}` }] : []}
      question={`Delete this ${what}?`}
      hint={hints.filter(Boolean).join(' ')}
    />
  );
}
