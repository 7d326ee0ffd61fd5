import { Button } from '@custom-designs/ui/components/Button';
import { Icon } from '@custom-designs/ui/components/Icon';
import { toast } from '@custom-designs/ui/components/Toast';
import { Tooltip } from '@custom-designs/ui/components/Tooltip';
import { useMutation } from '@tanstack/react-query';
import { Download, Keyboard, type LucideIcon, Plus } from 'lucide-react';
import { tellFailure } from '../failures.ts';
import { type LeadQuestion, listAllLeads, listAllNotes } from './adapter/index.ts';
import { toCsv } from './csv.ts';
import type { InboxContent } from './display.ts';
import { today } from './followUp.ts';

function save(csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `messages-${today()}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}

interface InboxToolsProps {
  /** Which messages are shown. Null if none are. */
  question: LeadQuestion | null;
  content: InboxContent;
  isDisabled: boolean;
  /** Opens the dialog for a caller's message. */
  onCaller: () => void;
}

interface ToolProps {
  icon: LucideIcon;
  label: string;
  onPress: () => void;
  isDisabled?: boolean;
  isPending?: boolean;
}

const Tool = ({ icon, label, ...button }: ToolProps) => (
  <Tooltip content={label}>
    <Button {...button} variant="ghost" size="icon" aria-label={label}>
      <Icon icon={icon} />
    </Button>
  </Tooltip>
);

/** Opens the list of keys. */
export const HelpButton = ({ onPress }: { onPress: () => void }) => (
  <Tool icon={Keyboard} label="Keyboard shortcuts" onPress={onPress} />
);

/** Actions for the whole screen, such as the export of all matching messages as CSV. */
export function InboxTools({ question, content, isDisabled, onCaller }: InboxToolsProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (asked: LeadQuestion) => {
      const [leads, notes] = await Promise.all([listAllLeads(asked), listAllNotes()]);
      save(await toCsv(leads, notes, content));
      return leads.length;
    },
    onSuccess: (count) =>
      void toast({ title: count === 1 ? '1 message exported' : `${count} messages exported` }),
    onError: (error) => tellFailure('Failed to export messages', error),
  });
  return (
    question && (
      <>
        <Tooltip content="New message from a caller">
          <Button
            variant="ghost"
            size="compact"
            aria-label="New message from a caller"
            isDisabled={isDisabled}
            onPress={onCaller}
          >
            <Icon icon={Plus} /> New
          </Button>
        </Tooltip>
        <Tool
          icon={Download}
          label="Export these messages as CSV"
          isDisabled={isDisabled}
          isPending={isPending}
          onPress={() => mutate(question)}
        />
      </>
    )
  );
}
