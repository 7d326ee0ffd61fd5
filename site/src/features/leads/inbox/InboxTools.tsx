import { Button } from '@custom-designs/ui/components/Button';
import { Icon } from '@custom-designs/ui/components/Icon';
import { toast } from '@custom-designs/ui/components/Toast';
import { Tooltip } from '@custom-designs/ui/components/Tooltip';
import { useMutation } from '@tanstack/react-query';
import { Download, Keyboard } from 'lucide-react';
import { tellFailure } from '../../admin/index.ts';
import { type LeadQuestion, listAllLeads } from './adapter/index.ts';
import { toCsv } from './csv.ts';
import type { InboxContent } from './display.ts';

function save(csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `messages-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}

interface InboxToolsProps {
  /** Which messages are shown. Null if none are. */
  question: LeadQuestion | null;
  content: InboxContent;
  isDisabled: boolean;
  onHelp: () => void;
}

/** Actions for the whole screen, such as the export of all matching messages as CSV. */
export function InboxTools({ question, content, isDisabled, onHelp }: InboxToolsProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (asked: LeadQuestion) => {
      const leads = await listAllLeads(asked);
      save(await toCsv(leads, content));
      return leads.length;
    },
    onSuccess: (count) =>
      void toast({ title: count === 1 ? '1 message exported' : `${count} messages exported` }),
    onError: (error) => tellFailure('Failed to export messages', error),
  });
  return (
    <>
      {question && (
        <Tooltip content="Export these messages as CSV">
          <Button
            variant="ghost"
            size="icon"
            aria-label="Export these messages as CSV"
            isDisabled={isDisabled}
            isPending={isPending}
            onPress={() => mutate(question)}
          >
            <Icon icon={Download} />
          </Button>
        </Tooltip>
      )}
      <Tooltip content="Keyboard shortcuts">
        <Button variant="ghost" size="icon" aria-label="Keyboard shortcuts" onPress={onHelp}>
          <Icon icon={Keyboard} />
        </Button>
      </Tooltip>
    </>
  );
}
